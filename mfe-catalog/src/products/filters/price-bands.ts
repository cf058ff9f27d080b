/** Limits of the price bands, in OMR. */
const LIMITS = [5, 10, 20, 50]

export interface PriceBand {
  /** In the URL, such as `5-10`. */
  id: string
  /** Included, in OMR. */
  min: number
  /** Excluded; infinite for the last band. */
  max: number
}

/** Every price is in one band. */
export const priceBands: readonly PriceBand[] = [0, ...LIMITS].map((min, index) => {
  const max = LIMITS[index]
  return { id: `${min}-${max ?? ''}`, min, max: max ?? Infinity }
})

/** @param price in OMR */
export function getBand(price: number): PriceBand | undefined {
  return priceBands.find(({ min, max }) => price >= min && price < max)
}
