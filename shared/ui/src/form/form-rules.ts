import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'

/** A check of one field's text; false means that the field has the problem which the check is named after. */
export type Rule<Values = unknown> = (value: string, values: Values) => boolean

/** The checks of a field by the problem they find, in the order they are made. */
export type Rules<Values, Problem extends string = string> = Partial<Record<Problem, Rule<Values>>>

/** Returns whether the text has anything that can be seen. */
export const isFilled = (value: string): boolean => normalizeTyped(value) !== ''

/** A copy of a form's texts without white space around them. */
export function trimValues<Values extends { [Name in keyof Values]: string }>(
  values: Values,
): Values {
  const entries = Object.entries<string>(values).map(([name, value]) => [name, value.trim()])
  return Object.fromEntries(entries) as Values
}
