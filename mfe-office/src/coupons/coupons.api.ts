import type { CouponChange, OfficeCoupon } from '@shop/contracts/office-coupons.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadCoupons = () => import('@shop/contracts/office-coupons.ts')
const loadCoupon = async () => (await loadCoupons()).officeCouponSchema

const toUrl = (code: string) => `/office/coupons/${encodeURIComponent(code)}`

export const couponsQuery = queryOptions({
  queryKey: ['mfe-office', 'coupons'],
  queryFn: ({ signal }) =>
    request(mainApi, async () => (await loadCoupons()).officeCouponListSchema, {
      url: '/office/coupons',
      signal,
    }),
  staleTime: 0,
})

export function couponQuery(code: string) {
  return queryOptions({
    queryKey: ['mfe-office', 'coupon', code],
    queryFn: ({ signal }) => request(mainApi, loadCoupon, { url: toUrl(code), signal }),
    staleTime: 0,
  })
}

/** Creates a coupon, or saves the version that was read. */
export const saveCoupon = (
  code: string,
  change: CouponChange & { version?: number },
): Promise<OfficeCoupon> =>
  request(
    mainApi,
    loadCoupon,
    change.version === undefined
      ? { method: 'post', url: '/office/coupons', data: { ...change, code } }
      : { method: 'patch', url: toUrl(code), data: change },
  )
