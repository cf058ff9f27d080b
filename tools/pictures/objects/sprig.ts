import { darker, lighter } from '../graphics/colour.ts'
import { randomOf } from '../graphics/random.ts'
import type { Studio } from '../graphics/slab.ts'
import { onFace, onFloor, type Frame } from '../graphics/projection.ts'

const leaf = (length: number) =>
  `M0 0C${length * 0.3} ${-length * 0.32} ${length * 0.8} ${-length * 0.26} ${length} 0C${length * 0.8} ${length * 0.2} ${length * 0.3} ${length * 0.24} 0 0Z`

/** An olive sprig lying or leaning on a face, `length` millimetres along its x axis. */
export function sprig(
  { sheet, camera }: Studio,
  face: Frame,
  length: number,
  colour = '#6f8467',
): string {
  const random = randomOf(19)
  const leaves = Array.from({ length: 15 }, (_, index) => {
    const along = 0.12 + index * 0.06
    const side = index % 2 === 0 ? 1 : -1
    const size = length * (0.22 - along * 0.08) * (0.85 + random() * 0.3)
    const angle = side * (34 + random() * 22) * (1 - along * 0.5)
    const y = -Math.sin(along * 2.4) * length * 0.12
    const tone = random() < 0.5 ? lighter(colour, random() * 0.3) : darker(colour, random() * 0.25)
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
    sheet.linear([
      [0, lighter(tone, 0.18)],
      [0.5, tone],
      [0.52, darker(tone, 0.12)],
      [1, darker(tone, 0.05)],
    ])
  return `<g filter="${sheet.blur(9)}" opacity="0.34"><g transform="${onFloor(camera, face)}">${drawn(() => '#2a2119', '#2a2119')}</g></g><g transform="${onFace(camera, face)}">${drawn(tint, darker(colour, 0.4))}</g>`
}
