import type { Paper } from '../graphics/backdrop.ts'
import type { Canvas } from '../graphics/slab.ts'
import type { Vector } from '../graphics/projection.ts'

/** A thing that is sold, as the canvas needs it: every drawing stands around the origin. */
export interface Product {
  paper: Paper
  /** Colour of the phone's page beside it. */
  accent: string
  /** As it is shown on the cover. */
  draw: (canvas: Canvas) => string
  /** As seen straight from above, where the thing is flat enough to lie. */
  drawFlat?: (canvas: Canvas) => string
  /** Degrees above the horizon for the cover; things that lie flat want more. */
  pitch?: number
  /** Degrees that the cover turns the whole scene. */
  yaw?: number
  /** Degrees above the horizon for the picture from the front. */
  frontPitch?: number
  /** One piece alone, for the picture from the front; the hero where absent. */
  drawOne?: (canvas: Canvas) => string
  /** How wide the hero is, millimetres; the camera fits it. */
  width: number
  /** Middle of the hero. */
  middle: Vector
  /** What a close-up looks at. */
  focus: Vector
  /** Width and middle lying flat. */
  flatWidth?: number
  /** Where the phone goes beside the thing lying flat, and how much the picture then shows. */
  phonePlacement?: { phone: Vector; target: Vector; across: number }
  /** Side of an upright product that the phone is held on: 1 is the right. */
  phoneSide?: 1 | -1
  /** Millimetres across a close-up. */
  detailWidth?: number
}
