import type { Vector } from '../graphics/projection.ts'
import type { Canvas } from '../graphics/slab.ts'
import { moveOrigin } from '../products/box.ts'
import { packagings, products } from '../products/catalogue.ts'

export type Drawing = (canvas: Canvas) => string

/**
 * Places a product of the catalogue in a scene.
 * @param turn degrees around the vertical
 * @param solo draws one piece where the product is usually shown as several
 * @throws when the catalogue has no such product
 */
export function placeProduct(slug: string, at: Vector, turn = 0, solo = false): Drawing {
  const product = products[slug] ?? packagings[slug]
  if (!product) throw new Error(`Unknown product: ${slug}`)
  return (canvas) => ((solo && product.drawOne) || product.draw)(moveOrigin(canvas, at, turn))
}

export const group =
  (...draws: readonly Drawing[]): Drawing =>
  (canvas) =>
    draws.map((draw) => draw(canvas)).join('')
