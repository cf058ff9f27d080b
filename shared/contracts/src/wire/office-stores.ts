import * as z from 'zod/mini'

import { parseMapPosition } from '../rules/map-position.ts'
import { parseOpeningHours, weekdays } from '../rules/opening-hours.ts'
import { normalizeTyped } from '../rules/typed-text.ts'
import { choicesField, textField } from './office-fields.ts'
import { changeShape } from './office-record.ts'
import { bilingual, listField, phoneField } from './setting-fields.ts'

/** Stores of the shop's page. */
export const MAX_STORES = 12

export const storeFields = {
  name: bilingual(60),
  address: bilingual(200),
  phone: phoneField,
  /** Its hours of each day that it is open, in Muscat. */
  openHours: textField(60, {
    required: true,
    hint: true,
    ltr: true,
    schema: z.string().check(
      z.overwrite((hours) =>
        normalizeTyped(hours)
          .replaceAll(/\s*\p{Pd}\s*/gu, '-')
          .replaceAll('،', ','),
      ),
      z.refine(
        (hours) => parseOpeningHours(hours) !== null,
        'Please write the hours as 9:00-13:00, 16:00-21:00.',
      ),
    ),
  }),
  /** Degrees north and east, as maps services copy them. */
  mapPosition: textField(60, {
    required: true,
    hint: true,
    ltr: true,
    schema: z.string().check(
      z.overwrite((position) => normalizeTyped(position).replaceAll('،', ',')),
      z.refine(
        (position) => parseMapPosition(position) !== null,
        'Please write the position as a maps service copies it: 23.6142, 58.5922.',
      ),
    ),
  }),
  openDays: choicesField(weekdays),
}

export const storesFields = {
  stores: listField(
    storeFields,
    z.array(z.object(changeShape(storeFields))).check(z.minLength(1), z.maxLength(MAX_STORES)),
  ),
}
