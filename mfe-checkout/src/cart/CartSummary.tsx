import type { Totals } from '@shop/contracts/rules/pricing.ts'
import { localize } from '@shop/i18n/format.ts'
import { type CartItem, useCart } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { useSession } from '@shop/kernel/session'
import { useHref } from '@shop/router'
import { WhatsAppLink } from '@shop/shop-ui/whatsapp/WhatsAppLink.tsx'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { observeBottomBar } from '@shop/ui/layout/bottom-bar.ts'
import { useId } from 'react'

import { CouponForm } from '../coupon/CouponForm.tsx'
import type { CouponControls } from '../coupon/useCoupon.ts'
import { SectionTitle } from '../layout/SectionTitle.ts'
import { useT } from '../messages.generated.ts'
import { findLack } from '../names/missing-names.ts'
import { NameLink } from '../names/NameLink.tsx'
import { AcceptedPayments } from '../order-summary/AcceptedPayments.tsx'
import { GrandTotal, PriceBreakdown } from '../order-summary/OrderTotals.tsx'
import { ShopPromises } from '../order-summary/ShopPromises.tsx'
import { Summary, SummaryColumn, SummaryFooter } from '../order-summary/summary.styles.ts'
import type { useMinimum } from '../order-summary/useMinimum.ts'
import { paths } from '../paths.generated.ts'
import { LoginPrompt } from '../session/LoginPrompt.tsx'
import { DeliveryPromise } from './DeliveryPromise.tsx'
import { useItemTitle } from './useItemTitle.ts'

/** A chat about what is in the cart. */
function CartQuestion() {
  const t = useT()
  const { lang } = useLanguage()
  const getTitle = useItemTitle()
  const lines = useCart().map((item) => `${item.quantity} × ${localize(getTitle(item), lang)}`)
  return <WhatsAppLink text={[t('cart.question'), ...lines].join('\n')} variant="ghost" />
}

/** Leads to where the name is typed that keeps the cart from being ordered. */
function MissingName({ item }: { item: CartItem }) {
  const { lang } = useLanguage()
  const getTitle = useItemTitle()
  if (findLack(item)?.kind !== 'required') return null
  return <NameLink item={item} product={localize(getTitle(item), lang)} isNeeded />
}

interface CartSummaryProps {
  totals: Totals
  coupon: CouponControls
  /** Whether there is enough of every line, as far as is known. */
  hasEnough: boolean
  /** The first line that cannot be ordered without a name. */
  unnamed: CartItem | undefined
  /** Why no payment can be of the total. */
  shortfall: ReturnType<typeof useMinimum>
}

export function CartSummary({ totals, coupon, hasEnough, unnamed, shortfall }: CartSummaryProps) {
  const t = useT()
  const session = useSession()
  const titleId = useId()
  const reasonId = useId()
  const checkoutPath = useHref(paths.checkout)
  const isOrderable = hasEnough && !unnamed && (shortfall === null || shortfall.isReachable)
  // A visitor's discount is not the member's: the cart takes the code anew.
  const leadsOn = isOrderable && totals.discount === 0
  const obstacle = hasEnough ? unnamed && t('name.stop') : t('cart.notOrderable')
  const reason = (session && obstacle) || shortfall?.text
  return (
    <SummaryColumn>
      <Summary aria-labelledby={titleId}>
        <SectionTitle id={titleId}>{t('cart.summary')}</SectionTitle>
        <DeliveryPromise />
        <CouponForm coupon={coupon} />
        <PriceBreakdown totals={totals} />
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
          <LoginPrompt returnPath={leadsOn ? checkoutPath : undefined} />
        )}
        {reason && (
          <Notice kind="warning">
            <span id={reasonId}>{reason}</span>{' '}
            {session && hasEnough && unnamed && <MissingName item={unnamed} />}
          </Notice>
        )}
      </SummaryFooter>
      <AcceptedPayments />
      <ShopPromises />
      <CartQuestion />
    </SummaryColumn>
  )
}
