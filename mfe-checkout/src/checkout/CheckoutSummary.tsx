import type { Totals } from '@shop/contracts/pricing.ts'
import type { CartItem } from '@shop/kernel'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { observeBottomBar } from '@shop/ui/layout/bottom-bar.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useId } from 'react'

import { useT } from '../messages.ts'
import paths from '../paths.json'
import { SecureNote } from '../order-summary/SecurePaymentNote.tsx'
import { Bar, Side, Summary, PartTitle } from '../order-summary/summary.styles.ts'
import { TotalRow } from '../order-summary/TotalRow.tsx'
import { TotalsRows } from '../order-summary/TotalsRows.tsx'
import { OrderLines } from './CheckoutItems.tsx'

interface CheckoutSummaryProps {
  items: readonly CartItem[]
  totals: Totals
  /** Id of the form that the button sends. */
  form: string
  /** Whether there is a form to send yet. */
  ready: boolean
  submitting: boolean
  failure: string | null
}

export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { items, totals, form, ready, submitting, failure } = props
  const t = useT()
  const titleId = useId()
  return (
    <Side>
      <Summary aria-labelledby={titleId}>
        <Stack $row $justify="space-between">
          <PartTitle id={titleId}>{t('checkout.summary')}</PartTitle>
          <Link to={paths.cart}>{t('checkout.backToCart')}</Link>
        </Stack>
        <OrderLines items={items} />
        <TotalsRows totals={totals} />
      </Summary>
      <Bar ref={observeBottomBar}>
        {failure !== null && (
          <Notice kind="danger">
            <span dir="auto">{failure}</span>
          </Notice>
        )}
        <TotalRow total={totals.total} />
        <Button type="submit" form={form} size="l" busy={submitting} disabled={!ready}>
          {t(submitting ? 'checkout.submitting' : 'checkout.submit')}
        </Button>
      </Bar>
      <SecureNote />
    </Side>
  )
}
