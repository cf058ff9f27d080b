import * as z from 'zod/mini'

import { normalizeTyped } from '../rules/typed-text.ts'
import { type Fields, localizedField, specialField, textField } from './office-fields.ts'
import { valueShape } from './office-record.ts'

const MISSING = 'Please fill in every text in both languages.'

/** A text that has to be there in both languages. @param rows of its field in the form */
export const bilingual = (max: number, rows?: number) =>
  localizedField(max, {
    required: true,
    missing: { en: MISSING, ar: MISSING },
    ...(rows !== undefined && { rows }),
  })

/** A list with fields for each item; `items` is what is sent of it. */
export const listField = <Items extends z.ZodMiniType<object[]>, Item extends Fields>(
  fields: Item,
  items: Items,
) => specialField(items, z.array(z.object(valueShape(fields))), [], { parts: Object.keys(fields) })

/** A phone number of the shop. */
export const phoneField = textField(30, {
  required: true,
  hint: true,
  ltr: true,
  inputMode: 'tel',
  schema: z
    .string()
    .check(
      z.overwrite(normalizeTyped),
      z.regex(/^\+\d[\d ]{5,22}$/, 'Please write the phone number with its country code: +968 …'),
    ),
})
