import type { ShopSettings } from '@shop/contracts/configuration/shop-settings.ts'
import { saleCoupons } from '@shop/contracts/rules/sale-coupons.ts'
import type { SettingValue } from '@shop/contracts/wire/office-settings.ts'

import type { Db } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { listValidCoupons } from '../coupons/coupon.store.ts'

type Coupons = Awaited<ReturnType<typeof listValidCoupons>>

/** When codes end, of those that do. */
function nameEnds(coupons: Coupons): Pick<ShopSettings, 'saleEnds'> {
  const ends = coupons.flatMap(({ code, expiresAt }) => (expiresAt ? [[code, expiresAt]] : []))
  return ends.length > 0 ? { saleEnds: Object.fromEntries(ends) as Record<string, string> } : {}
}

/**
 * The sale as shoppers may see it at `now`: no code that does not take off what it says, and when each ends.
 * @param sale as the office has it; undefined where nobody has written one
 * @returns no `sale` where the pages' own texts are right, since the shop has the codes that they name
 */
export async function publishSale(
  db: Db,
  sale: SettingValue<'sale'> | undefined,
  now: Date,
): Promise<Pick<ShopSettings, 'sale' | 'saleEnds'>> {
  const codes = (sale?.coupons ?? saleCoupons).map(({ code }) => code)
  const valid = await listValidCoupons(db, codes, now)
  const find = (code: string) => valid.find((coupon) => coupon.code === code)
  if (!sale) {
    const isAsNamed = saleCoupons.every(({ code, percent }) => {
      const { discountType, discountValue } = find(code) ?? {}
      return discountType === 'percentage' && discountValue === percent
    })
    return isAsNamed ? nameEnds(valid) : { sale: { coupons: [] } }
  }
  const coupons = sale.coupons.flatMap(({ code, text }) => {
    const { discountType, discountValue } = find(code) ?? {}
    if (discountType === undefined || discountValue === undefined) return []
    const type = discountType === 'percentage' ? discountType : ('fixed' as const)
    return [{ code, discountType: type, discountValue, text }]
  })
  return { sale: { ...sale, coupons }, ...nameEnds(valid) }
}

/** Checks that the shop has the coupons of a sale; those that have ended may begin anew. @throws HttpError 422 */
export async function requireCoupons(db: Db, { coupons }: SettingValue<'sale'>): Promise<void> {
  if (coupons.length === 0) return
  const codes = coupons.map(({ code }) => code)
  const found = await db.selectFrom('coupons').select('code').where('code', 'in', codes).execute()
  if (found.length === codes.length) return
  throw new HttpError(422, 'The shop has no coupon with one of these codes.')
}
