import { PLAIN_TEXT } from '@shop/contracts/wire/office-fields.ts'
import type * as z from 'zod/mini'

import type { Problem } from './useErrorText.ts'

/** What the contracts say of a field, in English, by the text that says so in both languages. */
const sentences: Readonly<Record<string, Problem>> = {
  [PLAIN_TEXT]: 'notPlain',
  'A percentage is at most 100.': 'overHundred',
  'Please begin with the title of the page: # and its words.': 'noTitle',
  'Please fill in every text in both languages.': 'missing',
  'Please give it a name in Arabic.': 'missing',
  'Please give it a name in English.': 'missing',
  'Please give the agent a name in English.': 'missing',
  'Please say who brings the order.': 'missing',
  'Please use 3 to 30 letters from A to Z and digits for the code.': 'invalidCode',
  'Please write a path of this site, such as /shop.': 'noPath',
  'Please write addresses that begin with https://.': 'noHttps',
  'Please write an amount above 0.': 'notAboveZero',
  'Please write a note.': 'missing',
  'Please write the VAT number as OM and ten digits.': 'invalidVatNumber',
  'Please write the WhatsApp number with its country code.': 'noCountryCode',
  'Please write the address.': 'missing',
  'Please write the day.': 'missing',
  'Please write the colour as # and six digits or letters from A to F.': 'noColor',
  'Please write the hours as 9:00-13:00, 16:00-21:00.': 'noHours',
  'Please write the phone number with its country code: +968 …': 'noCountryCode',
  'Please write the position as a maps service copies it: 23.6142, 58.5922.': 'noPosition',
  'The coupon would end before it begins.': 'endsFirst',
  'The same coupon is chosen twice.': 'chosenTwice',
  'This is no logo.': 'invalid',
}

/** The library's own sentence, which says nothing. */
const UNEXPLAINED = 'Invalid input'

/** Why a value breaks the contract; a sentence that is not known here is returned as it is. */
export function toProblem(issue: z.core.$ZodIssue): Problem | (string & {}) {
  if (issue.message !== UNEXPLAINED) return sentences[issue.message] ?? issue.message
  if (issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected)) return 'notWhole'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'numberTooLarge'
  if (issue.code !== 'too_small') return 'invalid'
  return issue.origin === 'string' ? 'missing' : 'numberTooSmall'
}
