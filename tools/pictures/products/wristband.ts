import { mark } from '../brand/mark.ts'
import type { Paper } from '../graphics/backdrop.ts'
import { darken, lighten } from '../graphics/colour.ts'
import { castShadow } from '../graphics/cuboid.ts'
import { circlePoints } from '../graphics/cylinder.ts'
import { roundedRectPath } from '../graphics/paths.ts'
import { add, planeAt, planeTransform, project, type Vector } from '../graphics/projection.ts'
import type { Canvas } from '../graphics/slab.ts'
import type { Product } from './product.ts'

const RADIUS = 33
const WALL = 2.6

interface Band {
  colour: string
  height: number
  /** Stripes along the band for woven cloth. */
  weave?: string
}

/** A band standing on its edge like a crown, with its shadow. */
function band(canvas: Canvas, at: Vector, { colour, height, weave }: Band): string {
  const { doc, camera } = canvas
  const sin = Math.sin((camera.pitch * Math.PI) / 180)
  const [x, foot] = project(camera, at)
  const [, head] = project(camera, add(at, [0, 0, height]))
  const outer = RADIUS * camera.scale
  const inner = (RADIUS - WALL) * camera.scale
  const wall = doc.linearGradient(
    [
      [0, darken(colour, 0.45)],
      [0.16, colour],
      [0.32, lighten(colour, 0.3)],
      [0.5, lighten(colour, 0.06)],
      [0.82, darken(colour, 0.22)],
      [1, darken(colour, 0.55)],
    ],
    [0, 0, 1, 0],
  )
  const inside = doc.linearGradient(
    [
      [0, darken(colour, 0.5)],
      [0.5, darken(colour, 0.3)],
      [0.8, darken(colour, 0.08)],
      [1, darken(colour, 0.4)],
    ],
    [0, 0, 1, 0],
  )
  const rim = doc.fade(lighten(colour, 0.28), lighten(colour, 0.12))
  const ellipse = (radius: number, y: number) =>
    `M${x - radius} ${y}A${radius} ${radius * sin} 0 0 1 ${x + radius} ${y}A${radius} ${radius * sin} 0 0 1 ${x - radius} ${y}Z`
  const front = `M${x - outer} ${head}A${outer} ${outer * sin} 0 0 0 ${x + outer} ${head}V${foot}A${outer} ${outer * sin} 0 0 1 ${x - outer} ${foot}Z`
  const back = `M${x - inner} ${head}A${inner} ${inner * sin} 0 0 1 ${x + inner} ${head}V${foot}A${inner} ${inner * sin} 0 0 0 ${x - inner} ${foot}Z`
  const lines = [0.18, 0.82, 0.3, 0.7].map((share, index) => {
    const y = head + (foot - head) * share
    return `<path d="M${x - outer} ${y}A${outer} ${outer * sin} 0 0 0 ${x + outer} ${y}" fill="none" stroke="${weave}" stroke-width="${camera.scale * (index < 2 ? 1.4 : 0.6)}" stroke-opacity="0.85"/>`
  })
  const cloth = doc.define(
    '<filter id="@" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.16 0.42" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -1.15"/><feComposite operator="in" in2="SourceGraphic"/></filter>',
  )
  const woven = weave ? `${lines.join('')}<path d="${front}" filter="${cloth}" opacity="0.5"/>` : ''
  const points = [...circlePoints(at, RADIUS), ...circlePoints(add(at, [0, 0, height]), RADIUS)]
  return [
    castShadow(canvas, points, { soft: 16, strength: 0.34, hole: ellipse(inner * 0.9, foot) }),
    `<g clip-path="${doc.clipTo(ellipse(inner, head))}"><path d="${back}" fill="${inside}"/></g>`,
    `<path d="${front}" fill="${wall}"/>${woven}`,
    `<path d="${ellipse(outer, head)}${ellipse(inner, head)}" fill="${rim}" fill-rule="evenodd"/>`,
    `<path d="M${x - outer * 0.86} ${head + outer * sin * 0.52}A${outer} ${outer * sin} 0 0 0 ${x + outer * 0.2} ${head + outer * sin * 0.985}" fill="none" stroke="#fff" stroke-opacity="${weave ? 0.12 : 0.4}" stroke-width="${camera.scale * 0.5}"/>`,
  ].join('')
}

function emblem(
  { doc, camera }: Canvas,
  at: Vector,
  height: number,
  colour: string,
  ink: string,
): string {
  const face = planeAt(add(at, [0, -RADIUS - 0.4, height / 2]), { tilt: 90 })
  const path = roundedRectPath(27, height - 2.4, 4.5)
  const fill = doc.fade(lighten(colour, 0.24), darken(colour, 0.12))
  return `<g transform="${planeTransform(camera, face)}"><path d="${path}" fill="#000" opacity="0.25" transform="translate(0.4 0.7)"/><path d="${path}" fill="${fill}"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="0.4"/>${mark(ink, height * 0.62)}</g>`
}

interface Look {
  colour: string
  ink: string
  paper: Paper
  weave?: string
}

export function wristband({ colour, ink, paper, weave }: Look): Product {
  const height = weave ? 16 : 14.5
  const one = (canvas: Canvas, at: Vector) =>
    band(canvas, at, { colour, height, ...(weave ? { weave } : {}) }) +
    emblem(canvas, at, height, weave ? '#2b2d30' : colour, ink)
  return {
    paper,
    accent: colour,
    draw: (canvas) => one(canvas, [14, 44, 0]) + one(canvas, [-10, -14, 0]),
    drawOne: (canvas) => one(canvas, [0, 0, 0]),
    pitch: 36,
    width: 104,
    middle: [2, 12, 8],
    focus: [-8, -48, 6],
  }
}
