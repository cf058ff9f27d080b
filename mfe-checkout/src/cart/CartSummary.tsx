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
import { SecureNote } from '../order-summary/SecurePaymentNote.tsx'
import { Bar, Side, Summary, PartTitle } from '../order-summary/summary.styles.ts'
import { TotalRow } from '../order-summary/TotalRow.tsx'
import { TotalsRows } from '../order-summary/TotalsRows.tsx'

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
