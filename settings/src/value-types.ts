import { taxPercentSchema } from '@shop/contracts/wire/amount.ts'
import { MIN_SECRET_LENGTH } from '@shop/server/signed-permission.ts'
import { z } from 'zod/mini'

// Each kind is the schema of a variable: it makes a value of the text, or an issue that completes "VARIABLE …".

interface Options {
  /** Reads the text; by default it is the value. */
  parse?: (text: string) => unknown
  /** Its text is in no message. */
  isSecret?: boolean
  /** Messages name the wrong parts instead of the whole. */
  hasParts?: boolean
}

const describePart = ({ path, message }: z.core.$ZodIssue) =>
  [path.join('.'), message].filter(Boolean).join(': ')

/** @param expected completes "must be …" */
function kind<Schema extends z.ZodMiniType>(
  schema: Schema,
  expected: string,
  { parse = (text) => text, isSecret = false, hasParts = false }: Options = {},
) {
  const toValue = z.transform((text: string, context): z.output<Schema> => {
    const { success, data, error } = schema.safeParse(parse(text), {
      error: z.locales.en().localeError,
    })
    if (success) return data
    const whole = `must be ${expected}${isSecret ? '' : `, not ${JSON.stringify(text)}`}`
    const isWhole =
      !hasParts ||
      error.issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
    for (const message of isWhole ? [whole] : error.issues.map(describePart)) {
      context.issues.push({ code: 'custom', message, input: text })
    }
    return z.NEVER
  })
  return z.pipe(z.string(), toValue)
}

const toNumber = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN)

const toList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const toJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** @param unit in the plural, such as `milliseconds` */
export const wholeNumber = (min: number, max: number, unit: string) =>
  kind(
    z.int().check(z.gte(min), z.lte(max)),
    `a whole number of ${unit} between ${min} and ${max}`,
    { parse: toNumber },
  )

export const taxPercent = kind(
  taxPercentSchema,
  'percent between 0 and 100, with at most two decimals',
  {
    parse: toNumber,
  },
)

export const port = kind(
  z.int().check(z.gte(1), z.lte(65_535)),
  'a port number between 1 and 65535',
  { parse: toNumber },
)

export const text = z.string()

export const matching = (pattern: RegExp, expected: string, options?: Options) =>
  kind(z.string().check(z.regex(pattern)), expected, options)

/** A text for which a rule holds. */
export const refined = (isValid: (value: string) => boolean, expected: string) =>
  kind(z.string().check(z.refine(isValid)), expected)

export const emailAddress = kind(z.email(), 'an e-mail address such as shop@example.com')

const withoutTrailingSlash = (value: string) => value.replace(/\/$/, '')

const httpUrl = z.pipe(z.url({ protocol: /^https?$/ }), z.transform(withoutTrailingSlash))

/** An http or https address, without the slash at its end. */
export const address = kind(httpUrl, 'an http or https address')

/** The address of a service that a shop can do without: `off`. */
export const optionalAddress = kind(
  z.union([z.literal('off'), httpUrl]),
  'an http or https address, or off',
)

/** A database or mail server, whose address may hold a password. */
export const serverAddress = (protocol: RegExp, examples: string) =>
  kind(z.url({ protocol }), `an address that starts with ${examples}`, { isSecret: true })

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value

const originText = z.pipe(
  z.string().check(z.refine((value) => isOrigin(withoutTrailingSlash(value)))),
  z.transform(withoutTrailingSlash),
)

const ORIGINS = 'origins such as https://shop.example, separated by commas'

export const origins = kind(z.array(originText), ORIGINS, { parse: toList })

export const atLeastOneOrigin = kind(z.tuple([originText], originText), ORIGINS, { parse: toList })

export const secret = kind(
  z.string().check(z.minLength(MIN_SECRET_LENGTH)),
  `a text of at least ${MIN_SECRET_LENGTH} characters`,
  { isSecret: true },
)

/** One of some words. */
export const choice = <const Word extends string>(...words: [Word, ...Word[]]) =>
  kind(z.enum(words), words.join(' or '))

export const onOrOff = choice('on', 'off')

/** A structure in JSON. */
export const structure = <Schema extends z.ZodMiniType>(schema: Schema, expected: string) =>
  kind(schema, expected, { parse: toJson, hasParts: true })

/** A value that a function makes of the text. @param parse returns null for a text that is none */
export const parsed = <Value>(parse: (value: string) => Value | null, expected: string) =>
  kind(
    z.custom<Value>((value) => value !== null),
    expected,
    { parse },
  )
