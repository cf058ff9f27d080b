import type { Deletion, DeletionResult } from '@shop/contracts/wire/office-record.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { useQuery } from '@tanstack/react-query'

import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { FailureNotice } from '../form/FailureNotice.tsx'
import { useSave } from '../form/useSave.ts'
import { useDeletionT } from '../messages.generated.ts'
import type { RecordApi } from '../records/record-api.ts'

export type DeletableKind = 'product' | 'category' | 'coupon' | 'agent' | 'post'

export interface DeleteRecordsProps {
  kind: DeletableKind
  api: Pick<RecordApi<unknown>, 'deletionQuery' | 'remove'>
  records: Deletion['records']
  onDeleted: () => void
}

/** Says what refers to records, and deletes them when that is confirmed. */
export function DeleteDialog({
  kind,
  api,
  records,
  onDeleted,
  onClose,
}: DeleteRecordsProps & { onClose: () => void }) {
  const t = useDeletionT()
  const check = useQuery(api.deletionQuery(records))
  const { mutate, isPending, error } = useSave(
    () => api.remove(records),
    () => {
      onClose()
      onDeleted()
    },
    t('deletion.done', { count: records.length }),
  )
  const isRefused = check.data === undefined || check.data.products > 0
  return (
    <ConfirmDialog
      question={{
        title: t('deletion.title', { count: records.length }),
        text: <Consequences kind={kind} uses={check.data} />,
        ...(!isRefused && { confirm: t('deletion.submit') }),
      }}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => mutate(undefined)}
    >
      <FailureNotice error={error ?? check.error} />
    </ConfirmDialog>
  )
}

const referring = ['orders', 'openOrders', 'messages'] as const

interface ConsequencesProps {
  kind: DeletableKind
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
