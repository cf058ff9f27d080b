import type { Totals } from '@shop/contracts/pricing.ts'
import { localize } from '@shop/i18n/format.ts'
import { useCart } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { useSession } from '@shop/kernel/session'
import { CardLogos } from '@shop/ui/brand/CardLogos.tsx'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { observeBottomBar } from '@shop/ui/layout/bottom-bar.ts'
import { WhatsAppLink } from '@shop/ui/whatsapp/WhatsAppLink.tsx'
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
import type { useMinimum } from '../order-summary/useMinimum.ts'
import { paths } from '../paths.generated.ts'
import { LoginPrompt } from '../session/LoginPrompt.tsx'
import { useItemTitle } from './useItemTitle.ts'

/** A chat about what is in the cart. */
function CartQuestion() {
  const t = useT()
  const { lang } = useLanguage()
  const getTitle = useItemTitle()
  const lines = useCart().map((item) => `${item.quantity} × ${localize(getTitle(item), lang)}`)
  return <WhatsAppLink text={[t('cart.question'), ...lines].join('\n')} variant="ghost" />
}
import { DeliveryPromise } from './DeliveryPromise.tsx'

interface CartSummaryProps {
  totals: Totals
  coupon: CouponControls
  /** Whether there is enough of every line, as far as is known. */
  hasEnough: boolean
  /** Why no payment can be of the total. */
  shortfall: ReturnType<typeof useMinimum>
}

export function CartSummary({ totals, coupon, hasEnough, shortfall }: CartSummaryProps) {
  const t = useT()
  const session = useSession()
  const titleId = useId()
  const reasonId = useId()
  const isOrderable = hasEnough && (shortfall === null || shortfall.isReachable)
  const reason = session && !hasEnough ? t('cart.notOrderable') : shortfall?.text
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
        {session && !isOrderable ? (
          <Button size="l" disabled aria-describedby={reasonId}>
            {t('cart.checkout')}
          </Button>
        ) : session ? (
          <ButtonLink to={paths.checkout} size="l">
            {t('cart.checkout')}
          </ButtonLink>
        ) : (
          <LoginPrompt />
        )}
        {reason && (
          <Notice kind="warning">
            <span id={reasonId}>{reason}</span>
          </Notice>
        )}
      </SummaryFooter>
      <AcceptedCards>
        <CardLogos label={t('cart.cards')} />
      </AcceptedCards>
      {session && <SecurePaymentNote />}
      <CartQuestion />
    </SummaryColumn>
  )
}
