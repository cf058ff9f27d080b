import * as z from 'zod/mini'

import { wireAmountSchema } from './amount.ts'
import { isRecord, roundAmount, toMessage, toText } from './normalize.ts'
import { reportRejectedRow } from './rejected-rows.ts'

/**
 * The building blocks of response contracts. Decoding (`parse`) normalises what other backends of the same
 * contract send before the inner schema validates it; encoding, which our backend's responses go through,
 * validates without normalising.
 */
export function tolerant<Schema extends z.ZodMiniType>(
  schema: Schema,
  normalize: (raw: unknown) => unknown,
) {
  return z.codec(z.optional(z.unknown()), schema, {
    decode: (raw) => normalize(raw) as z.input<Schema>,
    encode: (value) => value,
  })
}

/** Opaque id of a record; encode it in URLs. */
export const id = tolerant(z.string().check(z.minLength(1)), toText)

/** A text that may be absent, null, empty or a number; undefined when there is none. */
export const optionalText = tolerant(z.optional(z.string()), toText)

/** A text, empty when there is none. */
export const textOrEmpty = tolerant(z.string(), (raw) => toText(raw) ?? '')

/** OMR, decimal; a number or a text, rounded to hundredths. */
export const amount = tolerant(wireAmountSchema, roundAmount)

/** An amount, undefined when there is none. */
export const optionalAmount = tolerant(z.optional(wireAmountSchema), (raw) => {
  const rounded = roundAmount(raw)
  return rounded >= 0 && Number.isFinite(rounded) ? rounded : undefined
})

/** Returns whether a request succeeded: a response that does not say otherwise has, by its status. */
export const successFlag = tolerant(z.boolean(), (raw) => {
  const text = toText(raw)
  return text === undefined ? raw !== false : ['true', '1'].includes(text.toLowerCase())
})

/** A message for people; several are joined, and anything but text counts as none. */
export const optionalMessage = tolerant(z.optional(z.string()), toMessage)

/** A part of a record, undefined when it is missing or of another shape. */
export function optionalPart<Schema extends z.ZodMiniType>(schema: Schema) {
  return tolerant(z.optional(schema), (raw) => (schema.safeParse(raw).success ? raw : undefined))
}

/**
 * A list that keeps its valid rows; the others are left out and reported. Null is an empty list. A list without
 * any valid row is invalid itself.
 */
export function listOf<Row extends z.ZodMiniType>(row: Row) {
  return tolerant(z.array(row), (raw) => {
    if (raw === null) return []
    if (!Array.isArray(raw)) return raw
    const rows: unknown[] = raw
    const errors = rows.map((value, index) => toRowError(row, value, index))
    const valid = rows.filter((_, index) => !errors[index])
    if (valid.length === 0) return rows
    errors.forEach((error) => error && reportRejectedRow(error))
    return valid
  })
}

function toRowError(row: z.ZodMiniType, value: unknown, index: number): Error | undefined {
  const { error } = row.safeParse(value)
  if (!error) return undefined
  const name = (isRecord(value) && toText(value._id)) || `number ${index + 1}`
  const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return new Error(`A list lost its row ${name}: ${issues.join('; ')}`)
}
