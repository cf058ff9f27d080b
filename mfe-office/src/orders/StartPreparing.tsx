import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { useState } from 'react'

import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useBulkChange } from '../list/useBulkChange.ts'
import { useOrdersT } from '../messages.generated.ts'
import { isToPrepare } from './order-rules.ts'
import { changeFulfilment } from './orders.api.ts'

const startPreparing = ({ _id, version }: OfficeOrder) =>
  changeFulfilment(_id, { fulfilment: 'inWork', carrier: '', trackingNumber: '', version })

interface StartPreparingProps {
  orders: readonly OfficeOrder[]
  onDone?: () => void
}

/** Starts preparing those of several orders that wait for it, once that was confirmed. */
export function StartPreparing({ orders, onDone }: StartPreparingProps) {
  const t = useOrdersT()
  const [isAsking, setIsAsking] = useState(false)
  const toPrepare = orders.filter(isToPrepare)
  const { mutate, isPending } = useBulkChange(startPreparing, () => {
    setIsAsking(false)
    onDone?.()
  })
  const question = {
    title: t('bulk.question', { count: toPrepare.length }),
    text: t('order.nextHint'),
    confirm: t('bulk.confirm'),
  }
  return (
    <>
      <Button disabled={toPrepare.length === 0} onClick={() => setIsAsking(true)}>
        {t('bulk.start', { count: toPrepare.length })}
      </Button>
      <ConfirmDialog
        question={isAsking ? question : null}
        busy={isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => mutate(toPrepare)}
      />
    </>
  )
}
