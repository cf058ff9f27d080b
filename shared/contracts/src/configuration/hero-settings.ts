import * as z from 'zod/mini'

import { languagePrefix, withoutLanguagePrefix } from '../rules/language-address.ts'
import { bilingualText, pictureNameSchema } from '../wire/office-fields.ts'

/** Slides of the home page. */
export const MAX_HERO_SLIDES = 4

/** A page of this site, as its address is copied from the browser: the language is the visitor's. */
const sitePath = z.string().check(
  z.trim(),
  z.maxLength(200),
  z.overwrite((path) => (languagePrefix(path) ? withoutLanguagePrefix(path) : path)),
  // Browsers take `//` and `\` for the begin of another host.
  z.regex(/^(?!.*\/\/)\/[^\s<>\\]*$/, 'Please write a path of this site, such as /shop.'),
)

const texts = {
  title: bilingualText(60),
  text: bilingualText(200),
  /** What the button says. */
  action: bilingualText(30),
  /** Where the button leads. */
  to: sitePath,
}

const storedSlideSchema = z.object({
  ...texts,
  /** Name of an uploaded picture; empty for the shop's own. */
  picture: pictureNameSchema,
})

const slides = <Slide extends z.ZodMiniType>(slide: Slide) =>
  z.object({ slides: z.array(slide).check(z.minLength(1), z.maxLength(MAX_HERO_SLIDES)) })

/** The slides of the home page, as an owner writes them. */
export const heroSettingsSchema = slides(storedSlideSchema)
export type HeroSettings = z.infer<typeof heroSettingsSchema>

/** The slides with the addresses of their pictures, which are empty for the shop's own. */
export const officeHeroValueSchema = slides(z.extend(storedSlideSchema, { pictureUrl: z.string() }))
export type OfficeHero = z.infer<typeof officeHeroValueSchema>

/** The slides as the site gets them. */
export const publicHeroSchema = slides(z.object({ ...texts, pictureUrl: z.string() }))
