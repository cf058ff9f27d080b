import { backdrop, type Paper } from '../graphics/backdrop.ts'
import { type Camera, planeAt, project, type Vector } from '../graphics/projection.ts'
import type { Canvas } from '../graphics/slab.ts'
import { SvgDocument } from '../graphics/svg-document.ts'
import { phone } from '../objects/phone.ts'
import type { Product } from '../products/product.ts'

/** Square product pictures are drawn this many pixels wide. */
const PRODUCT_SIZE = 1280

export interface View {
  paper: Paper
  horizon: number
  pitch: number
  yaw?: number
  /** Millimetres across the picture. */
  across: number
  /** Point of space that appears in the middle. */
  target: Vector
}

/** Backdrop and drawing, as a part of the document `doc`. */
export function drawScene(
  doc: SvgDocument,
  { paper, horizon, pitch, yaw = 0, across, target }: View,
  draw: (canvas: Canvas) => string,
  [width, height]: readonly [number, number],
): string {
  const still: Camera = { yaw, pitch, scale: width / across, centre: [0, 0] }
  const [x, y] = project(still, target)
  const camera: Camera = { ...still, centre: [width / 2 - x, height / 2 - y] }
  const room = backdrop(doc, { width, height, paper, horizon })
  return room + draw({ doc, camera })
}

export function renderScene(
  shot: View,
  draw: (canvas: Canvas) => string,
  size: readonly [number, number] = [PRODUCT_SIZE, PRODUCT_SIZE],
): string {
  const doc = new SvgDocument()
  return doc.toSvg(...size, drawScene(doc, shot, draw, size))
}

const contrastingPaper: Record<Paper, Paper> = {
  sand: 'mist',
  mist: 'sand',
  sage: 'stone',
  blush: 'mist',
  stone: 'sand',
  night: 'stone',
  pine: 'sage',
}

export function coverView(product: Product): string {
  const { paper, width, middle, pitch = 32, yaw = 0 } = product
  const horizon = pitch < 50 ? 0.5 : 0
  return renderScene(
    { paper, horizon, pitch, yaw, across: width * 1.36, target: middle },
    product.draw,
  )
}

export function frontView(product: Product): string {
  const { drawFlat, flatWidth, width, middle, frontPitch = 17 } = product
  const paper = contrastingPaper[product.paper]
  if (drawFlat) {
    const across = (flatWidth ?? width) * 1.36
    return renderScene({ paper, horizon: 0, pitch: 84, across, target: [0, 0, 0] }, drawFlat)
  }
  const view = {
    paper,
    horizon: 0.6,
    pitch: frontPitch,
    yaw: 24,
    across: width * 1.36,
    target: middle,
  }
  return renderScene(view, product.drawOne ?? product.draw)
}

export function detailView(product: Product): string {
  const { paper, width, focus, detailWidth = width * 0.6 } = product
  const pitch = Math.max(38, (product.pitch ?? 0) - 8)
  return renderScene(
    { paper, horizon: 0, pitch, yaw: -6, across: detailWidth, target: focus },
    product.draw,
  )
}

export function tapView(product: Product): string {
  const {
    drawFlat,
    width,
    middle,
    accent,
    phonePlacement,
    pitch = 32,
    yaw = 0,
    phoneSide = 1,
  } = product
  if (drawFlat) {
    const {
      phone: at,
      target,
      across,
    } = phonePlacement ?? {
      phone: [width * 0.32 + 34, 2, 24],
      target: [width * 0.2 + 6, 2, 0],
      across: width * 0.8 + 108,
    }
    return renderScene(
      { paper: product.paper, horizon: 0, pitch: 70, yaw: 12, across, target },
      (canvas) => drawFlat(canvas) + phone(canvas, planeAt(at, { spin: 14 }), { accent, soft: 40 }),
    )
  }
  const across = Math.max(228, width * 1.78)
  const target: Vector = [
    middle[0] + phoneSide * (width * 0.18 + 14),
    -20,
    Math.max(40, middle[2] + 10),
  ]
  const held = planeAt([middle[0] + phoneSide * (width * 0.44 + 34), -52, 72], {
    tilt: 78,
    turn: phoneSide * -16,
    spin: 4,
  })
  return renderScene(
    { paper: product.paper, horizon: 0.5, pitch: Math.max(26, pitch - 10), yaw, across, target },
    (canvas) => product.draw(canvas) + phone(canvas, held, { accent, soft: 30 }),
  )
}
