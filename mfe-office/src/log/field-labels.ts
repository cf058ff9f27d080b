import type { useT } from '../messages.generated.ts'

type MessageKey = Parameters<ReturnType<typeof useT>>[0]

/** Names of fields as their forms have them, by their paths, in which `#` stands for the number of an item. */
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
  dispatchDays: 'delivery.dispatchDays',
  'options.#.price': 'delivery.price',
  'options.#.days': 'delivery.days',
  'options.#.store.en': 'delivery.store.en',
  'options.#.store.ar': 'delivery.store.ar',
  phone: 'shopContact.phone',
  whatsAppNumber: 'shopContact.whatsAppNumber',
  'address.en': 'shopContact.address.en',
  'address.ar': 'shopContact.address.ar',
  'hours.en': 'shopContact.hours.en',
  'hours.ar': 'shopContact.hours.ar',
  'text.en': 'offer.text.en',
  'text.ar': 'offer.text.ar',
  'slides.#.title.en': 'offer.title.en',
  'slides.#.title.ar': 'offer.title.ar',
  'slides.#.text.en': 'offer.text.en',
  'slides.#.text.ar': 'offer.text.ar',
  'slides.#.action.en': 'offer.action.en',
  'slides.#.action.ar': 'offer.action.ar',
  'slides.#.to': 'hero.to',
  'slides.#.picture': 'hero.picture',
  'coupons.#.code': 'coupon.code',
  'coupons.#.text.en': 'offer.text.en',
  'coupons.#.text.ar': 'offer.text.ar',
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
  setting: 'log.kind.setting',
}

/** The settings by their names. */
const settings: Readonly<Record<string, MessageKey>> = {
  delivery: 'delivery.title',
  contact: 'shopContact.title',
  hero: 'hero.title',
  sale: 'sale.title',
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

const ITEM = /\.(\d+)(?=\.)/

/** The message that names a field, with the number of its item in a list, from 1; undefined for one without a name. */
export function findFieldLabel(path: string): { label: MessageKey; number?: number } | undefined {
  const label = find(labels, path.replace(ITEM, '.#'))
  const index = ITEM.exec(path)?.[1]
  return label && { label, ...(index !== undefined && { number: Number(index) + 1 }) }
}

/** The message that names a record of the kind; undefined for one that names itself. */
export const findSubjectLabel = (kind: string, subject: string): MessageKey | undefined =>
  kind === 'setting' ? find(settings, subject) : undefined

/** The message that names a kind of record; undefined for one without a name. */
export const findKindLabel = (kind: string): MessageKey | undefined => find(kinds, kind)

/** The message that says a value of a field in words; undefined for what says itself. */
export function findValueLabel(path: string, value: string): MessageKey | undefined {
  const known = find(words, path)
  return known && find(known, value)
}
