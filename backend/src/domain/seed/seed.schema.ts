import { productFields } from '@shop/contracts/wire/office-goods.ts'
import { mapFields } from '@shop/contracts/wire/office-record.ts'
import { idSchema } from '@shop/contracts/wire/text.ts'
import { z } from 'zod/mini'

import {
  type AgentCard,
  agentCardSchema,
  listHeld,
  type Optional,
  optional,
  pictureName,
} from '../../platform/db/agent-card.ts'

const text = z.strictObject({
  en: z.string().check(z.minLength(1)),
  ar: z.string().check(z.minLength(1)),
})

const facts = listHeld(productFields, 'details')

/** Facts of a product that its description need not repeat; texts are there in both languages. */
const details = z.strictObject(
  mapFields(facts, ({ kind, stored }) =>
    kind === 'localized' ? text : optional(stored),
  ) as unknown as {
    [Name in keyof typeof facts]: (typeof facts)[Name] extends { kind: 'localized' }
      ? typeof text
      : Optional<z.output<(typeof facts)[Name]['stored']>>
  },
)

const product = {
  /** Becomes the `_id`. */
  slug: idSchema,
  title: text,
  description: text,
  /** OMR, at most two decimals. */
  price: z.number().check(z.gte(0)),
  details: z.exactOptional(details),
}

/** Categories with their products. The cover of a product is named like it, and so are three other views of it. */
export const catalogSchema = z.array(
  z.strictObject({
    /** Becomes the `_id`. */
    slug: idSchema,
    title: text,
    picture: pictureName,
    /** Picture of the packaging, the last of every product. */
    packaging: pictureName,
    products: z.array(
      z.strictObject({
        ...product,
        /** Pieces sold so far. */
        sold: z.exactOptional(z.int()),
      }),
    ),
  }),
)

export const agentsSchema = z.array(agentCardSchema)
export type SeedAgent = AgentCard

export const couponsSchema = z.array(
  z.strictObject({
    /** Upper case; shoppers may type it in any case. */
    code: z.string().check(z.regex(/^[A-Z\d]+$/)),
    discountValue: z.number().check(z.positive()),
    discountType: z.enum(['percentage', 'fixedamount', 'fixed']),
    /** ISO 8601 date-time at which the coupon expires; `null` never. */
    expiresAt: z.nullable(z.iso.datetime()),
    /** Instead: counted from the time of seeding. */
    daysLeft: z.optional(z.int()),
  }),
)

/** A past order of the demo account. */
const orderSchema = z.strictObject({
  number: z.int(),
  /** Counted back from the time of seeding. */
  hoursAgo: z.number(),
  status: z.enum(['open', 'paid', 'cancelled']),
  /** Slug and quantity of each product. */
  lines: z.array(z.tuple([idSchema, z.int()])),
})
export const ordersSchema = z.array(orderSchema)
export type SeedOrder = z.infer<typeof orderSchema>

export interface SeedCategory {
  slug: string
  title: z.infer<typeof text>
  picture: string
}

export interface SeedProduct {
  slug: string
  /** Slug of the category. */
  category: string
  title: z.infer<typeof text>
  description: z.infer<typeof text>
  /** OMR, at most two decimals. */
  price: number
  picture: string
  /** Pictures of the gallery besides the cover. */
  gallery: string[]
  details?: z.infer<typeof details>
}

/** The data that an empty database is seeded with. */
export interface SeedData {
  categories: readonly SeedCategory[]
  products: readonly SeedProduct[]
  agents: readonly SeedAgent[]
  coupons: z.infer<typeof couponsSchema>
  /** Pieces sold so far, by slug of the product. */
  sales: Readonly<Record<string, number>>
  orders?: readonly SeedOrder[]
}
