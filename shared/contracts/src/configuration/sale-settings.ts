import * as z from 'zod/mini'

import { couponCodeSchema } from '../wire/office-coupons.ts'
import { bilingualText } from '../wire/office-fields.ts'

/** Coupons of the sale's page: one row of a large screen. */
export const MAX_SALE_COUPONS = 4

const title = bilingualText(60)
const text = bilingualText(200)

/** The sale's page, as an owner writes it. */
export const saleSettingsSchema = z.object({
  title,
  text,
  coupons: z.array(z.object({ code: couponCodeSchema, text })).check(
    z.maxLength(MAX_SALE_COUPONS),
    // At the field of the second one.
    z.check(({ value, issues }) => {
      const codes = value.map(({ code }) => code)
      codes.forEach((code, index) => {
        if (codes.indexOf(code) === index) return
        const message = 'The same coupon is chosen twice.'
        issues.push({ code: 'custom', path: [index, 'code'], input: code, message })
      })
    }),
  ),
})
export type SaleSettings = z.infer<typeof saleSettingsSchema>

/**
 * The sale as the site gets it: coupons that are valid at the moment, with what they take off. Without title and text where
 * no owner has written them and the codes that the pages' own texts name are not valid.
 */
export const publicSaleSchema = z.object({
  title: z.optional(title),
  text: z.optional(text),
  coupons: z.array(
    z.object({
      code: z.string(),
      discountType: z.enum(['percentage', 'fixed']),
      /** Percent of the subtotal, or OMR (decimal). */
      discountValue: z.number(),
      text,
    }),
  ),
})
export type PublicSale = z.infer<typeof publicSaleSchema>
