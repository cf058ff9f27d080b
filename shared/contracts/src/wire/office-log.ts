import { officePermissions } from '../rules/office-permissions.ts'
import { agentFields } from './office-agents.ts'
import { couponFields } from './office-coupons.ts'
import type { Fields } from './office-fields.ts'
import { categoryFields, productFields } from './office-goods.ts'
import { pageFields } from './office-pages.ts'
import { postFields } from './office-posts.ts'
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
  page: listPaths(pageFields),
  post: listPaths(postFields),
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
  import: ['created', 'changed', 'undone'],
  message: ['answer'],
  member: ['deleted', 'exported', 'keptOrders', 'noteAdded'],
} as const satisfies Record<string, readonly string[]>
export type OfficeLogKind = keyof typeof officeLogFields

/** The words that a field may hold, of those that hold words; the office has a text for each. */
export const officeLogWords = {
  role: ['owner', 'staff'],
  permissions: officePermissions,
  status: ['open', 'paid', 'cancelled'],
  answer: ['sent', 'none'],
  fulfilment: ['new', 'inWork', 'sent', 'collected'],
} as const satisfies Record<string, readonly string[]>

const listAmounts = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'money')

/** The fields that hold OMR, decimal. */
const amounts: Partial<Record<OfficeLogKind, readonly string[]>> = {
  product: listAmounts(productFields),
  setting: ['options.price'],
  refund: ['amount'],
}

const isKind = (kind: string): kind is OfficeLogKind => Object.hasOwn(officeLogFields, kind)

/** A field of the log by its path in an entry, such as `slides.1.title.en`; undefined for one that nothing records. */
export function findLogField(kind: string, path: string) {
  if (!isKind(kind)) return undefined
  const [, lang] = /\.(en|ar)$/.exec(path) ?? []
  const [, index] = /\.(\d+)(?=\.|$)/.exec(path) ?? []
  const name = path.replace(/\.(en|ar)$/, '').replaceAll(/\.\d+(?=\.|$)/g, '')
  const fields: readonly string[] = officeLogFields[kind]
  if (!fields.includes(name)) return undefined
  const isAmount = amounts[kind]?.includes(name) ?? false
  return { kind, name, lang: lang as 'en' | 'ar' | undefined, index, isAmount }
}
