import type { ImportUndo, ProductImports } from '@shop/contracts/wire/office-import.ts'
import { formatDateTime, formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { ConfirmDialog } from '../../form/ConfirmDialog.tsx'
import { FailureNotice } from '../../form/FailureNotice.tsx'
import { useGoodsTableT } from '../../messages.generated.ts'
import { useTexts } from '../../records/labels.ts'
import { latestImportsQuery, undoImport } from './product-table.api.ts'

type Import = ProductImports['results'][number]

/** The tables that were saved last, each of which can be taken back as a whole. */
export function LatestImports() {
  const t = useGoodsTableT()
  const { lang } = useLanguage()
  const { data } = useQuery(latestImportsQuery)
  const [asked, setAsked] = useState<Import | null>(null)
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: undoImport,
    onSuccess: async ({ undone }) => {
      if (undone) {
        setAsked(null)
        toast.success(t('imports.undone'), { id: 'office' })
      }
      await client.invalidateQueries({ queryKey: ['mfe-office'] })
    },
  })
  if (!data || data.results.length === 0) return null
  const columns: Column<Import>[] = [
    {
      title: t('imports.time'),
      long: false,
      cell: ({ at }) => <Time dateTime={at}>{formatDateTime(at, lang)}</Time>,
    },
    { title: t('imports.who'), cell: ({ who }) => <PersonalText>{who}</PersonalText> },
    {
      title: t('imports.created'),
      cell: ({ created }) => formatNumber(created, lang),
      end: true,
    },
    {
      title: t('imports.changed'),
      cell: ({ changed }) => formatNumber(changed, lang),
      end: true,
    },
    {
      title: t('imports.undo'),
      cell: (item) =>
        item.undone ? (
          t('imports.isUndone')
        ) : (
          <Button
            variant="secondary"
            onClick={() => {
              undo.reset()
              setAsked(item)
            }}
          >
            {t('imports.undo')}
          </Button>
        ),
      actions: true,
    },
  ]
  return (
    <Stack as="section" $gap="4">
      <h2>{t('imports.title')}</h2>
      <DataTable
        label={t('imports.title')}
        columns={columns}
        items={data.results}
        getKey={({ _id }) => _id}
      />
      <ConfirmDialog
        question={
          asked && {
            title: t('imports.question'),
            text: t('imports.questionText', { created: asked.created, changed: asked.changed }),
            confirm: t('imports.undo'),
          }
        }
        busy={undo.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) undo.mutate(asked._id)
        }}
      >
        <FailureNotice error={undo.error} />
        {undo.data && !undo.data.undone && <Conflicts conflicts={undo.data.conflicts} />}
      </ConfirmDialog>
    </Stack>
  )
}

function Conflicts({ conflicts }: Pick<ImportUndo, 'conflicts'>) {
  const t = useGoodsTableT()
  const { label } = useTexts()
  const toReason = (field: string) =>
    field === 'ordered' || field === 'deleted'
      ? t(`imports.conflict.${field}`)
      : label('product', field)
  return (
    <Notice kind="warning" role="alert">
      <p>{t('imports.conflicts')}</p>
      <ul>
        {conflicts.map(({ _id, title, field }) => (
          <li key={`${_id} ${field}`}>
            <bdi lang="en" translate="no">
              {title}
            </bdi>
            {`: ${toReason(field)}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
