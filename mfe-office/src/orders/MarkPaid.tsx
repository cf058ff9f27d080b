import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { formatAmount } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { useState } from 'react'

import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { FailureNotice } from '../form/FailureNotice.tsx'
import { useSave } from '../form/useSave.ts'
import { useOrdersT } from '../messages.generated.ts'
import { markPaid } from './orders.api.ts'

/** Records that the money of an order has come, once that was confirmed: its invoice is issued by it. */
export function MarkPaid({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useSave(markPaid, () => setIsAsking(false))
  const amount = formatAmount(toHundredths(order.total), lang)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('paid.open')}</Button>
      <ConfirmDialog
        question={
          isAsking
            ? {
                title: t('paid.title', { amount }),
                text: t('paid.text'),
                confirm: t('paid.open'),
              }
            : null
        }
        busy={isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => mutate(order._id)}
      >
        <FailureNotice error={error} />
      </ConfirmDialog>
    </>
  )
}
