import { darken, lighten, mix } from '../graphics/colour.ts'
import { createRandom } from '../graphics/random.ts'
import { type Scenes, SvgDocument } from '../graphics/svg-document.ts'

const [WIDTH, HEIGHT] = [1280, 720]

interface Landscape {
  sky: readonly [string, string, string]
  far: string
  near: string
  /** Height of the sun and how far along it stands, fractions; none at night. */
  sun: readonly [number, number]
  kind: 'dunes' | 'mountains' | 'coast'
  seed: number
}

const landscapes: Readonly<Record<string, Landscape>> = {
  'banner-01': {
    sky: ['#f3d9b8', '#edbf93', '#d99a77'],
    far: '#c98a68',
    near: '#6d3f35',
    sun: [0.3, 0.68],
    kind: 'dunes',
    seed: 2,
  },
  'banner-02': {
    sky: ['#cfe0e6', '#dfe8e4', '#f1e6d4'],
    far: '#9fb4b8',
    near: '#39535a',
    sun: [0.26, 0.3],
    kind: 'mountains',
    seed: 5,
  },
  'banner-03': {
    sky: ['#bfdde0', '#dcebe6', '#f6ead2'],
    far: '#8fb9b6',
    near: '#1f6f78',
    sun: [0.34, 0.6],
    kind: 'coast',
    seed: 9,
  },
  'banner-04': {
    sky: ['#2c3a55', '#5a5a7d', '#c08a86'],
    far: '#6b5d7c',
    near: '#20263a',
    sun: [0.4, 0.44],
    kind: 'mountains',
    seed: 14,
  },
  'banner-05': {
    sky: ['#e9e4da', '#efe0cc', '#e8cdb0'],
    far: '#d9b48f',
    near: '#a0714d',
    sun: [0.22, 0.76],
    kind: 'dunes',
    seed: 21,
  },
  'banner-06': {
    sky: ['#dbe5da', '#e6ebdc', '#f3ead6'],
    far: '#a9bda2',
    near: '#40604f',
    sun: [0.3, 0.4],
    kind: 'mountains',
    seed: 27,
  },
  'banner-07': {
    sky: ['#f2cdb6', '#eab7a2', '#d58f85'],
    far: '#a8718a',
    near: '#3d3b5c',
    sun: [0.42, 0.56],
    kind: 'coast',
    seed: 33,
  },
  'banner-08': {
    sky: ['#39474f', '#6d7470', '#d3ab7c'],
    far: '#8a7a63',
    near: '#2b2a2a',
    sun: [0.42, 0.34],
    kind: 'dunes',
    seed: 40,
  },
}

/** Height of a ridge at each step across; rough ones are rock, smooth ones sand. */
function ridge(seed: number, base: number, swing: number, rough: boolean): string {
  const random = createRandom(seed)
  const waves = Array.from({ length: rough ? 7 : 3 }, (_, octave) => ({
    speed: (octave + 0.6 + random()) * (rough ? 2.1 ** (octave * 0.55) : 1.2),
    reach: swing / (rough ? 1.75 ** octave : 1.6 ** octave),
    phase: random() * 6.28,
  }))
  const points = Array.from({ length: 161 }, (_, step) => {
    const at = (step / 160) * Math.PI
    const lift = waves.reduce((sum, { speed, reach, phase }) => {
      const wave = Math.sin(at * speed + phase)
      return sum + reach * (rough ? 1 - Math.abs(wave) * 1.6 : wave)
    }, 0)
    return `${(step * WIDTH) / 160} ${(base - lift).toFixed(1)}`
  })
  return `M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`
}

function ridges(doc: SvgDocument, { far, near, kind, seed }: Landscape, sunlit: string): string {
  const rows = kind === 'coast' ? 2 : 5
  return Array.from({ length: rows }, (_, row) => {
    const share = row / Math.max(1, rows - 1)
    const colour = mix(far, near, kind === 'coast' ? share * 0.5 : share)
    const base = HEIGHT * (kind === 'coast' ? 0.56 + row * 0.03 : 0.56 + share * 0.34)
    const swing = kind === 'dunes' ? 34 + share * 26 : 62 - share * 16
    const body = doc.linearGradient([
      [0, mix(colour, sunlit, 0.28 * (1 - share))],
      [0.4, colour],
      [1, kind === 'dunes' ? darken(colour, 0.14) : mix(colour, sunlit, 0.34)],
    ])
    return `<path d="${ridge(seed + row * 7, base, swing, kind !== 'dunes')}" fill="${body}"/>`
  }).join('')
}

function sea(
  doc: SvgDocument,
  { near, far, sun: [, along], seed }: Landscape,
  sunlit: string,
): string {
  const random = createRandom(seed)
  const top = HEIGHT * 0.62
  const water = doc.linearGradient([
    [0, mix(far, sunlit, 0.5)],
    [0.25, mix(far, near, 0.45)],
    [1, darken(near, 0.2)],
  ])
  const glints = Array.from({ length: 120 }, () => {
    const depth = random() ** 1.6
    const y = top + 6 + depth * (HEIGHT - top)
    const x = WIDTH * along + (random() - 0.5) * (120 + depth * 620)
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${(24 + depth * 90).toFixed(0)}" height="${(1.4 + depth * 3).toFixed(1)}" rx="2" opacity="${(0.4 - depth * 0.25).toFixed(2)}"/>`
  })
  return `<rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="${water}"/><g fill="${lighten(sunlit, 0.4)}">${glints.join('')}</g>`
}

function draw(land: Landscape): string {
  const doc = new SvgDocument()
  const [high, mid, low] = land.sky
  const [height, along] = land.sun
  const sky = doc.linearGradient([
    [0, high],
    [0.42, mid],
    [0.72, low],
  ])
  const glow = doc.radialGradient([
    [0, '#fff6e0', 0.95],
    [0.09, '#fff1d6', 0.9],
    [0.1, '#ffe9c4', 0.42],
    [0.4, '#ffe4ba', 0.14],
    [1, '#ffe4ba', 0],
  ])
  const sun = `<circle cx="${WIDTH * along}" cy="${HEIGHT * height}" r="420" fill="${glow}"/>`
  const waterline = land.kind === 'coast' ? sea(doc, land, low) : ''
  return doc.toSvg(
    WIDTH,
    HEIGHT,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/>${sun}${ridges(doc, land, low)}${waterline}`,
  )
}

/** Landscapes behind the agents, 16:9, by name. */
export const bannerScenes: Scenes = Object.fromEntries(
  Object.entries(landscapes).map(([name, land]) => [name, () => draw(land)]),
)
