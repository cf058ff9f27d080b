import * as z from 'zod/mini'

import { deliveryZones } from '../rules/delivery.ts'
import { amountSchema } from '../wire/amount.ts'
import { idSchema } from '../wire/text.ts'

const days = z.int().check(z.gte(0), z.lte(90))

const filledText = z.string().check(z.minLength(1), z.maxLength(100))

const deliveryOptionSchema = z.object({
  id: idSchema,
  price: amountSchema,
  days: z.optional(days),
  store: z.optional(z.object({ en: filledText, ar: filledText })),
})

type Option = z.infer<typeof deliveryOptionSchema>

const isUnique = (options: Option[]) => new Set(options.map(({ id }) => id)).size === options.length

/** An address anywhere has an option, and all other options are stores. */
const hasZonesAndStores = (options: Option[]) =>
  deliveryZones.every((zone) => options.some(({ id, store }) => id === zone && !store)) &&
  options.filter(({ store }) => !store).length === deliveryZones.length

/** The setting `DELIVERY`; browsers are told the same, and check its shape only. */
export const deliverySettingsSchema = z.object({
  dispatchDays: days,
  options: z
    .array(deliveryOptionSchema)
    .check(
      z.refine(isUnique, 'two options have the same id'),
      z.refine(
        hasZonesAndStores,
        `there must be an option for each of ${deliveryZones.join(', ')}, and all others need a store`,
      ),
    ),
})
