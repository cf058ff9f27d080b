import type { SvgDocument } from '../graphics/svg-document.ts'

/** A front is drawn in millimetres: six metres wide, four high; the pavement begins at `GROUND`. */
export const FRONT = { width: 6000, height: 4000 }
export const GROUND = 3350

/** Window or door of the front. */
export interface Opening {
  x: number
  width: number
  top: number
  foot: number
  /** Its head is a pointed arch. */
  arched: boolean
}

/** Outline of an opening. */
export function openingPath({ x, width, top, foot, arched }: Opening): string {
  const [middle, right] = [x + width / 2, x + width]
  if (!arched) return `M${x} ${foot}V${top}H${right}V${foot}Z`
  const spring = top + width * 0.46
  const lift = width * 0.3
  return `M${x} ${foot}V${spring}C${x} ${spring - lift} ${middle - lift * 0.9} ${top + 70} ${middle} ${top}C${middle + lift * 0.9} ${top + 70} ${right} ${spring - lift} ${right} ${spring}V${foot}Z`
}

const roughness = (
  doc: SvgDocument,
  frequency: string,
  colour: string,
  [gain, cut]: readonly [number, number],
) => doc.noise({ frequency, octaves: 4, seed: 8, colour, gain, cut })

const wallPath = `M0 220H${FRONT.width}V${GROUND}H0Z`

/** Joints of stone slabs, or the boards of a wooden front. */
function joints(kind: Wall['kind']): string {
  if (kind === 'plaster') return ''
  const line = (path: string) =>
    `<path d="${path}" stroke="#000" stroke-opacity="0.2" stroke-width="9"/><path d="${path}" stroke="#fff" stroke-opacity="0.22" stroke-width="4" transform="translate(6 6)"/>`
  const wide = kind === 'stone' ? 1000 : 190
  const upright = Array.from({ length: Math.floor(FRONT.width / wide) }, (_, index) =>
    line(`M${index * wide + wide / 2} 320V${GROUND}`),
  )
  const level =
    kind === 'stone' ? [860, 1480, 2100, 2720].map((y) => line(`M0 ${y}H${FRONT.width}`)) : []
  return [...upright, ...level].join('')
}

export interface Wall {
  kind: 'plaster' | 'stone' | 'boards'
  colour: string
  light: string
  shade: string
}

/** The wall with its cornice, lit from the upper left. */
export function wall(doc: SvgDocument, { kind, colour, light, shade }: Wall): string {
  const body = doc.linearGradient(
    [
      [0, light],
      [0.5, colour],
      [1, shade],
    ],
    [0, 0, 1, 0.7],
  )
  return [
    `<path d="${wallPath}" fill="${body}"/>`,
    `<path d="${wallPath}" filter="${roughness(doc, '0.0016 0.0022', '#000000', [2.2, -1])}" opacity="0.12"/>`,
    kind === 'plaster'
      ? `<path d="${wallPath}" filter="${roughness(doc, '0.03', '#ffffff', [2, -0.9])}" opacity="0.14"/>`
      : '',
    joints(kind),
    `<rect y="150" width="${FRONT.width}" height="110" fill="${light}"/><rect y="260" width="${FRONT.width}" height="60" fill="${shade}"/><rect y="320" width="${FRONT.width}" height="120" fill="${doc.linearGradient(
      [
        [0, '#000000', 0.28],
        [1, '#000000', 0],
      ],
    )}"/>`,
    `<rect y="${GROUND - 210}" width="${FRONT.width}" height="210" fill="#000" opacity="0.14"/><rect y="${GROUND - 214}" width="${FRONT.width}" height="12" fill="#fff" opacity="0.3"/>`,
  ].join('')
}

/** Paving that runs away from the viewer, with the shadow of the front on it. */
export function pavement(doc: SvgDocument, colour: string): string {
  const lines = Array.from({ length: 25 }, (_, index) => {
    const x = (index - 12) * 300
    return `M${3000 + x} ${GROUND}L${3000 + x * 2.1} ${FRONT.height}`
  }).join('')
  const rows = [70, 190, 370].map((y) => `M0 ${GROUND + y}H${FRONT.width}`).join('')
  const fade = doc.linearGradient([
    [0, '#000000', 0.42],
    [0.3, '#000000', 0.06],
    [1, '#ffffff', 0.12],
  ])
  return `<rect y="${GROUND}" width="${FRONT.width}" height="700" fill="${colour}"/><path d="${lines}${rows}" stroke="#000" stroke-opacity="0.14" stroke-width="7" fill="none"/><rect y="${GROUND}" width="${FRONT.width}" height="700" fill="${fade}"/>`
}

/** A striped awning over the whole front. */
export function awning(
  doc: SvgDocument,
  [first, second]: readonly [string, string],
  y: number,
): string {
  const count = 22
  const [left, right] = [380, 5620]
  const width = (right - left) / count
  const flare = (x: number) => 3000 + (x - 3000) * 1.045
  const strips = Array.from({ length: count }, (_, index) => {
    const [from, to] = [left + index * width, left + (index + 1) * width]
    const [low, high] = [flare(from), flare(to)]
    return `<path d="M${from} ${y}H${to}L${high} ${y + 420}H${low}Z" fill="${index % 2 ? second : first}"/><path d="M${low} ${y + 418}H${high}V${y + 500}Q${(low + high) / 2} ${y + 600} ${low} ${y + 500}Z" fill="${index % 2 ? second : first}"/>`
  }).join('')
  const area = `M${left} ${y}H${right}L${flare(right)} ${y + 420}H${flare(left)}Z`
  const slope = doc.linearGradient([
    [0, '#ffffff', 0.22],
    [0.8, '#000000', 0.02],
    [1, '#000000', 0.14],
  ])
  return `<rect x="${left - 60}" y="${y + 420}" width="${right - left + 120}" height="520" fill="#000" opacity="0.3" filter="${doc.blur(90)}"/>${strips}<path d="${area}" fill="${slope}"/><path d="M${flare(left)} ${y + 420}H${flare(right)}" stroke="#000" stroke-opacity="0.25" stroke-width="10"/><rect x="${left - 20}" y="${y - 40}" width="${right - left + 40}" height="56" rx="20" fill="#ece7dd"/>`
}
