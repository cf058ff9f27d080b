import * as z from 'zod/mini'

import { MAX_AMOUNT } from '../rules/money.ts'

/** An amount as we send it: OMR as a decimal number with at most two decimals, such as `21.5`. */
export const wireAmountSchema = z.number().check(
  z.gte(0),
  z.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
    error: 'at most two decimals',
  }),
)

/** An amount that our backend accepts. */
export const amountSchema = wireAmountSchema.check(z.lte(MAX_AMOUNT))

/** A rate of tax, in percent. */
export const taxPercentSchema = z.number().check(z.gte(0), z.lte(100), z.multipleOf(0.01))
