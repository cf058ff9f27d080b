import { SHOP_UTC_OFFSET_MS } from '@shop/contracts/rules/delivery.ts'
import type { Field, Fields } from '@shop/contracts/wire/office-fields.ts'
import { mapFields } from '@shop/contracts/wire/office-record.ts'

import { toAmount } from '../form/amount-rules.ts'
import { toCount } from '../form/to-count.ts'
import type { StoredPicture } from '../pictures/PictureField.tsx'

/** Oman has no summer time. */
const SHOP_OFFSET = '+04:00'

/** A time as a field of the browser has it, in the shop's time zone; empty for none. */
function toLocalTime(iso: string | null): string {
  if (iso === null) return ''
  return new Date(Date.parse(iso) + SHOP_UTC_OFFSET_MS).toISOString().slice(0, 16)
}

/** ISO 8601 in UTC of such a time; null for none. */
function fromLocalTime(local: string): string | null {
  if (local === '') return null
  const date = new Date(`${local}:00${SHOP_OFFSET}`)
  return Number.isNaN(date.getTime()) ? local : date.toISOString()
}

function toValue({ kind }: Field, stored: unknown, isNew: boolean): unknown {
  switch (kind) {
    case 'money':
      return isNew ? '' : (stored as number).toFixed(2)
    case 'number':
      return isNew ? '' : (stored as number).toString()
    case 'integer':
    case 'count':
      return String((stored as number | null) ?? '')
    case 'time':
      return toLocalTime(stored as string | null)
    default:
      return stored
  }
}

/** The form values of a record, without its pictures. */
export const toValues = (fields: Fields, record: object, isNew: boolean) =>
  mapFields(fields, (field, name) =>
    toValue(field, (record as Record<string, unknown>)[name], isNew),
  )

function fromValue({ kind }: Field, value: unknown): unknown {
  switch (kind) {
    case 'money':
    case 'number':
      return toAmount(value as string)
    case 'integer':
      return toCount(value as string) ?? Number.NaN
    case 'count':
      return toCount(value as string)
    case 'time':
      return fromLocalTime(value as string)
    default:
      return value
  }
}

/** Pictures by the names of their fields; those of a gallery are with the cover. */
export type PicturesByField = Readonly<Record<string, readonly StoredPicture[]>>

/** The pictures of a record, the cover first. */
export function toPictures(fields: Fields, record: object): PicturesByField {
  const values = record as Record<string, unknown>
  const gallery = Object.keys(fields).find((name) => fields[name]?.kind === 'pictures')
  const others = ((gallery && values[gallery]) ?? []) as string[]
  const urls = values[`${gallery}Urls`] as string[] | undefined
  const alts = (values.alts ?? []) as StoredPicture['alt'][]
  const entries = Object.entries(fields).flatMap(([name, { kind }]) => {
    if (kind !== 'picture') return []
    const [alt, ...moreAlts] = alts
    const cover = { name: values[name] as string, url: values[`${name}Url`] as string, alt }
    const more = others.map((each, index) => ({
      name: each,
      url: urls?.[index] ?? '',
      alt: moreAlts[index],
    }))
    const shown = [
      ...(cover.name ? [cover] : []),
      ...more.filter((each) => each.name !== cover.name),
    ]
    return [[name, shown] as const]
  })
  return Object.fromEntries(entries)
}

/** Converts form values to what the contract takes. */
export const toChange = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  pictures: PicturesByField,
): Record<string, unknown> =>
  mapFields(fields, (field, name) => {
    if (field.kind === 'picture') return pictures[name]?.[0]?.name ?? ''
    if (field.kind === 'pictures') return (pictures.picture ?? []).slice(1).map((each) => each.name)
    return fromValue(field, values[name])
  })
