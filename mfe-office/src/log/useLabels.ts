import {
  useCouponsT,
  useGoodsT,
  useLogT,
  usePicturesT,
  useStaffT,
  useT,
} from '../messages.generated.ts'

const find = <Value>(of: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined

/** Names of what the log tells of, as its forms have them; undefined for what has none. */
export function useLabels() {
  const t = useLogT()
  const tOffice = useT()
  const tCoupons = useCouponsT()
  const tGoods = useGoodsT()
  const tPictures = usePicturesT()
  const tStaff = useStaffT()
  const kinds: Readonly<Record<string, string>> = {
    product: t('log.kind.product'),
    category: t('log.kind.category'),
    coupon: t('log.kind.coupon'),
    staff: t('log.kind.staff'),
    order: t('log.kind.order'),
    message: t('log.kind.message'),
    agent: t('log.kind.agent'),
    article: t('log.kind.article'),
    page: t('log.kind.page'),
  }
  const fields: Readonly<Record<string, string>> = {
    'title.en': tGoods('goods.title.en'),
    'title.ar': tGoods('goods.title.ar'),
    'description.en': tGoods('goods.description.en'),
    'description.ar': tGoods('goods.description.ar'),
    'material.en': tGoods('goods.material.en'),
    'material.ar': tGoods('goods.material.ar'),
    'size.en': tGoods('goods.size.en'),
    'size.ar': tGoods('goods.size.ar'),
    price: tGoods('product.price'),
    categoryId: tGoods('goods.category'),
    position: tOffice('goods.position'),
    hidden: tOffice('goods.hidden'),
    picture: tPictures('pictures.cover'),
    gallery: tPictures('pictures.label'),
    code: tCoupons('coupon.code'),
    discountType: tCoupons('coupon.discountType'),
    discountValue: tCoupons('coupon.discountValue'),
    startsAt: tCoupons('coupon.startsAt'),
    expiresAt: tCoupons('coupon.expiresAt'),
    maxUses: tCoupons('coupon.maxUses'),
    maxUsesPerMember: tCoupons('coupon.maxUsesPerMember'),
    role: tStaff('staff.role'),
    answer: t('log.field.answer'),
    amount: t('log.field.amount'),
    carrier: t('log.field.carrier'),
    fulfilment: t('log.field.fulfilment'),
    reason: t('log.field.reason'),
    stock: t('log.field.stock'),
    trackingNumber: t('log.field.trackingNumber'),
  }
  /** Words that stand for a value, by field. */
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    role: { owner: tStaff('role.owner'), staff: tStaff('role.staff') },
    discountType: {
      percentage: tCoupons('coupon.percentage'),
      fixed: tCoupons('coupon.fixed'),
      fixedamount: tCoupons('coupon.fixed'),
    },
  }
  return {
    /** The name of a kind of record. */
    findKind: (kind: string) => find(kinds, kind),
    /** The name of a field, by its path. */
    findField: (path: string) => find(fields, path),
    /** A value of a field in words. */
    findValue: (path: string, value: string) => find(find(words, path) ?? {}, value),
  }
}
