import { agentFields } from './office-agents.ts'
import { couponFields } from './office-coupons.ts'
import type { Fields } from './office-fields.ts'
import { categoryFields, productFields } from './office-goods.ts'
import { shopSettings } from './office-settings.ts'

/** The fields of a record as the log names them: parts of a field by its path. */
const listPaths = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { kind, options = [], parts = [] }]) =>
    kind === 'links'
      ? options.map((part) => `${name}.${part}`)
      : [name, ...parts.map((part) => `${name}.${part}`)],
  )

/**
 * What the log tells of, by the kind of record: its fields without the language of a text and the number of an item. The
 * backend records no other, and the office has a name for each.
 */
export const officeLogFields = {
  product: listPaths(productFields),
  category: listPaths(categoryFields),
  coupon: listPaths(couponFields),
  agent: listPaths(agentFields),
  setting: Object.values(shopSettings).flatMap(({ fields }) => listPaths(fields)),
  staff: ['role', 'permissions', 'expiresAt'],
  invitation: ['role', 'permissions', 'expiresAt'],
  order: [
    'fulfilment',
    'carrier',
    'trackingNumberChanged',
    'status',
    'phoneChanged',
    'addressChanged',
    'noteAdded',
  ],
  refund: ['number', 'amount'],
  message: ['answer'],
  member: ['deleted', 'exported', 'keptOrders'],
} as const satisfies Record<string, readonly string[]>
export type OfficeLogKind = keyof typeof officeLogFields

const isKind = (kind: string): kind is OfficeLogKind => Object.hasOwn(officeLogFields, kind)

/** A field of the log by its path in an entry, such as `slides.1.title.en`; undefined for one that nothing records. */
export function findLogField(kind: string, path: string) {
  if (!isKind(kind)) return undefined
  const [, lang] = /\.(en|ar)$/.exec(path) ?? []
  const [, index] = /\.(\d+)(?=\.|$)/.exec(path) ?? []
  const name = path.replace(/\.(en|ar)$/, '').replaceAll(/\.\d+(?=\.|$)/g, '')
  const fields: readonly string[] = officeLogFields[kind]
  return fields.includes(name)
    ? { kind, name, lang: lang as 'en' | 'ar' | undefined, index }
    : undefined
}
