import { MIN_SECRET_LENGTH } from '@shop/server/signed-permission.ts'
import { z } from 'zod/mini'

import type { Setting } from './read-settings.ts'

// Kinds of values: how a variable's text is read, what is valid, and how a message calls it.

const toNumber = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

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

const withoutTrailingSlash = (text: string) => text.replace(/\/$/, '')

/** A whole number in a range. @param unit in the plural, such as `milliseconds` */
export const wholeNumber = (min: number, max: number, unit: string) =>
  ({
    schema: z.int().check(z.gte(min), z.lte(max)),
    parse: toNumber,
    expected: `a whole number of ${unit} between ${min} and ${max}`,
  }) satisfies Partial<Setting>

export const port = {
  schema: z.int().check(z.gte(1), z.lte(65_535)),
  parse: toNumber,
  expected: 'a port number between 1 and 65535',
} satisfies Partial<Setting>

export const text = {
  schema: z.string().check(z.minLength(1)),
  expected: 'a text',
} satisfies Partial<Setting>

export const folder = { ...text, isFolder: true } satisfies Partial<Setting>

const httpUrl = z.url({ protocol: /^https?$/ })

/** An http or https address, without the slash at its end. */
export const address = {
  schema: z.pipe(httpUrl, z.transform(withoutTrailingSlash)),
  expected: 'an http or https address',
} satisfies Partial<Setting>

/** The address of a service that a shop can do without: `off`. */
export const optionalAddress = {
  schema: z.union([z.literal('off'), address.schema]),
  expected: 'an http or https address, or off',
} satisfies Partial<Setting>

/** A database or mail server, whose address may hold a password. */
export const serverAddress = (protocol: RegExp, examples: string) =>
  ({
    schema: z.url({ protocol }),
    expected: `an address that starts with ${examples}`,
    isSecret: true,
  }) satisfies Partial<Setting>

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value

const originText = z.pipe(
  z.string().check(z.refine((value) => isOrigin(withoutTrailingSlash(value)))),
  z.transform(withoutTrailingSlash),
)

export const origins = {
  schema: z.array(originText),
  parse: toList,
  expected: 'origins such as https://shop.example, separated by commas or as a list',
} satisfies Partial<Setting>

export const atLeastOneOrigin = {
  ...origins,
  schema: z.tuple([originText], originText),
} satisfies Partial<Setting>

export const secret = {
  schema: z.string().check(z.minLength(MIN_SECRET_LENGTH)),
  expected: `a text of at least ${MIN_SECRET_LENGTH} characters`,
  isSecret: true,
} satisfies Partial<Setting>

/** One of some words. */
export const choice = <const Word extends string>(...words: [Word, ...Word[]]) =>
  ({ schema: z.enum(words), expected: words.join(' or ') }) satisfies Partial<Setting>

export const onOrOff = choice('on', 'off')

/** A structure, which a variable holds as JSON. */
export const structure = <Schema extends z.ZodMiniType>(schema: Schema, expected: string) =>
  ({ schema, parse: toJson, expected }) satisfies Partial<Setting>

type Kind<Schema extends z.ZodMiniType> = Pick<
  Setting,
  'expected' | 'explain' | 'parse' | 'isSecret' | 'isFolder'
> & {
  schema: Schema
}

/** A setting that may be absent. */
export const optional = <Schema extends z.ZodMiniType>(kind: Kind<Schema>) => ({
  ...kind,
  schema: z.optional(kind.schema),
})

/** A setting with a default. */
export const withDefault = <Schema extends z.ZodMiniType>(
  kind: Kind<Schema>,
  value: z.output<Schema>,
) => ({ ...kind, schema: z._default(kind.schema, value as never) })
