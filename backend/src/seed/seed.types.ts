import type { Coupon } from '@shop/contracts/coupon.ts'

/** A text in both languages. */
export interface SeedText {
  en: string
  ar: string
}

/**
 * Base name of a picture, for example `steel-card`. Its files are
 * `media/{name}-{width}.avif` and `.webp` for the widths 320, 640, 960 and 1280.
 */
type PictureName = string

export interface SeedCategory {
  /** Becomes the `_id`: letters, digits, `-` and `_`. */
  slug: string
  title: SeedText
  picture: PictureName
}

/** Facts of a product that its description need not repeat. */
export interface SeedDetails {
  material: SeedText
  size: SeedText
}

export interface SeedProduct {
  /** Becomes the `_id`: letters, digits, `-` and `_`. */
  slug: string
  /** Slug of the category. */
  category: string
  title: SeedText
  description: SeedText
  /** OMR, at most two decimals. */
  price: number
  picture: PictureName
  /** Pictures of the gallery besides the cover. */
  gallery: PictureName[]
  details?: SeedDetails
}

export interface SeedAgent {
  firstName: string
  lastName: string
  country: string
  city: string
  state: string
  /** Name and place in Arabic. */
  ar?: Record<'firstName' | 'lastName' | 'country' | 'city' | 'state', string>
  zipCode: string
  /** With the plus sign, for example `+968`. */
  dialCode: string
  /** Digits after the dial code. */
  phoneNumber: string
  picture: PictureName
  banner: PictureName
  /** URLs of the agent's profiles. */
  social: { facebook?: string; instagram?: string; twitter?: string; tiktok?: string }
}

export interface SeedCoupon extends Coupon {
  /** Upper case; shoppers may type it in any case. */
  code: string
  /** ISO 8601 date-time at which the coupon expires; `null` never. */
  expiresAt: string | null
}

/** A past order of the demo account. */
export interface SeedOrder {
  number: number
  /** Counted back from the time of seeding. */
  hoursAgo: number
  status: 'open' | 'paid' | 'cancelled'
  /** Slug and quantity of each product. */
  lines: readonly (readonly [string, number])[]
}

export interface SeedData {
  categories: readonly SeedCategory[]
  products: readonly SeedProduct[]
  agents: readonly SeedAgent[]
  coupons: readonly SeedCoupon[]
  /** Pieces sold so far, by slug of the product. */
  sales: Readonly<Record<string, number>>
  orders?: readonly SeedOrder[]
}
