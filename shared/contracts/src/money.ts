import { z } from 'zod/mini'

/** Decimals shown for an amount of OMR. The third (baisa) digit is always 0 at card providers, so two are exact. */
export const CURRENCY = 'OMR'
export const CURRENCY_DECIMALS = 2

/** An amount on the wire: OMR as a decimal number with at most two decimals, for example `21.5`. */
export const amountSchema = z.number().check(
  z.gte(0),
  z.lte(1_000_000),
  z.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
    error: 'at most two decimals',
  }),
)

/** Turns a wire amount (OMR, decimal) into an integer number of hundredths of OMR. */
export function toHundredths(amount: number): number {
  return Math.round(amount * 100)
}

/** Turns an integer number of hundredths of OMR into a wire amount (OMR, decimal). */
export function fromHundredths(hundredths: number): number {
  return hundredths / 100
}
