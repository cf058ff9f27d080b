import type { Totals } from '@shop/contracts/pricing.ts'
import { useSession } from '@shop/kernel/session'
import { CardLogos } from '@shop/ui/brand/CardLogos.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { observeBottomBar } from '@shop/ui/layout/bottom-bar.ts'
import { useId } from 'react'

import { CouponForm } from '../coupon/CouponForm.tsx'
import type { CouponControls } from '../coupon/useCoupon.ts'
import { SectionTitle } from '../layout/SectionTitle.ts'
import { useT } from '../messages.generated.ts'
import { GrandTotal, PriceBreakdown } from '../order-summary/OrderTotals.tsx'
import { SecurePaymentNote } from '../order-summary/SecurePaymentNote.tsx'
import {
  AcceptedCards,
  Summary,
  SummaryColumn,
  SummaryFooter,
} from '../order-summary/summary.styles.ts'
import { paths } from '../paths.generated.ts'
import { LoginPrompt } from '../session/LoginPrompt.tsx'
import { DeliveryPromise } from './DeliveryPromise.tsx'

export function CartSummary({ totals, coupon }: { totals: Totals; coupon: CouponControls }) {
  const t = useT()
  const session = useSession()
  const titleId = useId()
  return (
    <SummaryColumn>
      <Summary aria-labelledby={titleId}>
        <SectionTitle id={titleId}>{t('cart.summary')}</SectionTitle>
        <CouponForm coupon={coupon} />
        <PriceBreakdown totals={totals} />
        <DeliveryPromise />
      </Summary>
      <SummaryFooter ref={observeBottomBar}>
        <GrandTotal total={totals.total} />
        {session ? (
          <ButtonLink to={paths.checkout} size="l">
            {t('cart.checkout')}
          </ButtonLink>
        ) : (
          <LoginPrompt />
        )}
      </SummaryFooter>
      <AcceptedCards>
        <CardLogos label={t('cart.cards')} />
      </AcceptedCards>
      {session && <SecurePaymentNote />}
    </SummaryColumn>
  )
}
