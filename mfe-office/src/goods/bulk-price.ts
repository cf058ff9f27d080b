import { fromHundredths, toHundredths } from '@shop/contracts/rules/money.ts'
import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'

/** Reads a change in percent as people type it: `-10`, `5 %` and `٪٢٫٥`. @returns null for none, and for what leaves no price */
export function toPercent(typed: string): number | null {
  const text = normalizeTyped(typed)
    .replaceAll(/[%٪\s]/g, '')
    .replaceAll('−', '-')
    .replaceAll(/[٫,]/g, '.')
  const percent = /^[+-]?\d{1,3}(?:\.\d)?$/.test(text) ? Number(text) : 0
  return percent === 0 || percent <= -100 ? null : percent
}

/** A price changed by a part of it, in the decimals that cards take. */
export const changePrice = (price: number, percent: number): number =>
  fromHundredths(Math.round((toHundredths(price) * (100 + percent)) / 100))
