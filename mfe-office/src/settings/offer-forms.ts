import type { HeroSettings, OfficeHero } from '@shop/contracts/configuration/hero-settings.ts'
import type { SaleSettings } from '@shop/contracts/configuration/sale-settings.ts'

import type { StoredPicture } from '../pictures/PictureField.tsx'

const createText = () => ({ en: '', ar: '' })

/** A slide that is not written yet. */
export const createSlide = () => ({
  /** Names the slide while it is in the form, for its picture. */
  id: crypto.randomUUID(),
  title: createText(),
  text: createText(),
  action: createText(),
  to: '',
})
export type SlideValues = ReturnType<typeof createSlide>

/** Pictures by the ids of their slides. */
export type SlidePictures = Readonly<Record<string, readonly StoredPicture[]>>

/** The fields of the slides, and their pictures. */
export function toHeroValues(hero: OfficeHero | null) {
  const stored = (hero?.slides ?? []).map((slide) => ({ slide, id: crypto.randomUUID() }))
  const pictures: SlidePictures = Object.fromEntries(
    stored.map(({ slide, id }) => [
      id,
      slide.picture ? [{ name: slide.picture, url: slide.pictureUrl }] : [],
    ]),
  )
  const slides = stored.map(({ slide: { title, text, action, to }, id }): SlideValues => ({
    id,
    title,
    text,
    action,
    to,
  }))
  return { values: { slides: slides.length > 0 ? slides : [createSlide()] }, pictures }
}
export type HeroValues = ReturnType<typeof toHeroValues>['values']

/** What the form says, as the contract takes it. */
export const toHero = ({ slides }: HeroValues, pictures: SlidePictures): HeroSettings => ({
  slides: slides.map(({ id, ...slide }) => ({ ...slide, picture: pictures[id]?.[0]?.name ?? '' })),
})

export const emptySale: SaleSettings = { title: createText(), text: createText(), coupons: [] }

/** A coupon that is not chosen yet. */
export const createSaleCoupon = () => ({ code: '', text: createText() })
