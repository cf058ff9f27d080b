import { goods, packs } from '../products/catalogue.ts'
import { moved } from '../products/box.ts'
import type { Studio } from '../graphics/slab.ts'
import type { Vector } from '../graphics/projection.ts'

export type Draw = (studio: Studio) => string

/**
 * Puts a good of the catalogue somewhere in a scene.
 * @param turn degrees around the vertical
 * @param solo one piece alone, where the good is usually shown as several
 * @throws when the catalogue has no such good
 */
export function placed(slug: string, at: Vector, turn = 0, solo = false): Draw {
  const good = goods[slug] ?? packs[slug]
  if (!good) throw new Error(`No good is called ${slug}`)
  return (studio) => ((solo && good.solo) || good.hero)(moved(studio, at, turn))
}

export const together =
  (...draws: readonly Draw[]): Draw =>
  (studio) =>
    draws.map((draw) => draw(studio)).join('')
