import { calculateSubtotal, calculateTotals } from '@shop/contracts/rules/pricing.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { getTaxPercent } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'

import { useAccountT } from '../../messages.generated.ts'
import { LineList } from '../../order-summary/LineList.tsx'
import { GrandTotal, PriceBreakdown } from '../../order-summary/OrderTotals.tsx'
import { paths } from '../../paths.generated.ts'
import { SampleBadge } from '../SampleBadge.tsx'
import { MemberOrderStatus } from './MemberOrderStatus.tsx'
import { hasInvoice, type SampleOrder, toOrderSearch } from './orders.ts'
import { OrderTitle } from './OrderTitle.tsx'

interface OrderDialogProps {
  /** The dialog is closed without one. */
  order: SampleOrder | undefined
  onClose: () => void
}

export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const t = useAccountT()
  return (
    <Dialog
      open={order !== undefined}
      onClose={onClose}
      title={order && <OrderTitle id="order.title" no={order.no} />}
      footer={
        order && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('order.close')}
            </Button>
            {hasInvoice(order) && (
              <ButtonLink to={paths['account.invoice'] + toOrderSearch(order)}>
                {t('order.invoice')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {order && <OrderDetails order={order} />}
    </Dialog>
  )
}

function OrderDetails({ order }: { order: SampleOrder }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const totals = calculateTotals(order.lines, getTaxPercent())
  return (
    <Stack $gap="5">
      <Stack $row $gap="3">
        <MemberOrderStatus status={order.status} />
        {formatDay(order.date, lang)}
        <SampleBadge />
      </Stack>
      {!hasInvoice(order) && <Notice>{t('order.canceledNote')}</Notice>}
      <LineList
        lines={order.lines.map((line) => ({
          id: line.product,
          title: t(`products.${line.product}`),
          quantity: line.quantity,
          amount: <Amount hundredths={calculateSubtotal([line])} />,
        }))}
      />
      <Stack $gap="3">
        <PriceBreakdown totals={totals} />
        <GrandTotal total={totals.total} />
      </Stack>
    </Stack>
  )
}
