import type { useT } from '../messages.generated.ts'

type MessageKey = Parameters<ReturnType<typeof useT>>[0]

/** Names of fields as their forms have them; the path alone, or after the kind of the record where kinds differ. */
const labels: Readonly<Record<string, MessageKey>> = {
  'title.en': 'goods.title.en',
  'title.ar': 'goods.title.ar',
  'description.en': 'goods.description.en',
  'description.ar': 'goods.description.ar',
  'material.en': 'goods.material.en',
  'material.ar': 'goods.material.ar',
  'size.en': 'goods.size.en',
  'size.ar': 'goods.size.ar',
  price: 'product.price',
  categoryId: 'goods.category',
  position: 'goods.position',
  hidden: 'goods.hidden',
  picture: 'pictures.cover',
  gallery: 'pictures.label',
  code: 'coupon.code',
  discountType: 'coupon.discountType',
  discountValue: 'coupon.discountValue',
  startsAt: 'coupon.startsAt',
  expiresAt: 'coupon.expiresAt',
  maxUses: 'coupon.maxUses',
  maxUsesPerMember: 'coupon.maxUsesPerMember',
  role: 'staff.role',
  answer: 'log.field.answer',
  amount: 'log.field.amount',
  carrier: 'log.field.carrier',
  fulfilment: 'log.field.fulfilment',
  reason: 'log.field.reason',
  stock: 'log.field.stock',
  trackingNumber: 'log.field.trackingNumber',
}

const kinds: Readonly<Record<string, MessageKey>> = {
  product: 'log.kind.product',
  category: 'log.kind.category',
  coupon: 'log.kind.coupon',
  staff: 'log.kind.staff',
  order: 'log.kind.order',
  message: 'log.kind.message',
  agent: 'log.kind.agent',
  article: 'log.kind.article',
  page: 'log.kind.page',
}

/** Words that stand for a value, by field. */
const words: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  role: { owner: 'role.owner', staff: 'role.staff' },
  discountType: {
    percentage: 'coupon.percentage',
    fixed: 'coupon.fixed',
    fixedamount: 'coupon.fixed',
  },
}

const find = <Value>(of: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined

/** The message that names a field; undefined for one without a name. */
export const findFieldLabel = (path: string): MessageKey | undefined => find(labels, path)

/** The message that names a kind of record; undefined for one without a name. */
export const findKindLabel = (kind: string): MessageKey | undefined => find(kinds, kind)

/** The message that says a value of a field in words; undefined for what says itself. */
export function findValueLabel(path: string, value: string): MessageKey | undefined {
  const known = find(words, path)
  return known && find(known, value)
}
