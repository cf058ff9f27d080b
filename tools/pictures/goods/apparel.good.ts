import type { Paper } from '../studio/backdrop.ts'
import { darker } from '../studio/colour.ts'
import { shadow, type Studio } from '../studio/solid.ts'
import { faceAt, onFace, type Vector } from '../studio/space.ts'
import type { Garment } from './garment.ts'
import type { Good } from './good.ts'

interface Wear {
  colour: string
  ink: string
  paper: Paper
  /** Millimetres: how wide it lies, where its middle is, and where the chip is sewn in. */
  reach: number
  middle: Vector
  chip: Vector
}

/** Clothes lie flat on the paper, seen from above. */
export function garmentGood(
  garment: Garment,
  { colour, ink, paper, reach, middle, chip }: Wear,
): Good {
  const lay = (spin: number) => (studio: Studio) => {
    const face = faceAt([0, 0, 14], { spin })
    return `${shadow(studio, face, garment.outline, { soft: 15, strength: 0.42 })}<g transform="${onFace(studio.camera, face)}">${garment.draw(studio.sheet, colour, ink)}</g>`
  }
  return {
    paper,
    accent: darker(colour, 0.3),
    hero: lay(0),
    flat: lay(-7),
    pitch: 82,
    reach,
    flatReach: reach * 1.12,
    middle,
    focus: chip,
    close: 300,
    tapAt: {
      phone: [chip[0] + 62, chip[1] - 34, 40],
      target: [chip[0] + 6, chip[1] - 20, 0],
      across: 330,
    },
  }
}
