import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { useState } from 'react'

import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { FailureNotice } from '../form/FailureNotice.tsx'
import { useSave } from '../form/useSave.ts'
import { useOrdersT } from '../messages.generated.ts'
import { closeOrder } from './orders.api.ts'

/** Closes an order that is not paid, once that was confirmed. */
export function CloseOrder({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useSave(closeOrder, () => setIsAsking(false))
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('close.submit')}
      </Button>
      <ConfirmDialog
        question={
          isAsking
            ? { title: t('close.title'), text: t('close.text'), confirm: t('close.submit') }
            : null
        }
        busy={isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => mutate(order._id)}
      >
        <FailureNotice error={error} />
      </ConfirmDialog>
    </div>
  )
}
