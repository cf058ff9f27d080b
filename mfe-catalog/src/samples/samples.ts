import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import pictures from './pictures/samples.json'
import type { SampleBrand, SampleColor, SampleSize } from './sample-attributes.ts'
import data from './samples.json'

/** A product of the template, for demonstration only: it cannot be bought. */
export interface Sample {
  /** '1' to '16'. */
  id: string
  /** Its drawing, which is named by what it shows. */
  picture: string
  /** Text of the badge, or empty. */
  tag: '' | 'New' | 'Featured' | `-${number}% Off`
  name: LocalizedText
  desc: LocalizedText
  /** Price, such as `$21.00`; some samples have `rate` instead. */
  amount?: string
  rate?: string
  /** Discounted price. */
  desRate?: string
  offer: boolean
  color: SampleColor
  brand: SampleBrand
  sizes: readonly SampleSize[]
}

/** The products of the template, in its order. */
export const samples = data as readonly Sample[]

export const listedSamples = samples.slice(0, 15)

export const samplePictures: Readonly<Record<string, ImageFiles>> = pictures

/** The price before any discount, such as `$21.00`. */
export function getListPrice({ amount, rate }: Sample): string {
  return amount ?? rate ?? ''
}

/** The price to pay, such as `$21.00`. */
export function getSalePrice(sample: Sample): string {
  return sample.desRate ?? getListPrice(sample)
}

/** Parses a price such as `$21.00`. */
export function toCents(price: string): number {
  return Math.round(Number(price.replace('$', '')) * 100)
}

export function getDiscountPercent({ tag }: Pick<Sample, 'tag'>): number | undefined {
  const [, percent] = /^-(\d+)% Off$/.exec(tag) ?? []
  return percent === undefined ? undefined : Number(percent)
}

export interface Badge {
  kind: 'new' | 'featured' | 'offer'
  percent?: number | undefined
}

export function getBadge(sample: Pick<Sample, 'tag' | 'offer'>): Badge | undefined {
  if (sample.tag === 'New') return { kind: 'new' }
  if (sample.tag === 'Featured') return { kind: 'featured' }
  const percent = getDiscountPercent(sample)
  return percent !== undefined || sample.offer ? { kind: 'offer', percent } : undefined
}
