/** ISO 4217 code of the shop's currency. */
export const CURRENCY: string = 'OMR'
/** Decimals of an amount. OMR has three, but card providers require the last one to be 0. */
export const CURRENCY_DECIMALS: number = 2

/** Largest amount that our backend accepts, OMR. */
export const MAX_AMOUNT: number = 1_000_000

/** Converts an amount (OMR, decimal) to integer hundredths of OMR, rounded half up. */
export function toHundredths(amount: number): number {
  // 1.255 * 100 is 125.49999999999999; its 14 significant digits are those of 125.5.
  return Math.round(Number((amount * 100).toPrecision(14)))
}

/** Converts integer hundredths of OMR to a wire amount (OMR, decimal). */
export function fromHundredths(hundredths: number): number {
  return hundredths / 100
}
