import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { useState } from 'react'

import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useBulkChange } from '../list/useBulkChange.ts'
import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { changeFulfilment } from './orders.api.ts'

const startPreparing = ({ _id, version }: OfficeOrder) =>
  changeFulfilment(_id, { fulfilment: 'inWork', carrier: '', trackingNumber: '', version })

/** What can be done with several orders at once. */
export function BulkOrders({ orders, onDone }: { orders: OfficeOrder[]; onDone: () => void }) {
  const t = useOrdersT()
  const [isAsking, setIsAsking] = useState(false)
  const toPrepare = orders.filter(({ state }) => state === 'paid')
  const paid = orders.filter(({ status }) => status === 'paid')
  const { mutate, isPending } = useBulkChange(startPreparing, () => {
    setIsAsking(false)
    onDone()
  })
  const slips = new URLSearchParams(paid.map(({ _id }) => ['order', _id]))
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
      {paid.length > 0 && (
        <ButtonLink variant="secondary" to={`${paths['order.slips']}?${slips}`}>
          {t('bulk.slips', { count: paid.length })}
        </ButtonLink>
      )}
      <ConfirmDialog
        question={isAsking ? question : null}
        busy={isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => mutate(toPrepare)}
      />
    </>
  )
}
