import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { formatAmount } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { Button } from '@shop/ui/button/Button.tsx'

import { useOrdersT } from '../messages.generated.ts'
import { isToBePaid } from './order-rules.ts'

/** Copies what whoever brings an order has to know: name, phone, address, and what is to be collected. */
export function CopyForCourier({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { lang } = useLanguage()

  async function copy() {
    const amount = formatAmount(toHundredths(order.total), lang)
    const lines = [
      t('order.titleOf', { number: String(order.number) }),
      ...[order.buyerName, order.buyerPhone, order.buyerAddress],
      isToBePaid(order) && order.paymentMethod === 'cash' ? t('send.toCollect', { amount }) : '',
    ]
    try {
      await navigator.clipboard.writeText(lines.filter(Boolean).join('\n'))
      toast.success(t('courier.copied'), { id: 'office' })
    } catch {
      toast.error(t('courier.notCopied'), { id: 'office' })
    }
  }

  return (
    <Button variant="secondary" onClick={() => void copy()}>
      {t('courier.copy')}
    </Button>
  )
}
