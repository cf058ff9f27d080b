import { z } from 'zod/mini'

export const CURRENCY = 'OMR'
/** Decimals of an amount. OMR has three, but card providers require the last one to be 0. */
export const CURRENCY_DECIMALS = 2

/** An amount on the wire: OMR as a decimal number with at most two decimals, such as `21.5`. */
export const amountSchema = z.number().check(
  z.gte(0),
  z.lte(1_000_000),
  z.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
    error: 'at most two decimals',
  }),
)

/** Converts a wire amount (OMR, decimal) to integer hundredths of OMR. */
export function toHundredths(amount: number): number {
  return Math.round(amount * 100)
}

/** Converts integer hundredths of OMR to a wire amount (OMR, decimal). */
export function fromHundredths(hundredths: number): number {
  return hundredths / 100
}
