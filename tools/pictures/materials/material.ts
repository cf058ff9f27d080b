import { darken, lighten } from '../graphics/colour.ts'
import { createRandom } from '../graphics/random.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'

export type Material =
  | { kind: 'metal'; base: string; ink: string; sheen: number }
  | { kind: 'wood'; base: string; ink: string; grain: string; seed: number }
  | { kind: 'recycled'; base: string; ink: string; flecks: readonly string[]; seed: number }
  | { kind: 'leather'; base: string; ink: string }
  | { kind: 'marble'; base: string; ink: string; vein: string }
  | { kind: 'plain'; base: string; ink: string }

const noise = (
  doc: SvgDocument,
  frequency: string,
  colour: string,
  [gain, cut]: readonly [number, number],
  seed = 1,
) => doc.noise({ frequency, octaves: 3, seed, colour, gain, cut })

function metal(doc: SvgDocument, path: string, base: string, sheen: number): string {
  const body = doc.linearGradient(
    [
      [0, lighten(base, 0.34 * sheen)],
      [0.22, base],
      [0.4, darken(base, 0.16)],
      [0.56, lighten(base, 0.5 * sheen)],
      [0.64, lighten(base, 0.26 * sheen)],
      [0.82, darken(base, 0.12)],
      [1, darken(base, 0.3)],
    ],
    [0, 0.1, 1, 0.75],
  )
  const brush = noise(doc, '0.008 3.4', '#ffffff', [1.3, -0.56])
  const scratch = noise(doc, '0.012 4.2', '#000000', [1.3, -0.58], 5)
  return `<path d="${path}" fill="${body}"/><path d="${path}" filter="${brush}" opacity="${0.3 * sheen}"/><path d="${path}" filter="${scratch}" opacity="0.16"/>`
}

function wood(doc: SvgDocument, path: string, base: string, grain: string, seed: number): string {
  const body = doc.linearGradient(
    [
      [0, lighten(base, 0.14)],
      [0.6, base],
      [1, darken(base, 0.14)],
    ],
    [0, 0, 1, 1],
  )
  const broad = noise(doc, '0.006 0.11', grain, [3.4, -1.4], seed)
  const fine = noise(doc, '0.03 1.1', grain, [2.6, -1.2], seed + 3)
  return `<path d="${path}" fill="${body}"/><path d="${path}" filter="${broad}" opacity="0.6"/><path d="${path}" filter="${fine}" opacity="0.5"/>`
}

function recycled(
  doc: SvgDocument,
  path: string,
  material: Extract<Material, { kind: 'recycled' }>,
): string {
  const random = createRandom(material.seed)
  const { base, flecks } = material
  const body = doc.fade(lighten(base, 0.1), darken(base, 0.08))
  let chips = ''
  for (let index = 0; index < 900; index += 1) {
    const [x, y] = [(random() - 0.5) * 190, (random() - 0.5) * 190]
    const size = 0.25 + random() ** 4 * 2.1
    const points = Array.from({ length: 5 }, (_, corner) => {
      const angle = (corner / 5 + random() * 0.13) * Math.PI * 2
      const reach = size * (0.5 + random() * 0.6)
      return `${(x + Math.cos(angle) * reach * 1.3).toFixed(1)},${(y + Math.sin(angle) * reach).toFixed(1)}`
    })
    const colour = flecks[Math.floor(random() * flecks.length)] ?? base
    chips += `<polygon points="${points.join(' ')}" fill="${colour}" opacity="${(0.5 + random() * 0.5).toFixed(2)}"/>`
  }
  return `<path d="${path}" fill="${body}"/><g clip-path="${doc.clipTo(path)}">${chips}</g>`
}

function leather(doc: SvgDocument, path: string, base: string): string {
  const body = doc.linearGradient(
    [
      [0, lighten(base, 0.16)],
      [0.5, base],
      [1, darken(base, 0.28)],
    ],
    [0, 0, 1, 1],
  )
  const grain = noise(doc, '1.7 1.5', '#000000', [2.4, -1.15], 2)
  const shine = noise(doc, '1.3', '#ffffff', [2.4, -1.3], 9)
  return `<path d="${path}" fill="${body}"/><path d="${path}" filter="${grain}" opacity="0.22"/><path d="${path}" filter="${shine}" opacity="0.14"/>`
}

function marble(doc: SvgDocument, path: string, base: string, vein: string): string {
  const body = doc.fade(lighten(base, 0.3), darken(base, 0.08))
  const cloud = noise(doc, '0.025 0.05', vein, [2.2, -1], 6)
  const veins = doc.noise({
    type: 'turbulence',
    frequency: '0.018 0.03',
    octaves: 4,
    seed: 11,
    colour: vein,
    gain: -9,
    cut: 0.95,
  })
  return `<path d="${path}" fill="${body}"/><path d="${path}" filter="${cloud}" opacity="0.35"/><path d="${path}" filter="${veins}" opacity="0.6"/>`
}

/** Fills a path given in millimetres with a material. */
export function surface(doc: SvgDocument, path: string, material: Material): string {
  switch (material.kind) {
    case 'metal':
      return metal(doc, path, material.base, material.sheen)
    case 'wood':
      return wood(doc, path, material.base, material.grain, material.seed)
    case 'recycled':
      return recycled(doc, path, material)
    case 'leather':
      return leather(doc, path, material.base)
    case 'marble':
      return marble(doc, path, material.base, material.vein)
    case 'plain': {
      const body = doc.fade(lighten(material.base, 0.08), darken(material.base, 0.12))
      return `<path d="${path}" fill="${body}"/>`
    }
  }
}
