import type { Paper } from '../graphics/backdrop.ts'
import { castShadow } from '../graphics/cuboid.ts'
import { darker, lighter } from '../graphics/colour.ts'
import { ring } from '../graphics/cylinder.ts'
import { roundRect } from '../graphics/paths.ts'
import type { Studio } from '../graphics/slab.ts'
import { faceAt, onFace, plus, seen, type Vector } from '../graphics/projection.ts'
import type { Good } from './product.ts'
import { mark } from '../brand/mark.ts'

const RADIUS = 33
const WALL = 2.6

interface Band {
  colour: string
  height: number
  /** Stripes along the band for woven cloth. */
  weave?: string
}

/** A band standing on its edge like a crown, with its shadow. */
function band(studio: Studio, at: Vector, { colour, height, weave }: Band): string {
  const { sheet, camera } = studio
  const sin = Math.sin((camera.pitch * Math.PI) / 180)
  const [x, foot] = seen(camera, at)
  const [, head] = seen(camera, plus(at, [0, 0, height]))
  const outer = RADIUS * camera.scale
  const inner = (RADIUS - WALL) * camera.scale
  const wall = sheet.linear(
    [
      [0, darker(colour, 0.45)],
      [0.16, colour],
      [0.32, lighter(colour, 0.3)],
      [0.5, lighter(colour, 0.06)],
      [0.82, darker(colour, 0.22)],
      [1, darker(colour, 0.55)],
    ],
    [0, 0, 1, 0],
  )
  const inside = sheet.linear(
    [
      [0, darker(colour, 0.5)],
      [0.5, darker(colour, 0.3)],
      [0.8, darker(colour, 0.08)],
      [1, darker(colour, 0.4)],
    ],
    [0, 0, 1, 0],
  )
  const rim = sheet.linear([
    [0, lighter(colour, 0.28)],
    [1, lighter(colour, 0.12)],
  ])
  const ellipse = (radius: number, y: number) =>
    `M${x - radius} ${y}A${radius} ${radius * sin} 0 0 1 ${x + radius} ${y}A${radius} ${radius * sin} 0 0 1 ${x - radius} ${y}Z`
  const front = `M${x - outer} ${head}A${outer} ${outer * sin} 0 0 0 ${x + outer} ${head}V${foot}A${outer} ${outer * sin} 0 0 1 ${x - outer} ${foot}Z`
  const back = `M${x - inner} ${head}A${inner} ${inner * sin} 0 0 1 ${x + inner} ${head}V${foot}A${inner} ${inner * sin} 0 0 0 ${x - inner} ${foot}Z`
  const lines = [0.18, 0.82, 0.3, 0.7].map((share, index) => {
    const y = head + (foot - head) * share
    return `<path d="M${x - outer} ${y}A${outer} ${outer * sin} 0 0 0 ${x + outer} ${y}" fill="none" stroke="${weave}" stroke-width="${camera.scale * (index < 2 ? 1.4 : 0.6)}" stroke-opacity="0.85"/>`
  })
  const cloth = sheet.define(
    '<filter id="@" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.16 0.42" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -1.15"/><feComposite operator="in" in2="SourceGraphic"/></filter>',
  )
  const woven = weave ? `${lines.join('')}<path d="${front}" filter="${cloth}" opacity="0.5"/>` : ''
  const points = [...ring(at, RADIUS), ...ring(plus(at, [0, 0, height]), RADIUS)]
  return [
    castShadow(studio, points, { soft: 16, strength: 0.34, hole: ellipse(inner * 0.9, foot) }),
    `<g clip-path="${sheet.clip(`<path d="${ellipse(inner, head)}"/>`)}"><path d="${back}" fill="${inside}"/></g>`,
    `<path d="${front}" fill="${wall}"/>${woven}`,
    `<path d="${ellipse(outer, head)}${ellipse(inner, head)}" fill="${rim}" fill-rule="evenodd"/>`,
    `<path d="M${x - outer * 0.86} ${head + outer * sin * 0.52}A${outer} ${outer * sin} 0 0 0 ${x + outer * 0.2} ${head + outer * sin * 0.985}" fill="none" stroke="#fff" stroke-opacity="${weave ? 0.12 : 0.4}" stroke-width="${camera.scale * 0.5}"/>`,
  ].join('')
}

function emblem(
  { sheet, camera }: Studio,
  at: Vector,
  height: number,
  colour: string,
  ink: string,
): string {
  const face = faceAt(plus(at, [0, -RADIUS - 0.4, height / 2]), { tilt: 90 })
  const path = roundRect(27, height - 2.4, 4.5)
  const fill = sheet.linear([
    [0, lighter(colour, 0.24)],
    [1, darker(colour, 0.12)],
  ])
  return `<g transform="${onFace(camera, face)}"><path d="${path}" fill="#000" opacity="0.25" transform="translate(0.4 0.7)"/><path d="${path}" fill="${fill}"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="0.4"/>${mark(ink, height * 0.62)}</g>`
}

interface Look {
  colour: string
  ink: string
  paper: Paper
  weave?: string
}

export function wristband({ colour, ink, paper, weave }: Look): Good {
  const height = weave ? 16 : 14.5
  const one = (studio: Studio, at: Vector) =>
    band(studio, at, { colour, height, ...(weave ? { weave } : {}) }) +
    emblem(studio, at, height, weave ? '#2b2d30' : colour, ink)
  return {
    paper,
    accent: colour,
    hero: (studio) => one(studio, [14, 44, 0]) + one(studio, [-10, -14, 0]),
    solo: (studio) => one(studio, [0, 0, 0]),
    pitch: 36,
    reach: 104,
    middle: [2, 12, 8],
    focus: [-8, -48, 6],
  }
}
