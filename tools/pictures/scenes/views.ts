import { backdrop, type Paper } from '../graphics/backdrop.ts'
import { Sheet } from '../graphics/svg-document.ts'
import { faceAt, seen, type Camera, type Vector } from '../graphics/projection.ts'
import type { Studio } from '../graphics/slab.ts'
import type { Good } from '../products/product.ts'
import { phone } from '../objects/phone.ts'

/** Square product pictures are drawn this many pixels wide. */
export const SIDE = 1280

export interface Shot {
  paper: Paper
  horizon: number
  pitch: number
  yaw?: number
  /** Millimetres across the picture. */
  across: number
  /** Point of space that appears in the middle. */
  target: Vector
}

/** A room with things in it, as a part of the picture that `sheet` is making. */
export function staged(
  sheet: Sheet,
  { paper, horizon, pitch, yaw = 0, across, target }: Shot,
  draw: (studio: Studio) => string,
  [width, height]: readonly [number, number],
): string {
  const still: Camera = { yaw, pitch, scale: width / across, centre: [0, 0] }
  const [x, y] = seen(still, target)
  const camera: Camera = { ...still, centre: [width / 2 - x, height / 2 - y] }
  const room = backdrop(sheet, { width, height, paper, horizon })
  return room + draw({ sheet, camera })
}

export function shoot(
  shot: Shot,
  draw: (studio: Studio) => string,
  size: readonly [number, number] = [SIDE, SIDE],
): string {
  const sheet = new Sheet()
  return sheet.document(...size, staged(sheet, shot, draw, size))
}

const beside: Record<Paper, Paper> = {
  sand: 'mist',
  mist: 'sand',
  sage: 'stone',
  blush: 'mist',
  stone: 'sand',
  night: 'stone',
  pine: 'sage',
}

export function cover(good: Good): string {
  const { paper, reach, middle, pitch = 32, yaw = 0 } = good
  const horizon = pitch < 50 ? 0.5 : 0
  return shoot({ paper, horizon, pitch, yaw, across: reach * 1.36, target: middle }, good.hero)
}

export function front(good: Good): string {
  const { flat, flatReach, reach, middle, frontPitch = 17 } = good
  const paper = beside[good.paper]
  if (flat) {
    const across = (flatReach ?? reach) * 1.36
    return shoot({ paper, horizon: 0, pitch: 84, across, target: [0, 0, 0] }, flat)
  }
  const shot = {
    paper,
    horizon: 0.6,
    pitch: frontPitch,
    yaw: 24,
    across: reach * 1.36,
    target: middle,
  }
  return shoot(shot, good.solo ?? good.hero)
}

export function detail(good: Good): string {
  const { paper, reach, focus, close = reach * 0.6 } = good
  const pitch = Math.max(38, (good.pitch ?? 0) - 8)
  return shoot({ paper, horizon: 0, pitch, yaw: -6, across: close, target: focus }, good.hero)
}

export function tap(good: Good): string {
  const { flat, reach, middle, accent, tapAt, pitch = 32, yaw = 0, phoneSide = 1 } = good
  if (flat) {
    const {
      phone: at,
      target,
      across,
    } = tapAt ?? {
      phone: [reach * 0.32 + 34, 2, 24],
      target: [reach * 0.2 + 6, 2, 0],
      across: reach * 0.8 + 108,
    }
    return shoot(
      { paper: good.paper, horizon: 0, pitch: 70, yaw: 12, across, target },
      (studio) => flat(studio) + phone(studio, faceAt(at, { spin: 14 }), { accent, soft: 40 }),
    )
  }
  const across = Math.max(228, reach * 1.78)
  const target: Vector = [
    middle[0] + phoneSide * (reach * 0.18 + 14),
    -20,
    Math.max(40, middle[2] + 10),
  ]
  const held = faceAt([middle[0] + phoneSide * (reach * 0.44 + 34), -52, 72], {
    tilt: 78,
    turn: phoneSide * -16,
    spin: 4,
  })
  return shoot(
    { paper: good.paper, horizon: 0.5, pitch: Math.max(26, pitch - 10), yaw, across, target },
    (studio) => good.hero(studio) + phone(studio, held, { accent, soft: 30 }),
  )
}
