import { darken, lighten } from './colour.ts'
import {
  type Camera,
  type Plane,
  planeTransform,
  shadowTransform,
  shiftPlane,
} from './projection.ts'
import type { SvgDocument } from './svg-document.ts'

/** Document and camera of one picture. */
export interface Canvas {
  doc: SvgDocument
  camera: Camera
}

interface ShadowStyle {
  /** Blur in pixels at the far end of the shadow. */
  soft?: number
  strength?: number
  floor?: number
  colour?: string
}

/** Shadow of a flat shape on the floor: a wide soft one and a tight dark core. */
export function shadow(canvas: Canvas, face: Plane, path: string, look: ShadowStyle = {}): string {
  const { soft = 18, strength = 0.34, floor = 0, colour = '#2a2119' } = look
  const cast = `<path d="${path}" transform="${shadowTransform(canvas.camera, face, floor)}"/>`
  const layer = (blur: number, opacity: number) =>
    `<g filter="${canvas.doc.blur(blur)}" fill="${colour}" opacity="${opacity}">${cast}</g>`
  return layer(soft, strength * 0.75) + layer(soft * 0.3, strength * 0.6)
}

/** Contact shadow where an object touches the floor. */
export function contactShadow(
  canvas: Canvas,
  face: Plane,
  path: string,
  blur = 4,
  opacity = 0.5,
): string {
  return `<g filter="${canvas.doc.blur(blur)}" opacity="${opacity}"><path d="${path}" transform="${planeTransform(canvas.camera, face)}" fill="#1d1712"/></g>`
}

/**
 * Extrudes an outline backwards along the normal, with the drawing on top.
 * @param depth millimetres from the front face backwards
 */
export function slab(
  { doc, camera }: Canvas,
  face: Plane,
  { path, depth, edge, art }: { path: string; depth: number; edge: string; art: string },
): string {
  const steps = Math.max(3, Math.min(60, Math.ceil(depth * camera.scale * 0.8)))
  const paint = doc.linearGradient(
    [
      [0, lighten(edge, 0.35)],
      [0.5, edge],
      [1, darken(edge, 0.4)],
    ],
    [0, 0, 1, 1],
  )
  let layers = ''
  for (let step = steps; step > 0; step -= 1) {
    const back = shiftPlane(face, 0, 0, (-depth * step) / steps)
    layers += `<path d="${path}" transform="${planeTransform(camera, back)}" fill="${paint}"/>`
  }
  return `${layers}<g transform="${planeTransform(camera, face)}">${art}</g>`
}
