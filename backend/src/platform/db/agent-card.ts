import { agentFields } from '@shop/contracts/wire/office-agents.ts'
import type { Field, Fields } from '@shop/contracts/wire/office-fields.ts'
import { mapFields } from '@shop/contracts/wire/office-record.ts'
import { z } from 'zod/mini'

/** Base name of a picture, for example `steel-card`; `picture-url.ts` knows its files. */
export const pictureName = z.string().check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/))

const url = z.url({ protocol: /^https$/ })

/** The fields of a JSON column. */
type Held<Table, Column> = {
  -readonly [Name in keyof Table as Table[Name] extends { in: Column } ? Name : never]: Table[Name]
}
/** The fields of a table that a JSON column holds. */
export function listHeld<Table extends Fields, Column extends Field['in']>(
  table: Table,
  column: Column,
) {
  const held = Object.entries(table).filter(([, field]) => field.in === column)
  return Object.fromEntries(held) as Held<Table, Column>
}

export type Optional<Kept> = z.ZodMiniExactOptional<z.ZodMiniType<NonNullable<Kept>>>
export const optional = (schema: z.ZodMiniType) => z.exactOptional(schema)

const card = listHeld(agentFields, 'card')
type Card = typeof card
type TextKind = 'localized' | 'text' | 'picture'

/** Names in Arabic, of the texts that are in both languages. */
const arabic = z.partial(
  z.strictObject(
    Object.fromEntries(
      Object.entries<Field>(card).flatMap(([name, { kind }]) =>
        kind === 'localized' ? [[name, z.string()]] : [],
      ),
    ) as {
      [
        Name in keyof Card as Card[Name] extends { kind: 'localized' } ? Name : never
      ]: z.ZodMiniString
    },
  ),
)

/** An agent as the directory's column has them: the English texts as they are, and the Arabic ones beside them. */
export const agentCardSchema = z.strictObject({
  ...(mapFields(card, ({ kind, change, options = [] }) => {
    if (kind === 'localized') return z.string()
    if (kind === 'links')
      return z.partial(z.strictObject(Object.fromEntries(options.map((name) => [name, url]))))
    return kind === 'choices' ? optional(change) : change
  }) as unknown as {
    [Name in keyof Card]: Card[Name] extends { kind: TextKind }
      ? z.ZodMiniString
      : Card[Name] extends { kind: 'links' }
        ? z.ZodMiniType<Partial<z.output<Card[Name]['stored']>>>
        : Optional<z.output<Card[Name]['stored']>>
  }),
  ar: z.exactOptional(arabic),
  /** What the agent does; no page shows it. */
  jobInformation: z.exactOptional(z.strictObject({ title: z.string() })),
})
export type AgentCard = z.infer<typeof agentCardSchema>
