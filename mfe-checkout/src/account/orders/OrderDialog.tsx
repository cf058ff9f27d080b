import { calculateTotals } from '@shop/contracts/pricing.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import paths from '../../paths.json'
import { TotalRow } from '../../order-summary/TotalRow.tsx'
import { TotalsRows } from '../../order-summary/TotalsRows.tsx'
import { LineList } from './OrderItems.tsx'
import { useT } from '../messages.ts'
import { NumberedTitle } from './OrderTitle.tsx'
import { invoiced, orderAddress, type SampleOrder } from './orders.ts'
import { OrderStatus } from './OrderStatusBadge.tsx'

interface OrderDialogProps {
  /** Closed without one. */
  order: SampleOrder | undefined
  onClose: () => void
}

/** What was ordered, for how much. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={order !== undefined}
      onClose={onClose}
      title={order && <NumberedTitle id="order.title" no={order.no} />}
      footer={
        order && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('order.close')}
            </Button>
            {invoiced(order) && (
              <ButtonLink to={paths['account.invoice'] + orderAddress(order)}>
                {t('order.invoice')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {order && <Details order={order} />}
    </Dialog>
  )
}

function Details({ order }: { order: SampleOrder }) {
  const t = useT()
  const { lang } = useLanguage()
  const totals = calculateTotals(order.lines)
  return (
    <Stack $gap="5">
      <Stack $row $gap="3">
        <OrderStatus status={order.status} />
        {formatDay(order.date, lang)}
      </Stack>
      {!invoiced(order) && <Notice>{t('order.canceled')}</Notice>}
      <LineList lines={order.lines} />
      <Stack $gap="3">
        <TotalsRows totals={totals} />
        <TotalRow total={totals.total} />
      </Stack>
    </Stack>
  )
}
