/** A check of one field's text; false means that the field has the problem which the check is named after. */
export type Rule<Values = unknown> = (value: string, values: Values) => boolean

/** The checks of a field by the problem they find, in the order they are made. */
export type Rules<Values, Problem extends string = string> = Partial<Record<Problem, Rule<Values>>>

/** Whether the text has anything but white space. */
export const isFilled = (value: string): boolean => value.trim() !== ''

/** Whether the text has any character, white space included: a password may be made of it. */
export const isNotEmpty = (value: string): boolean => value !== ''

/** Whether the trimmed text has the form of an e-mail address. */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim())

/** @param min characters, white space included */
export const minLength =
  (min: number) =>
  (value: string): boolean =>
    value.length >= min

/** @param max characters, white space included */
export const maxLength =
  (max: number) =>
  (value: string): boolean =>
    value.length <= max

/** A copy of a form's texts without white space around them. */
export function trimValues<Values extends { [Name in keyof Values]: string }>(
  values: Values,
): Values {
  const entries = Object.entries<string>(values).map(([name, value]) => [name, value.trim()])
  return Object.fromEntries(entries) as Values
}
