import type { Totals } from '@shop/contracts/rules/pricing.ts'
import type { CartItem } from '@shop/kernel/cart'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { observeBottomBar } from '@shop/ui/layout/bottom-bar.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { font, size } from '@shop/ui/tokens/tokens.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

import { SectionTitle } from '../layout/SectionTitle.ts'
import { useT } from '../messages.generated.ts'
import { AcceptedPayments } from '../order-summary/AcceptedPayments.tsx'
import { GrandTotal, PriceBreakdown } from '../order-summary/OrderTotals.tsx'
import { ShopPromises } from '../order-summary/ShopPromises.tsx'
import { Summary, SummaryColumn, SummaryFooter } from '../order-summary/summary.styles.ts'
import { paths } from '../paths.generated.ts'
import { CheckoutItems } from './CheckoutItems.tsx'

/** The number of lines that leave the button in sight on a laptop. */
const MAX_SHORT_LINES = 4

interface CheckoutSummaryProps {
  items: readonly CartItem[]
  totals: Totals
  /** Id of the form that the button submits. */
  form: string
  formReady: boolean
  /** Why the cart cannot be ordered as it is. */
  obstacle: string | undefined
  submitting: boolean
  errorMessage: string | null
}

export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { items, totals, form, formReady, obstacle, submitting, errorMessage } = props
  const t = useT()
  const titleId = useId()
  const reasonId = useId()
  return (
    <SummaryColumn data-long={items.length > MAX_SHORT_LINES || undefined}>
      <Summary aria-labelledby={titleId}>
        <Stack $row $justify="space-between">
          <SectionTitle id={titleId}>{t('checkout.summary')}</SectionTitle>
          <Link to={paths.cart}>{t('checkout.backToCart')}</Link>
        </Stack>
        <CheckoutItems items={items} />
        <PriceBreakdown totals={totals} />
        {totals.discount === 0 && <CodeLink to={paths.cart}>{t('checkout.haveCode')}</CodeLink>}
      </Summary>
      <SummaryFooter ref={observeBottomBar}>
        {errorMessage !== null && (
          <Notice kind="danger">
            <span dir="auto">{errorMessage}</span>
          </Notice>
        )}
        {obstacle && (
          <Notice kind="warning">
            <span id={reasonId}>{obstacle}</span>
          </Notice>
        )}
        <GrandTotal total={totals.total} />
        <Button
          type="submit"
          form={form}
          size="l"
          busy={submitting}
          disabled={!formReady}
          aria-describedby={obstacle && reasonId}
        >
          {t(submitting ? 'checkout.submitting' : 'checkout.submit')}
        </Button>
      </SummaryFooter>
      <AcceptedPayments />
      <ShopPromises />
    </SummaryColumn>
  )
}

const CodeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-block-size: ${size.touch};
  font-size: ${font.s};
`
