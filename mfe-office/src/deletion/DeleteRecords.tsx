import type { Deletion, DeletionResult } from '@shop/contracts/wire/office-record.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { FailureNotice } from '../form/FailureNotice.tsx'
import { useSave } from '../form/useSave.ts'
import { useDeletionT } from '../messages.generated.ts'
import type { RecordApi } from '../records/record-api.ts'

interface DeleteRecordsProps {
  kind: 'product' | 'category' | 'coupon' | 'agent'
  api: Pick<RecordApi<unknown>, 'deletionQuery' | 'remove'>
  records: Deletion['records']
  onDeleted: () => void
}

/** Deletes records for good, after a dialog that says what refers to them. */
export function DeleteRecords({ kind, api, records, onDeleted }: DeleteRecordsProps) {
  const t = useDeletionT()
  const [isAsking, setIsAsking] = useState(false)
  const check = useQuery({ ...api.deletionQuery(records), enabled: isAsking })
  const { mutate, isPending, error } = useSave(
    () => api.remove(records),
    () => {
      setIsAsking(false)
      onDeleted()
    },
    t('deletion.done', { count: records.length }),
  )
  const isRefused = check.data === undefined || check.data.products > 0
  const question = {
    title: t('deletion.title', { count: records.length }),
    text: <Consequences kind={kind} uses={check.data} />,
    ...(!isRefused && { confirm: t('deletion.submit') }),
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('deletion.open')}
      </Button>
      <ConfirmDialog
        question={isAsking ? question : null}
        busy={isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => mutate(undefined)}
      >
        <FailureNotice error={error ?? check.error} />
      </ConfirmDialog>
    </>
  )
}

const referring = ['orders', 'openOrders', 'messages'] as const

interface ConsequencesProps {
  kind: DeleteRecordsProps['kind']
  /** Undefined until it is known. */
  uses: DeletionResult | undefined
}

function Consequences({ kind, uses }: ConsequencesProps) {
  const t = useDeletionT()
  if (!uses) return <p>{t('deletion.checking')}</p>
  if (uses.products > 0) return <p>{t('deletion.products', { count: uses.products })}</p>
  return (
    <Stack $gap="3">
      <p>{t(`deletion.gone.${kind}`)}</p>
      {referring.map(
        (name) =>
          uses[name] > 0 && <p key={name}>{t(`deletion.${name}`, { count: uses[name] })}</p>,
      )}
      <p>{t('deletion.final')}</p>
      {kind !== 'coupon' && <p>{t('deletion.hide')}</p>}
    </Stack>
  )
}
