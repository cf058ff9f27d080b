import { type AmountProblem, parseTypedAmount } from '@shop/contracts/rules/typed-amount.ts'

const problems = ['missing', 'noAmount', 'ambiguous', 'tooManyDecimals', 'tooLarge'] as const

/** The rules of a field for an amount, one for each thing that can be wrong with it. */
export const amountRules = Object.fromEntries(
  problems.map((problem) => [problem, (value: string) => parseTypedAmount(value) !== problem]),
) as Record<AmountProblem, (value: string) => boolean>

/** OMR (decimal) of a typed amount; `NaN` when it is none. */
export function toAmount(text: string): number {
  const hundredths = parseTypedAmount(text)
  return typeof hundredths === 'number' ? hundredths / 100 : Number.NaN
}
