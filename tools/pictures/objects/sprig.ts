import { darken, lighten } from '../graphics/colour.ts'
import { type Plane, planeTransform, shadowTransform } from '../graphics/projection.ts'
import { createRandom } from '../graphics/random.ts'
import type { Canvas } from '../graphics/slab.ts'

const leaf = (length: number) =>
  `M0 0C${length * 0.3} ${-length * 0.32} ${length * 0.8} ${-length * 0.26} ${length} 0C${length * 0.8} ${length * 0.2} ${length * 0.3} ${length * 0.24} 0 0Z`

/** An olive sprig lying or leaning on a face, `length` millimetres along its x axis. */
export function sprig(
  { doc, camera }: Canvas,
  face: Plane,
  length: number,
  colour = '#6f8467',
): string {
  const random = createRandom(19)
  const leaves = Array.from({ length: 15 }, (_, index) => {
    const along = 0.12 + index * 0.06
    const side = index % 2 === 0 ? 1 : -1
    const size = length * (0.22 - along * 0.08) * (0.85 + random() * 0.3)
    const angle = side * (34 + random() * 22) * (1 - along * 0.5)
    const y = -Math.sin(along * 2.4) * length * 0.12
    const tone = random() < 0.5 ? lighten(colour, random() * 0.3) : darken(colour, random() * 0.25)
    return { path: leaf(size), place: `translate(${along * length} ${y}) rotate(${angle})`, tone }
  })
  const stem = `M0 0Q${length * 0.5} ${-length * 0.2} ${length} ${-length * 0.07}`
  const drawn = (paint: (tone: string) => string, line: string) =>
    `<path d="${stem}" fill="none" stroke="${line}" stroke-width="${length * 0.012}"/>${leaves
      .map(
        ({ path, place, tone }) => `<path d="${path}" transform="${place}" fill="${paint(tone)}"/>`,
      )
      .join('')}`
  const tint = (tone: string) =>
    doc.linearGradient([
      [0, lighten(tone, 0.18)],
      [0.5, tone],
      [0.52, darken(tone, 0.12)],
      [1, darken(tone, 0.05)],
    ])
  return `<g filter="${doc.blur(9)}" opacity="0.34"><g transform="${shadowTransform(camera, face)}">${drawn(() => '#2a2119', '#2a2119')}</g></g><g transform="${planeTransform(camera, face)}">${drawn(tint, darken(colour, 0.4))}</g>`
}
