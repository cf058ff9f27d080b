import type { Field, Fields } from '@shop/contracts/wire/office-fields.ts'
import type { OfficeLogKind } from '@shop/contracts/wire/office-log.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import type { DenseColumn } from '@shop/ui/table/DenseTable.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'

import { useTexts } from './labels.ts'

/** The columns of a list of records, by their table. */
export function useColumns<Item extends object>(
  kind: OfficeLogKind,
  fields: Fields,
): DenseColumn<Item>[] {
  const { label, find } = useTexts()
  const { lang } = useLanguage()

  function toCell(field: Field, value: unknown) {
    if (field.kind === 'localized') {
      return <DataText text={value as { en: string; ar: string }} translate="no" />
    }
    if (field.kind === 'flag') return find(['root', value ? 'goods.hidden' : 'goods.shown'])
    return value === null ? '–' : formatNumber(value as number, lang)
  }

  return Object.entries(fields)
    .filter(([, { list }]) => list)
    .map(([name, field]) => ({
      title: field.kind === 'flag' ? find(['root', 'goods.state']) : label(kind, name),
      cell: (item: Item) => toCell(field, (item as Record<string, unknown>)[name]),
      ...(field.kind === 'integer' || field.kind === 'count' ? { end: true } : {}),
      ...(field.kind === 'flag' && { long: false, plain: true }),
    }))
}
