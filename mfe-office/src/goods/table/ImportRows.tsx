import type { ImportRow } from '@shop/contracts/wire/office-import.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'
import { useState } from 'react'

import { ChangeList, Nothing } from '../../list/ChangeList.tsx'
import { useGoodsTableT } from '../../messages.generated.ts'
import { shortenChange } from './shorten-change.ts'

const PAGE_SIZE = 25

/** What each row of a table changes, cell by cell, in pages. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  const t = useGoodsTableT()
  const { lang } = useLanguage()
  const [page, setPage] = useState(1)
  const columns: Column<ImportRow>[] = [
    { title: t('import.line'), long: false, cell: ({ line }) => formatNumber(line, lang) },
    {
      title: t('import.product'),
      cell: ({ title, isNew }) => (
        <span>
          <bdi lang="en" translate="no">
            {title}
          </bdi>
          {isNew && ` (${t('import.new')})`}
        </span>
      ),
    },
    { title: t('import.changes'), cell: ({ cells }) => <Cells cells={cells} /> },
  ]
  return (
    <Stack as="section" $gap="4">
      <h2>{t('import.rows')}</h2>
      <DataTable
        label={t('import.rows')}
        columns={columns}
        items={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        getKey={({ line }) => String(line)}
      />
      <Pagination page={page} totalPages={Math.ceil(rows.length / PAGE_SIZE)} onChange={setPage} />
    </Stack>
  )
}

function Cells({ cells }: Pick<ImportRow, 'cells'>) {
  const toText = (text: string) =>
    text === '' ? (
      <Nothing />
    ) : (
      <bdi dir="auto" translate="no">
        {text}
      </bdi>
    )
  return (
    <ChangeList
      changes={cells.map(({ column, ...cell }) => {
        const [before, after] = shortenChange(cell.before, cell.after)
        return {
          key: column,
          field: (
            <bdi dir="ltr" translate="no">
              {column}
            </bdi>
          ),
          before: before !== '' && toText(before),
          after: toText(after),
        }
      })}
    />
  )
}
