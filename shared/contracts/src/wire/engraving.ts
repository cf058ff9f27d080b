import * as z from 'zod/mini'

import { MAX_ENGRAVINGS } from '../rules/engraving-list.ts'
import { MAX_ENGRAVING_LENGTH, normalizeEngravingText } from '../rules/engraving-text.ts'
import { isLogo, MAX_LOGO_LENGTH } from '../rules/logo.ts'
import { findRefusedCharacter } from '../rules/refused-characters.ts'
import { isConvex } from '../rules/surface.ts'
import { localizedTextSchema } from './text.ts'
import { optionalPart } from './tolerant.ts'

/** What our own backend says of a text that it does not take. */
const refusal =
  'A name takes letters of the Latin and Arabic scripts, digits and punctuation, without emoji, and at most three marks on a letter.'

const text = z.string().check(
  z.maxLength(MAX_ENGRAVING_LENGTH),
  z.overwrite(normalizeEngravingText),
  z.refine((value) => findRefusedCharacter(value) === null, refusal),
)

const logo = z
  .string()
  .check(
    z.maxLength(MAX_LOGO_LENGTH),
    z.refine(isLogo, 'The logo cannot be read. Please add it again.'),
  )

/** The name, the line and the logo on a product. Other backends may ignore it. */
export const engravingSchema = z
  .object({ name: text, line: text, logo: z.optional(logo) })
  .check(
    z.refine(
      (design) => Boolean(design.name || design.line || design.logo),
      'Please type a name or a line.',
    ),
  )

/** Surfaces of a piece. */
export const MAX_SURFACES = 6

const fraction = z.number().check(z.gte(-0.5), z.lte(1.5))
const point = z.tuple([fraction, fraction])

/** Four corners as fractions of a square picture: the upper left one first, then clockwise. */
const cornersSchema = z
  .tuple([point, point, point, point])
  .check(z.refine(isConvex, 'The corners are not clockwise.'))

const area = {
  finish: z.enum(['engraved', 'printed', 'embossed']),
  color: z.string().check(z.regex(/^#[\da-f]{6}$/i)),
  /** Millimetres, the least of which two lines of text need. */
  width: z.number().check(z.gte(10), z.lte(1000)),
  height: z.number().check(z.gte(7), z.lte(1000)),
}

/** How a surface is sold. */
const terms = {
  /** Pieces in the package that each take a text; one, if not said. */
  pieces: z.optional(z.int().check(z.gte(1), z.lte(MAX_ENGRAVINGS))),
  /** The product is not sold without a text. */
  required: z.optional(z.boolean()),
  /** The first surface takes a logo, too. */
  takesLogo: z.optional(z.boolean()),
}

const pictures = z.array(z.nullable(cornersSchema)).check(z.maxLength(20))
const corners = z.optional(cornersSchema)

/** What a surface is called beside the others, and these. @param place where the pictures show one */
const named = <Place extends z.core.$ZodShape>(place: Place) => ({
  name: z.optional(localizedTextSchema),
  others: z.optional(
    z
      .array(z.object({ name: localizedTextSchema, ...area, ...place }))
      .check(z.maxLength(MAX_SURFACES - 1)),
  ),
})

/** The surface of a product that takes a text; see `ProductSurface`. */
export const productSurfaceSchema = z.object({
  ...area,
  ...terms,
  ...named({ pictures }),
  pictures,
})

/** The parts of a surface and of the others, by their paths. */
export const surfaceParts = [
  ...Object.keys(productSurfaceSchema.shape),
  ...['name', ...Object.keys(area), 'pictures'].map((part) => `others.${part}`),
]

/** What a line of a cart keeps of its product's surface; its corners are those on the cover. */
export const lineSurfaceSchema = z.object({ ...area, ...terms, ...named({ corners }), corners })
export type LineSurface = z.infer<typeof lineSurfaceSchema>

/** A text for each piece of a line, in their order; an empty one for a piece without. Pieces after the last have none. */
export const engravingListSchema = z
  .array(z.object({ name: text, line: text }))
  .check(z.minLength(1), z.maxLength(MAX_ENGRAVINGS))

const coverSurface = z.object({ ...area, corners: cornersSchema })

/**
 * An engraving as a line of a cart or an order shows it: with its place on the product's cover, where that is known, and
 * those that the cover shows besides.
 */
export const shownEngravingSchema = z
  .object({
    name: text,
    line: text,
    /** On the first surface of every piece. */
    logo: optionalPart(logo),
    surface: optionalPart(coverSurface),
    others: optionalPart(z.array(z.object({ name: text, line: text, surface: coverSurface }))),
  })
  .check(z.refine((design) => Boolean(design.name || design.line || design.logo)))
export type ShownEngraving = z.infer<typeof shownEngravingSchema>
