import { emptyRecord } from '@shop/contracts/wire/office-record.ts'
import {
  type OfficeSettings,
  type SettingValue,
  slideFields,
} from '@shop/contracts/wire/office-settings.ts'

import { toChange, toPictures, toValues } from '../records/record-values.ts'

/** A slide in the form, with its picture. */
const toSlideValues = (slide: object, isNew: boolean) => ({
  ...toValues(slideFields, slide, isNew),
  pictures: toPictures(slideFields, slide).picture ?? [],
})

/** A slide that is not written yet. */
export const createSlide = () => toSlideValues(emptyRecord(slideFields), true)

/** The form values of the slides, of one at least. */
export function toHeroValues(hero: OfficeSettings['hero']['value']) {
  const slides = (hero?.slides ?? []).map((slide) => toSlideValues(slide, false))
  return { slides: slides.length > 0 ? slides : [createSlide()] }
}
export type HeroValues = ReturnType<typeof toHeroValues>

/** What the form says, as the contract takes it. */
export const toHero = ({ slides }: HeroValues) => ({
  slides: slides.map(({ pictures, ...values }) =>
    toChange(slideFields, values, { picture: pictures }),
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
