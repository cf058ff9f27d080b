import type { LocalizedText } from '@shop/contracts/text.ts'

import type { SampleBrand, SampleColor, SampleSize } from './sample-attributes.ts'

/** A product of the template: it is shown, searched and sorted, but not sold. */
export interface Sample {
  /** '1' to '16'; also names its picture. */
  id: string
  /** Empty, or what its card is marked with. */
  tag: '' | 'New' | 'Featured' | `-${number}% Off`
  name: LocalizedText
  desc: LocalizedText
  /** Price as text, such as `$21.00`; some have `rate` instead, which is the same. */
  amount?: string
  rate?: string
  /** What it costs while it is on offer, as text. */
  desRate?: string
  offer: boolean
  color: SampleColor
  brand: SampleBrand
  sizes: readonly SampleSize[]
}

/** The price before any discount, as text. */
export function listPrice({ amount, rate }: Sample): string {
  return amount ?? rate ?? ''
}

/** What is paid, as text. */
export function salePrice(sample: Sample): string {
  return sample.desRate ?? listPrice(sample)
}

/** The number in a price as text, in hundredths. */
export function hundredthsOf(price: string): number {
  return Math.round(Number(price.replace('$', '')) * 100)
}

/** Percent that the tag of an offer promises; undefined for any other tag. */
export function percentOff({ tag }: Pick<Sample, 'tag'>): number | undefined {
  const [, percent] = /^-(\d+)% Off$/.exec(tag) ?? []
  return percent === undefined ? undefined : Number(percent)
}

export interface Mark {
  kind: 'new' | 'featured' | 'offer'
  /** Of an offer that says how much it saves. */
  percent?: number | undefined
}

/** What a sample's card is marked with, if anything. */
export function markOf(sample: Pick<Sample, 'tag' | 'offer'>): Mark | undefined {
  if (sample.tag === 'New') return { kind: 'new' }
  if (sample.tag === 'Featured') return { kind: 'featured' }
  const percent = percentOff(sample)
  return percent !== undefined || sample.offer ? { kind: 'offer', percent } : undefined
}
