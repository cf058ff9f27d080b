import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { formatAmount } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { createKey } from '@shop/shop-ui/send-form/create-key.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { useState } from 'react'

import { useMay } from '../access/useMay.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { FailureNotice } from '../form/FailureNotice.tsx'
import { useSave } from '../form/useSave.ts'
import { useOrdersT } from '../messages.generated.ts'
import { cancelOrder } from './orders.api.ts'

/** Cancels an order that was paid: its pieces go back to the stock and its payment to the buyer, unless that is not wanted. */
export function CancelOrder({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const { _id: id, version, refundable } = order
  const canRefund = useMay('refunds') && refundable > 0
  const [isAsking, setIsAsking] = useState(false)
  const [restock, setRestock] = useState(true)
  const [refund, setRefund] = useState(true)
  // Kept while this order is shown: sending it again is no second refund.
  const [refundId] = useState(createKey)
  const { mutate, isPending, error } = useSave(
    () => cancelOrder(id, { version, restock, refundId: canRefund && refund ? refundId : null }),
    () => setIsAsking(false),
  )
  const amount = formatAmount(toHundredths(refundable), lang)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('cancel.open')}
      </Button>
      <ConfirmDialog
        question={
          isAsking
            ? {
                title: t('cancel.title'),
                text: t('cancel.text'),
                confirm: t('cancel.submit'),
                cancel: t('cancel.dismiss'),
              }
            : null
        }
        busy={isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => mutate(undefined)}
      >
        <Checkbox
          label={t('cancel.restock')}
          checked={restock}
          onChange={(event) => setRestock(event.currentTarget.checked)}
        />
        {canRefund && (
          <Checkbox
            label={t('cancel.refund', { amount })}
            checked={refund}
            onChange={(event) => setRefund(event.currentTarget.checked)}
          />
        )}
        <FailureNotice error={error} />
      </ConfirmDialog>
    </>
  )
}
