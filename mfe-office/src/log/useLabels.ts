import {
  useCouponsT,
  useGoodsT,
  useLogT,
  usePicturesT,
  useSettingsT,
  useStaffT,
  useT,
} from '../messages.generated.ts'

/** Names by their keys; each is looked up only where it is shown, since an entry shows few of them. */
type Names = Readonly<Record<string, () => string>>

const find = <Value>(of: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined

/** The number of an item in the path of its field. */
const ITEM = /\.(\d+)(?=\.)/

/** Names of what the log tells of, as its forms have them; undefined for what has none. */
export function useLabels() {
  const t = useLogT()
  const tOffice = useT()
  const tCoupons = useCouponsT()
  const tGoods = useGoodsT()
  const tPictures = usePicturesT()
  const tSettings = useSettingsT()
  const tStaff = useStaffT()
  const kinds: Names = {
    product: () => t('log.kind.product'),
    category: () => t('log.kind.category'),
    coupon: () => t('log.kind.coupon'),
    staff: () => t('log.kind.staff'),
    invitation: () => t('log.kind.invitation'),
    order: () => t('log.kind.order'),
    message: () => t('log.kind.message'),
    agent: () => t('log.kind.agent'),
    member: () => t('log.kind.member'),
    article: () => t('log.kind.article'),
    page: () => t('log.kind.page'),
    setting: () => t('log.kind.setting'),
  }
  /** By their paths, in which `#` stands for the number of an item. */
  const fields: Names = {
    'title.en': () => tGoods('goods.title.en'),
    'title.ar': () => tGoods('goods.title.ar'),
    'description.en': () => tGoods('goods.description.en'),
    'description.ar': () => tGoods('goods.description.ar'),
    'material.en': () => tGoods('goods.material.en'),
    'material.ar': () => tGoods('goods.material.ar'),
    'size.en': () => tGoods('goods.size.en'),
    'size.ar': () => tGoods('goods.size.ar'),
    price: () => tGoods('product.price'),
    categoryId: () => tGoods('goods.category'),
    family: () => tGoods('product.family'),
    'surface.finish': () => tGoods('surface.finish'),
    'surface.color': () => tGoods('surface.color'),
    'surface.width': () => tGoods('surface.width'),
    'surface.height': () => tGoods('surface.height'),
    'surface.pictures': () => tGoods('surface.corners'),
    'surface.pieces': () => tGoods('surface.pieces'),
    'surface.required': () => tGoods('surface.required'),
    position: () => tOffice('goods.position'),
    hidden: () => tOffice('goods.hidden'),
    picture: () => tPictures('pictures.cover'),
    gallery: () => tPictures('pictures.label'),
    code: () => tCoupons('coupon.code'),
    discountType: () => tCoupons('coupon.discountType'),
    discountValue: () => tCoupons('coupon.discountValue'),
    startsAt: () => tCoupons('coupon.startsAt'),
    expiresAt: () => tCoupons('coupon.expiresAt'),
    maxUses: () => tCoupons('coupon.maxUses'),
    maxUsesPerMember: () => tCoupons('coupon.maxUsesPerMember'),
    role: () => tStaff('staff.role'),
    permissions: () => tStaff('staff.may'),
    answer: () => t('log.field.answer'),
    amount: () => t('log.field.amount'),
    carrier: () => t('log.field.carrier'),
    fulfilment: () => t('log.field.fulfilment'),
    reason: () => t('log.field.reason'),
    status: () => t('log.field.status'),
    stock: () => t('log.field.stock'),
    trackingNumberChanged: () => t('log.field.trackingNumberChanged'),
    deleted: () => t('log.field.deleted'),
    exported: () => t('log.field.exported'),
    keptOrders: () => t('log.field.keptOrders'),
    dispatchDays: () => tSettings('delivery.dispatchDays'),
    'options.#.price': () => tSettings('delivery.price'),
    'options.#.days': () => tSettings('delivery.days'),
    'options.#.store.en': () => tSettings('delivery.store.en'),
    'options.#.store.ar': () => tSettings('delivery.store.ar'),
    phone: () => tSettings('shopContact.phone'),
    whatsAppNumber: () => tSettings('shopContact.whatsAppNumber'),
    'address.en': () => tSettings('shopContact.address.en'),
    'address.ar': () => tSettings('shopContact.address.ar'),
    'hours.en': () => tSettings('shopContact.hours.en'),
    'hours.ar': () => tSettings('shopContact.hours.ar'),
    'text.en': () => tSettings('offer.text.en'),
    'text.ar': () => tSettings('offer.text.ar'),
    'slides.#.title.en': () => tSettings('offer.title.en'),
    'slides.#.title.ar': () => tSettings('offer.title.ar'),
    'slides.#.text.en': () => tSettings('offer.text.en'),
    'slides.#.text.ar': () => tSettings('offer.text.ar'),
    'slides.#.action.en': () => tSettings('offer.action.en'),
    'slides.#.action.ar': () => tSettings('offer.action.ar'),
    'slides.#.to': () => tSettings('hero.to'),
    'slides.#.picture': () => tSettings('hero.picture'),
    'coupons.#.code': () => tCoupons('coupon.code'),
    'coupons.#.text.en': () => tSettings('offer.text.en'),
    'coupons.#.text.ar': () => tSettings('offer.text.ar'),
  }
  const settings: Names = {
    delivery: () => tSettings('delivery.title'),
    contact: () => tSettings('shopContact.title'),
    hero: () => tSettings('hero.title'),
    sale: () => tSettings('sale.title'),
  }
  /** Words that stand for a value, by field. */
  const words: Readonly<Record<string, Names>> = {
    role: { owner: () => tStaff('role.owner'), staff: () => tStaff('role.staff') },
    status: { open: () => t('log.status.open'), cancelled: () => t('log.status.cancelled') },
    permissions: {
      refunds: () => tStaff('permission.refunds'),
      freeCodes: () => tStaff('permission.freeCodes'),
      exports: () => tStaff('permission.exports'),
    },
    'surface.finish': {
      engraved: () => tGoods('surface.engraved'),
      printed: () => tGoods('surface.printed'),
      embossed: () => tGoods('surface.embossed'),
    },
    discountType: {
      percentage: () => tCoupons('coupon.percentage'),
      fixed: () => tCoupons('coupon.fixed'),
      fixedamount: () => tCoupons('coupon.fixed'),
    },
  }
  return {
    /** The name of a kind of record. */
    findKind: (kind: string) => find(kinds, kind)?.(),
    /** The name of a record of a kind that does not name itself. */
    findSubject: (kind: string, subject: string) =>
      kind === 'setting' ? find(settings, subject)?.() : undefined,
    /** The name of a field, by its path; of an item in a list, with its number from 1. */
    findField(path: string): string | undefined {
      const field = find(fields, path.replace(ITEM, '.#'))?.()
      const index = ITEM.exec(path)?.[1]
      if (field === undefined || index === undefined) return field
      return t('log.numbered', { field, number: Number(index) + 1 })
    },
    /** A value of a field in words. */
    findValue: (path: string, value: string): string | undefined => {
      const own = find(words, path)
      // A list of words, as `listChanges` writes it.
      const found = own && value.split(', ').map((each) => find(own, each)?.())
      return found?.every((word) => word !== undefined) ? found.join(' · ') : undefined
    },
  }
}
