import { fromHundredths, toHundredths } from '@shop/contracts/rules/money.ts'
import { isRecord, toText } from '@shop/contracts/wire/normalize.ts'
import type { Field, Fields } from '@shop/contracts/wire/office-fields.ts'
import { mapFields } from '@shop/contracts/wire/office-record.ts'

import { toJson } from '../../platform/db/json.ts'
import { avatarUrl, pictureUrl } from '../../platform/media/picture-url.ts'

/** A row of any table; anybody may have written it. */
export type AnyRow = Readonly<Record<string, unknown>>

/** The content of a JSON column; `null` when it is no JSON. */
function parseColumn(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : null
  } catch {
    return null
  }
}

const toRecord = (raw: unknown): AnyRow => (isRecord(raw) ? raw : {})

/** A text in both languages, empty where there is none. */
function toBoth(raw: unknown): { en: string; ar: string } {
  const { en, ar } = toRecord(raw)
  return { en: toText(en) ?? '', ar: toText(ar) ?? '' }
}

/** A title's column, however it was written. */
export const readTitle = (text: string): { en: string; ar: string } => toBoth(parseColumn(text))

/**
 * What a row holds of a field, however it was written.
 * @param holder the row, or the content of the JSON column that the field is in
 */
function readField(field: Field, name: string, holder: AnyRow): unknown {
  const raw = holder[name]
  switch (field.kind) {
    case 'localized':
      // A card has its English texts as they are, and the Arabic ones beside them.
      if (field.in === 'card') return toBoth({ en: raw, ar: toRecord(holder.ar)[name] })
      return toBoth(field.in ? raw : parseColumn(raw))
    case 'money':
      return fromHundredths(Number(raw))
    case 'flag':
      return raw !== 0
    case 'pictures': {
      const names = parseColumn(raw)
      return Array.isArray(names) ? names.filter((each) => typeof each === 'string') : []
    }
    case 'links': {
      const links = toRecord(raw)
      return Object.fromEntries((field.options ?? []).map((of) => [of, toText(links[of]) ?? '']))
    }
    case 'text':
    case 'picture':
      return toText(raw) ?? ''
    default: {
      const parsed = field.stored.safeParse(raw)
      return parsed.success ? parsed.data : field.empty
    }
  }
}

/** A record as the office sees it, without its id. */
export function readRecord(fields: Fields, row: AnyRow, backendUrl: string): AnyRow {
  const record: Record<string, unknown> = { version: row.version }
  const holders: Record<string, AnyRow> = {}
  for (const [name, field] of Object.entries(fields)) {
    const holder = field.in ? (holders[field.in] ??= toRecord(parseColumn(row[field.in]))) : row
    const value = readField(field, name, holder)
    record[name] = value
    const toUrl = (picture: string) =>
      picture && (field.avatar ? avatarUrl : pictureUrl)(backendUrl, picture)
    if (field.kind === 'picture') record[`${name}Url`] = toUrl(value as string)
    if (field.kind === 'pictures') record[`${name}Urls`] = (value as string[]).map(toUrl)
  }
  return record
}

/** What the log tells of a record. */
export const toLogged = (fields: Fields, record: object | null): object | null =>
  record && mapFields(fields, (_, name) => (record as AnyRow)[name])

/** The value of a column of its own. */
function toColumn({ kind }: Field, value: unknown): unknown {
  if (kind === 'localized' || kind === 'pictures') return toJson(value)
  if (kind === 'money') return toHundredths(value as number)
  return kind === 'flag' ? Number(value) : value
}

/** A text in both languages that has to be there in English, as the shop's texts do; undefined for none. */
function toFact({ en, ar }: { en: string; ar: string }) {
  if (!en && !ar) return undefined
  return ar ? { en: en || ar, ar } : { en }
}

/** Puts a field into its JSON column; what says nothing is left out. */
function writeInto(holder: Record<string, unknown>, field: Field, name: string, value: unknown) {
  if (field.in === 'card' && field.kind === 'localized') {
    const { en, ar } = toBoth(value)
    holder[name] = en
    const { [name]: _former, ...others } = toRecord(holder.ar)
    holder.ar = ar ? { ...others, [name]: ar } : others
    if (Object.keys(toRecord(holder.ar)).length === 0) delete holder.ar
    return
  }
  const written =
    field.kind === 'localized'
      ? toFact(toBoth(value))
      : field.kind === 'links'
        ? Object.fromEntries(Object.entries(toRecord(value)).filter(([, link]) => link !== ''))
        : value
  // The directory reads all texts of a card.
  const isNothing = Array.isArray(written) ? written.length === 0 : !written
  if (isNothing && !(field.in === 'card' && typeof written === 'string')) delete holder[name]
  else holder[name] = written
}

/**
 * The columns of a change; what is not sent stays as it is.
 * @param former the row, whose parts of a JSON column that we do not know stay
 */
export function toColumns(
  fields: Fields,
  change: AnyRow,
  former: AnyRow | undefined,
): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
  const holders: Record<string, Record<string, unknown>> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = change[name]
    if (value === undefined || field.apart) continue
    if (!field.in) columns[name] = toColumn(field, value)
    else
      writeInto(
        (holders[field.in] ??= { ...toRecord(parseColumn(former?.[field.in])) }),
        field,
        name,
        value,
      )
  }
  for (const [column, holder] of Object.entries(holders)) {
    columns[column] = Object.keys(holder).length > 0 ? toJson(holder) : null
  }
  return columns
}
