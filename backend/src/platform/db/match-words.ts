import { normalizePhone, normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

import { escapePattern } from './escape-pattern.ts'

/** Arabic letters that are typed one for the other, such as alef with and without a hamza. */
const VARIANT_LETTERS = /[اأإآٱةهىيئیوؤكک]/g

const MIN_PHONE_DIGITS = 4

/** The country code before a number of Oman, which people leave out. */
const OMAN_CODE = /^\+?968(?=\d{8}$)/

/** Whether a text, in lower case, has every word that was typed; any text has none. */
export function hasWords(text: RawBuilder<string>, typed: string): RawBuilder<SqlBool> {
  const words = normalizeTyped(typed).toLowerCase().split(' ')
  const matches = words.map((word) => {
    const pattern = `%${escapePattern(word).replaceAll(VARIANT_LETTERS, '_')}%`
    return sql`${text} like ${pattern} escape '\\'`
  })
  return sql<SqlBool>`(${sql.join(matches, sql` and `)})`
}

/** Whether a phone number has the digits that were typed, with or without country code and spaces; false for other texts. */
export function hasPhone(number: RawBuilder<string>, typed: string): RawBuilder<SqlBool> {
  const digits = normalizePhone(typed).replace(OMAN_CODE, '').replace(/^\+/, '')
  if (!/^\d+$/.test(digits) || digits.length < MIN_PHONE_DIGITS) return sql<SqlBool>`1 = 0`
  return sql<SqlBool>`replace(replace(${number}, ' ', ''), '-', '') like ${`%${digits}%`}`
}
