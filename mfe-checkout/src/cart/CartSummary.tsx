import type { Totals } from '@shop/contracts/pricing.ts'
import { useSession } from '@shop/kernel'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { observeBottomBar } from '@shop/ui/layout/bottom-bar.ts'
import { useId } from 'react'

import { CouponForm } from '../coupon/CouponForm.tsx'
import type { CouponControl } from '../coupon/useCoupon.ts'
import { useT } from '../messages.ts'
import paths from '../paths.json'
import { LoginPrompt } from '../session/LoginPrompt.tsx'
import { SecureNote } from '../totals/SecureNote.tsx'
import { Bar, Side, Summary, PartTitle } from '../totals/summary.styles.ts'
import { TotalRow } from '../totals/TotalRow.tsx'
import { TotalsRows } from '../totals/TotalsRows.tsx'

export function CartSummary({ totals, coupon }: { totals: Totals; coupon: CouponControl }) {
  const t = useT()
  const session = useSession()
  const titleId = useId()
  return (
    <Side>
      <Summary aria-labelledby={titleId}>
        <PartTitle id={titleId}>{t('cart.summary')}</PartTitle>
        <CouponForm coupon={coupon} />
        <TotalsRows totals={totals} />
      </Summary>
      <Bar ref={observeBottomBar}>
        <TotalRow total={totals.total} />
        {session ? (
          <ButtonLink to={paths.checkout} size="l">
            {t('cart.checkout')}
          </ButtonLink>
        ) : (
          <LoginPrompt />
        )}
      </Bar>
      {session && <SecureNote />}
    </Side>
  )
}
