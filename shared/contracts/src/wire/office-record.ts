import * as z from 'zod/mini'

import type { Field, Fields } from './office-fields.ts'

/** The shape of what is sent of fields, for a schema that has more than them. */
export const changeShape = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ change }) => change) as {
    -readonly [Name in keyof Table]: Table[Name]['change']
  }

type UrlName<Name, Part> = Name extends string
  ? Part extends { kind: 'picture' }
    ? `${Name}Url`
    : Part extends { kind: 'pictures' }
      ? `${Name}Urls`
      : never
  : never
type UrlShape<Table extends Fields> = {
  -readonly [Name in keyof Table as UrlName<Name, Table[Name]>]: Table[Name] extends {
    kind: 'picture'
  }
    ? z.ZodMiniString
    : z.ZodMiniArray<z.ZodMiniString>
}

/** Values by the names of the addresses of pictures. */
function mapUrls<One, Many>(fields: Fields, one: One, many: Many): Record<string, One | Many> {
  const values: Record<string, One | Many> = {}
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind === 'picture') values[`${name}Url`] = one
    if (kind === 'pictures') values[`${name}Urls`] = many
  }
  return values
}

/** The shape of what is read of fields, with the addresses of pictures. */
export const valueShape = <Table extends Fields>(fields: Table) =>
  ({
    ...mapFields(fields, ({ stored }) => stored),
    ...mapUrls(fields, z.string(), z.array(z.string())),
  }) as { -readonly [Name in keyof Table]: Table[Name]['stored'] } & UrlShape<Table>

/** The shape of a record that is read. */
export const storedShape = <Table extends Fields>(fields: Table) => ({
  ...valueShape(fields),
  version: z.int(),
})

/** A record that is not written yet. */
export const emptyRecord = <Table extends Fields>(fields: Table) =>
  ({
    ...mapFields(fields, ({ empty }) => empty),
    ...mapUrls(fields, '', [] as string[]),
    version: 0,
  }) as { -readonly [Name in keyof Table]: Table[Name]['empty'] } & {
    -readonly [Name in keyof UrlShape<Table>]: z.output<UrlShape<Table>[Name]>
  } & { version: number }

/** Records that a list or a page deletes at once, at most. */
const MAX_DELETED = 100

/**
 * POST /office/{products,categories,coupons,agents}/deletions deletes records, all of them or none; without `apply`, it only
 * says what refers to them.
 */
export const deletionSchema = z.object({
  records: z
    .array(z.object({ id: z.string(), version: z.int() }))
    .check(z.minLength(1), z.maxLength(MAX_DELETED)),
  apply: z._default(z.boolean(), false),
})
export type Deletion = z.input<typeof deletionSchema>

/** What refers to records that are to be deleted. */
export const deletionResultSchema = z.object({
  deleted: z.boolean(),
  /** Paid orders, which keep what they say of them. */
  orders: z.int(),
  /** Orders whose payment is open, which can be paid all the same. */
  openOrders: z.int(),
  /** Products of a category, which stand against its deletion. */
  products: z.int(),
  /** Messages to an agent, which keep the name. */
  messages: z.int(),
})
export type DeletionResult = z.infer<typeof deletionResultSchema>

/** A value for each field. */
export function mapFields<Table extends Fields, Value>(
  fields: Table,
  toValue: (field: Field, name: string) => Value,
): Record<keyof Table & string, Value> {
  const entries = Object.entries(fields).map(([name, field]) => [name, toValue(field, name)])
  return Object.fromEntries(entries) as Record<keyof Table & string, Value>
}
