import { createRecordApi } from '../records/record-api.ts'

export const couponsApi = createRecordApi('coupons', async () => {
  const schemas = await import('@shop/contracts/wire/office-coupons.ts')
  return { item: schemas.officeCouponSchema, list: schemas.officeCouponListSchema }
})
