import { mark } from '../brand/mark.ts'
import { darken, lighten } from '../graphics/colour.ts'
import { cuboid } from '../graphics/cuboid.ts'
import { roundedRectPath } from '../graphics/paths.ts'
import { add, planeAt, planeTransform, project, type Vector } from '../graphics/projection.ts'
import type { Canvas } from '../graphics/slab.ts'

/** The canvas with its origin moved, to place a product there. */
export function moveOrigin(canvas: Canvas, at: Vector, yaw = 0): Canvas {
  const { camera } = canvas
  return { ...canvas, camera: { ...camera, centre: project(camera, at), yaw: camera.yaw + yaw } }
}

interface BoxStyle {
  at?: Vector
  size: Vector
  colour: string
  ink: string
  turn?: number
  ribbon?: string
  lining?: string
}

const flat = (canvas: Canvas, colour: string) => (width: number, height: number, side: string) => {
  const paint = canvas.doc.diagonalFade(
    lighten(colour, side === 'top' ? 0.16 : 0.05),
    darken(colour, side === 'top' ? 0.03 : 0.1),
  )
  return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${paint}"/>`
}

const band = (canvas: Canvas, width: number, height: number, colour: string) => {
  const silk = canvas.doc.linearGradient(
    [
      [0, darken(colour, 0.18)],
      [0.3, lighten(colour, 0.3)],
      [0.6, colour],
      [1, darken(colour, 0.2)],
    ],
    width > height ? [0, 0, 0, 1] : [0, 0, 1, 0],
  )
  return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${silk}"/>`
}

function bow(canvas: Canvas, at: Vector, colour: string, size: number): string {
  const silk = canvas.doc.linearGradient(
    [
      [0, lighten(colour, 0.4)],
      [0.5, colour],
      [1, darken(colour, 0.35)],
    ],
    [0, 0, 1, 1],
  )
  const loop = 'M0 0C-10 -26 -44 -34 -50 -14C-54 4 -24 10 0 0Z'
  const tail = 'M0 0C-8 14 -18 26 -34 36L-24 40L-20 48C-8 36 2 18 4 0Z'
  const half = `<path d="${tail}" fill="${silk}"/><path d="${loop}" fill="${silk}"/><path d="M-6 -2C-18 -14 -34 -20 -44 -12C-34 -6 -20 -2 -6 -2Z" fill="${darken(colour, 0.4)}"/>`
  const [x, y] = project(canvas.camera, at)
  const scale = (size / 50) * canvas.camera.scale
  return `<g transform="translate(${x + 6} ${y + 10}) scale(${scale} ${scale * 0.8})" opacity="0.35" filter="${canvas.doc.blur(3)}"><path d="${loop}${tail}"/><g transform="scale(-1 1)"><path d="${loop}${tail}"/></g></g><g transform="translate(${x} ${y}) scale(${scale} ${scale * 0.8})">${half}<g transform="scale(-1 1)">${half}</g><rect x="-7" y="-8" width="14" height="15" rx="5" fill="${silk}"/></g>`
}

/** A closed box with a lid, the mark on top, and a ribbon where asked for. */
export function closedBox(
  canvas: Canvas,
  { at = [0, 0, 0], size, colour, ink, turn = 0, ribbon }: BoxStyle,
): string {
  const [width, depth, height] = size
  const art = (w: number, h: number, side: 'top' | 'front' | 'side') => {
    const lid =
      side === 'top'
        ? ribbon
          ? ''
          : mark(ink, Math.min(w, h) * 0.34)
        : `<rect x="${-w / 2}" y="${-h / 2 + h * 0.42}" width="${w}" height="${Math.max(0.6, h * 0.02)}" fill="#000" opacity="0.3"/>`
    const tied = ribbon
      ? band(canvas, 13, h, ribbon) + (side === 'top' ? band(canvas, w, 13, ribbon) : '')
      : ''
    return flat(canvas, colour)(w, h, side) + lid + tied
  }
  const box = cuboid(canvas, { at, size: [width, depth, height], turn, face: art })
  return (
    box + (ribbon ? bow(canvas, add(at, [0, 0, height]), ribbon, Math.min(width, depth) * 0.3) : '')
  )
}

/**
 * An open box from above.
 * @returns its drawing, and the height at which to draw the content
 */
export function openBox(
  canvas: Canvas,
  { at = [0, 0, 0], size, colour, ink, lining = darken(colour, 0.4) }: BoxStyle,
): { art: string; floor: number } {
  const [width, depth, height] = size
  const { doc, camera } = canvas
  const well = roundedRectPath(width - 9, depth - 9, 3)
  const pad = doc.linearGradient(
    [
      [0, darken(lining, 0.4)],
      [0.16, lining],
      [1, lighten(lining, 0.1)],
    ],
    [0, 0, 0.5, 1],
  )
  const top = add(at, [0, 0, height])
  const bed = `<path d="${well}" fill="${pad}"/><path d="${well}" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="1"/>`
  const lidAt = add(at, [0, depth / 2 + 7, depth * 0.42 + height * 0.6])
  const lid = `<g transform="${planeTransform(camera, planeAt(lidAt, { tilt: 72 }))}">${flat(canvas, darken(colour, 0.06))(width, depth * 0.9, 'side')}<rect x="${-width / 2 + 4}" y="${-depth * 0.45 + 4}" width="${width - 8}" height="${depth * 0.9 - 8}" fill="${doc.linearGradient(
    [
      [0, '#000000', 0.08],
      [1, '#000000', 0.3],
    ],
  )}"/>${mark(ink, depth * 0.26, 0, -depth * 0.14)}</g>`
  const box = cuboid(canvas, { at, size, face: flat(canvas, colour) })
  return {
    art: `${lid}${box}<g transform="${planeTransform(camera, planeAt(top))}">${bed}</g>`,
    floor: top[2],
  }
}
