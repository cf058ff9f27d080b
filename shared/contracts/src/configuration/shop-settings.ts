import * as z from 'zod/mini'

import { runtimeConfigSchema } from './runtime-config.ts'

const {
  delivery,
  taxPercent,
  pricesWithTax,
  taxRegistration,
  offlinePayments,
  wallets,
  contact,
  whatsAppNumber,
  stores,
  hero,
  sale,
  contentPages,
  blogVersion,
  saleEnds,
  machineReadable,
  brandName,
  logo,
  accent,
  socialLinks,
} = runtimeConfigSchema.shape

/**
 * GET /shop-settings: what the office has changed and what the payment provider offers, as `/config.json` tells it; the site's own settings count for the rest.
 * An empty WhatsApp number is none.
 */
export const shopSettingsSchema = z.object({
  delivery,
  taxPercent,
  pricesWithTax,
  taxRegistration,
  offlinePayments,
  wallets,
  contact: z.optional(
    z.extend(contact.def.innerType, {
      whatsAppNumber: z.union([whatsAppNumber.def.innerType, z.literal('')]),
    }),
  ),
  stores,
  hero,
  sale,
  contentPages,
  blogVersion,
  saleEnds,
  machineReadable,
  brandName: z.optional(brandName),
  logo,
  accent,
  socialLinks,
})
export type ShopSettings = z.infer<typeof shopSettingsSchema>
