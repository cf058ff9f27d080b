import * as z from 'zod/mini'

/** What is said of a text with markup. */
export const PLAIN_TEXT = 'Please write plain text, without < and >.'

/** A text as people type it; the sentence is for one that is missing. */
export function text(max: number, missing?: string) {
  const any = z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^<>]*$/, PLAIN_TEXT))
  return missing === undefined ? any : any.check(z.minLength(1, missing))
}

/** Name of a picture, as the upload returns it; empty for none. */
const pictureNameSchema = z.string().check(z.regex(/^([a-z0-9][a-z0-9-]{0,79})?$/))

/** The record as it was read: a change of an earlier version is refused with status 409. */
export const versionSchema = z.object({ version: z.int() })

interface FieldOptions {
  /** Shown in the list of the records. */
  list?: boolean
  /** Its column in the table of all records; a text in both languages has two, `…_en` and `…_ar`. */
  csv?: string
  /** The JSON column that holds it; by default it has a column of its own. */
  in?: 'details' | 'card'
  /** Saved by itself, after the other columns. */
  apart?: boolean
  /** The form says more about it. */
  hint?: boolean
  /** Lines of its field in the form. */
  rows?: number
  /** Written from left to right in Arabic, too. */
  ltr?: boolean
  /** What browsers offer to choose it by. */
  type?: 'date'
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'url'
  /** It cannot be empty, or its text in English cannot. */
  required?: true | 'en'
  /** A picture that is shown as a small square. */
  avatar?: boolean
  /** What a form takes at most, in characters; of pictures, their number. */
  max?: number
  /** The names of what a field with a form of its own consists of. */
  parts?: readonly string[]
  /** The columns of those parts in the table of all records. */
  partsCsv?: Readonly<Record<string, string>>
  /** What can be chosen. */
  options?: readonly string[]
}

/** A field of a record: what is sent and read of it, and where it is shown. */
export interface Field extends FieldOptions {
  kind:
    | ('text' | 'localized' | 'money' | 'number' | 'integer' | 'count' | 'flag' | 'time')
    | ('choice' | 'choices' | 'links' | 'picture' | 'pictures' | 'special')
  /** Schema of a value that is sent. */
  change: z.ZodMiniType
  /** Schema of a value that is read: rows that were written otherwise may break the rules of a change. */
  stored: z.ZodMiniType
  /** The value of a new record. */
  empty: unknown
}
export type Fields = Readonly<Record<string, Field>>

const storedText = z.object({ en: z.string(), ar: z.string() })

/** A text in one language. @param schema of a text with rules of its own */
export const textField = <Schema extends z.ZodMiniType = ReturnType<typeof text>>(
  max: number,
  options: FieldOptions & { schema?: Schema; empty?: string } = {},
) => {
  const { schema = text(max), empty = '', ...others } = options
  const change = schema as Schema
  return { kind: 'text' as const, change, stored: z.string(), empty, max, ...others }
}

/** A text in both languages. @param missing what is said of one that is required and missing, by its language */
export function localizedField(
  max: number,
  options: FieldOptions & { missing?: { en?: string; ar?: string } } = {},
) {
  const { missing = {}, ...others } = options
  const change = z.object({ en: text(max, missing.en), ar: text(max, missing.ar) })
  const empty = { en: '', ar: '' }
  return { kind: 'localized' as const, change, stored: storedText, empty, max, ...others }
}

/** A number with the rules of its schema: `money` is stored in hundredths, `number` as it is. */
export const numberField = <Kind extends 'money' | 'number', Schema extends z.ZodMiniType>(
  kind: Kind,
  change: Schema,
  options: FieldOptions = {},
) => ({ kind, change, stored: z.number(), empty: 0, max: 20, ...options })

const MAX_INTEGER = 1_000_000

/** A whole number. */
export const integerField = (options: FieldOptions = {}) => ({
  kind: 'integer' as const,
  change: z.int().check(z.gte(0), z.lte(MAX_INTEGER)),
  stored: z.int(),
  empty: 0,
  max: 7,
  ...options,
})

/** A whole number, or null for none. @param min that it is at least */
export const countField = (min: number, options: FieldOptions = {}) => ({
  kind: 'count' as const,
  change: z.nullable(z.int().check(z.gte(min), z.lte(MAX_INTEGER))),
  stored: z.nullable(z.number()),
  empty: null as number | null,
  max: 7,
  ...options,
})

/** Yes or no. */
export const flagField = (empty: boolean, options: FieldOptions = {}) => ({
  kind: 'flag' as const,
  change: z.boolean(),
  stored: z.boolean(),
  empty,
  ...options,
})

/** A point in time, ISO 8601 in UTC, or null for none. */
export const timeField = (options: FieldOptions = {}) => ({
  kind: 'time' as const,
  change: z.nullable(z.iso.datetime()),
  stored: z.nullable(z.string()),
  empty: null as string | null,
  ...options,
})

/** One of some words. */
export function choiceField<const Options extends readonly [string, ...string[]]>(
  options: Options,
  others: FieldOptions = {},
) {
  const one = z.enum(options)
  return {
    kind: 'choice' as const,
    change: one,
    stored: one,
    empty: options[0] as Options[number],
    options,
    ...others,
  }
}

/** Any of some words. */
export function choicesField<const Options extends readonly [string, ...string[]]>(
  options: Options,
  others: FieldOptions = {},
) {
  const some = z.array(z.enum(options))
  const empty: Options[number][] = []
  return {
    kind: 'choices' as const,
    change: z._default(some, empty),
    stored: z._default(some, empty),
    empty,
    options,
    ...others,
  }
}

/** Addresses by the names of what they are of; empty for none. */
export function linksField<const Name extends string>(
  options: readonly Name[],
  schema: ReturnType<typeof text>,
  others: FieldOptions = {},
) {
  const each = <Value>(value: Value) =>
    Object.fromEntries(options.map((name) => [name, value])) as Record<Name, Value>
  const stored = z.object(each(z.string()))
  return {
    kind: 'links' as const,
    change: z.object(each(schema)),
    stored,
    empty: each(''),
    options,
    ...others,
  }
}

/** A picture, by its name. What is read has its address, too, as `…Url`. */
export const pictureField = (options: FieldOptions = {}) => ({
  kind: 'picture' as const,
  change: pictureNameSchema,
  stored: z.string(),
  empty: '',
  ...options,
})

/** Several pictures. What is read has their addresses, too, as `…Urls`. */
export const picturesField = (max: number, options: FieldOptions = {}) => ({
  kind: 'pictures' as const,
  change: z.array(pictureNameSchema.check(z.minLength(1))).check(z.maxLength(max)),
  stored: z.array(z.string()),
  empty: [] as string[],
  max,
  ...options,
})

/** A field with a form and conversions of its own. */
export const specialField = <Change extends z.ZodMiniType, Stored extends z.ZodMiniType>(
  change: Change,
  stored: Stored,
  empty: z.output<Stored>,
  options: FieldOptions = {},
) => ({ kind: 'special' as const, change, stored, empty, ...options })

/** A field that a JSON column holds. */
export const heldIn = <const Column extends 'details' | 'card', Part extends Field>(
  column: Column,
  field: Part,
): Part & { in: Column } => ({ ...field, in: column })

/** A field that stays as it is when it is not sent. */
export const optionalField = <Part extends Field>(field: Part) => ({
  ...field,
  change: z.optional<Part['change']>(field.change),
})
