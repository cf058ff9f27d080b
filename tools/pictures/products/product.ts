import type { Paper } from '../graphics/backdrop.ts'
import type { Vector } from '../graphics/projection.ts'
import type { Canvas } from '../graphics/slab.ts'

/** A product to be drawn; every drawing is centred on the origin. */
export interface Product {
  paper: Paper
  /** Accent colour of the page on the phone beside it. */
  accent: string
  /** Drawing for the cover. */
  draw: (canvas: Canvas) => string
  /** Drawing from above, for products that can lie flat. */
  drawFlat?: (canvas: Canvas) => string
  /** Camera pitch of the cover in degrees. */
  pitch?: number
  /** Camera yaw of the cover in degrees. */
  yaw?: number
  /** Camera pitch of the front view in degrees. */
  frontPitch?: number
  /** One piece of several, for the front view; `draw` by default. */
  drawOne?: (canvas: Canvas) => string
  /** Millimetres that the camera fits. */
  width: number
  /** Centre of the cover. */
  middle: Vector
  /** Centre of the close-up. */
  focus: Vector
  /** Width lying flat, millimetres. */
  flatWidth?: number
  /** Of the picture with a phone, for products that lie flat: the phone, the centre, and the millimetres across. */
  phonePlacement?: { phone: Vector; target: Vector; across: number }
  /** Side of an upright product on which the phone is held; 1 is right. */
  phoneSide?: 1 | -1
  /** Millimetres across the close-up. */
  detailWidth?: number
}
