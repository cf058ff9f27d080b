import * as z from 'zod/mini'

import { normalizeTyped } from '../rules/typed-text.ts'
import { bilingualText } from '../wire/office-fields.ts'
import { isWhatsAppNumber } from './config-rules.ts'
import { deliverySettingsSchema } from './delivery-settings.ts'
import { officeHeroValueSchema, publicHeroSchema } from './hero-settings.ts'
import { publicSaleSchema, saleSettingsSchema } from './sale-settings.ts'

const bilingual = bilingualText(200)

/** How the shop is reached, as an owner writes it. */
export const shopContactSchema = z.object({
  phone: z
    .string()
    .check(
      z.overwrite(normalizeTyped),
      z.regex(/^\+\d[\d ]{5,22}$/, 'Please write the phone number with its country code: +968 …'),
    ),
  /** Digits with the country code; empty for no chat. */
  whatsAppNumber: z.string().check(
    z.overwrite((text) => normalizeTyped(text).replaceAll(/[+ ]/g, '')),
    z.refine(
      (text) => text === '' || isWhatsAppNumber(text),
      'Please write the WhatsApp number with its country code.',
    ),
  ),
  address: bilingual,
  /** When somebody is there, in words. */
  hours: bilingual,
})
export type ShopContact = z.infer<typeof shopContactSchema>

/** GET /shop-settings: what the office has changed; the site's own settings count for the rest. */
export const shopSettingsSchema = z.object({
  delivery: z.optional(deliverySettingsSchema),
  contact: z.optional(shopContactSchema),
  hero: z.optional(publicHeroSchema),
  sale: z.optional(publicSaleSchema),
})
export type ShopSettings = z.infer<typeof shopSettingsSchema>

/** A setting in the office; at version 0, the default counts. POST /office/settings/{name}/reset leads back to that. */
const stored = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ value: z.nullable(value), version: z.int() })

/** PATCH /office/settings/delivery takes the setting with the version that was read. */
export const officeDeliverySchema = stored(deliverySettingsSchema)
/** PATCH /office/settings/contact likewise. */
export const officeContactSchema = stored(shopContactSchema)
/** PATCH /office/settings/hero likewise, without the addresses of pictures. */
export const officeHeroSchema = stored(officeHeroValueSchema)
/** PATCH /office/settings/sale likewise. */
export const officeSaleSchema = stored(saleSettingsSchema)

/** GET /office/settings: what counts at the moment; null where nothing is set. */
export const officeSettingsSchema = z.object({
  delivery: officeDeliverySchema,
  contact: officeContactSchema,
  hero: officeHeroSchema,
  sale: officeSaleSchema,
})
export type OfficeSettings = z.infer<typeof officeSettingsSchema>
