import { emptyRecord } from '@shop/contracts/wire/office-record.ts'
import {
  type OfficeSettings,
  type SettingValue,
  slideFields,
} from '@shop/contracts/wire/office-settings.ts'

import { type PicturesByField, toChange, toPictures, toValues } from '../records/record-values.ts'

/** A slide in the form, with the id that it has there, for its picture. */
const toSlideValues = (slide: object, isNew: boolean) => ({
  id: crypto.randomUUID(),
  ...toValues(slideFields, slide, isNew),
})

/** A slide that is not written yet. */
export const createSlide = () => toSlideValues(emptyRecord(slideFields), true)

/** The fields of the slides, and their pictures by the ids of the slides. */
export function toHeroValues(hero: OfficeSettings['hero']['value']) {
  const stored = (hero?.slides ?? []).map((slide) => ({
    pictures: toPictures(slideFields, slide).picture ?? [],
    values: toSlideValues(slide, false),
  }))
  const pictures: PicturesByField = Object.fromEntries(
    stored.map(({ values, pictures: shown }) => [values.id, shown]),
  )
  const slides = stored.map(({ values }) => values)
  return { values: { slides: slides.length > 0 ? slides : [createSlide()] }, pictures }
}
type HeroValues = ReturnType<typeof toHeroValues>['values']

/** What the form says, as the contract takes it. */
export const toHero = ({ slides }: HeroValues, pictures: PicturesByField) => ({
  slides: slides.map(({ id, ...values }) =>
    toChange(slideFields, values, { picture: pictures[id] ?? [] }),
  ),
})

const createText = () => ({ en: '', ar: '' })

export const emptySale: SettingValue<'sale'> = {
  title: createText(),
  text: createText(),
  coupons: [],
}

/** A coupon that is not chosen yet. */
export const createSaleCoupon = () => ({ code: '', text: createText() })
