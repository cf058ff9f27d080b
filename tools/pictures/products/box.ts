import { block } from '../graphics/cuboid.ts'
import { darker, lighter } from '../graphics/colour.ts'
import type { Studio } from '../graphics/slab.ts'
import { faceAt, onFace, plus, seen, type Vector } from '../graphics/projection.ts'
import { roundRect } from '../graphics/paths.ts'
import { mark } from '../brand/mark.ts'

/** The same studio with its origin elsewhere, so that a good can be put there. */
export function moved(studio: Studio, at: Vector, yaw = 0): Studio {
  const { camera } = studio
  return { ...studio, camera: { ...camera, centre: seen(camera, at), yaw: camera.yaw + yaw } }
}

interface BoxLook {
  at?: Vector
  size: Vector
  colour: string
  ink: string
  turn?: number
  ribbon?: string
  lining?: string
}

const flat = (studio: Studio, colour: string) => (width: number, height: number, side: string) => {
  const paint = studio.sheet.linear(
    [
      [0, lighter(colour, side === 'top' ? 0.16 : 0.05)],
      [1, darker(colour, side === 'top' ? 0.03 : 0.1)],
    ],
    [0, 0, 1, 1],
  )
  return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${paint}"/>`
}

const band = (studio: Studio, width: number, height: number, colour: string) => {
  const silk = studio.sheet.linear(
    [
      [0, darker(colour, 0.18)],
      [0.3, lighter(colour, 0.3)],
      [0.6, colour],
      [1, darker(colour, 0.2)],
    ],
    width > height ? [0, 0, 0, 1] : [0, 0, 1, 0],
  )
  return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${silk}"/>`
}

function bow(studio: Studio, at: Vector, colour: string, size: number): string {
  const silk = studio.sheet.linear(
    [
      [0, lighter(colour, 0.4)],
      [0.5, colour],
      [1, darker(colour, 0.35)],
    ],
    [0, 0, 1, 1],
  )
  const loop = 'M0 0C-10 -26 -44 -34 -50 -14C-54 4 -24 10 0 0Z'
  const tail = 'M0 0C-8 14 -18 26 -34 36L-24 40L-20 48C-8 36 2 18 4 0Z'
  const half = `<path d="${tail}" fill="${silk}"/><path d="${loop}" fill="${silk}"/><path d="M-6 -2C-18 -14 -34 -20 -44 -12C-34 -6 -20 -2 -6 -2Z" fill="${darker(colour, 0.4)}"/>`
  const [x, y] = seen(studio.camera, at)
  const scale = (size / 50) * studio.camera.scale
  return `<g transform="translate(${x + 6} ${y + 10}) scale(${scale} ${scale * 0.8})" opacity="0.35" filter="${studio.sheet.blur(3)}"><path d="${loop}${tail}"/><g transform="scale(-1 1)"><path d="${loop}${tail}"/></g></g><g transform="translate(${x} ${y}) scale(${scale} ${scale * 0.8})">${half}<g transform="scale(-1 1)">${half}</g><rect x="-7" y="-8" width="14" height="15" rx="5" fill="${silk}"/></g>`
}

/** A closed box with a lid, the mark on top, and a ribbon where asked for. */
export function closedBox(
  studio: Studio,
  { at = [0, 0, 0], size, colour, ink, turn = 0, ribbon }: BoxLook,
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
      ? band(studio, 13, h, ribbon) + (side === 'top' ? band(studio, w, 13, ribbon) : '')
      : ''
    return flat(studio, colour)(w, h, side) + lid + tied
  }
  const box = block(studio, { at, size: [width, depth, height], turn, face: art })
  return (
    box +
    (ribbon ? bow(studio, plus(at, [0, 0, height]), ribbon, Math.min(width, depth) * 0.3) : '')
  )
}

/** An open box seen from above; the goods are then drawn on its floor, at the height it returns. */
export function openBox(
  studio: Studio,
  { at = [0, 0, 0], size, colour, ink, lining = darker(colour, 0.4) }: BoxLook,
): { art: string; floor: number } {
  const [width, depth, height] = size
  const { sheet, camera } = studio
  const well = roundRect(width - 9, depth - 9, 3)
  const pad = sheet.linear(
    [
      [0, darker(lining, 0.4)],
      [0.16, lining],
      [1, lighter(lining, 0.1)],
    ],
    [0, 0, 0.5, 1],
  )
  const top = plus(at, [0, 0, height])
  const bed = `<path d="${well}" fill="${pad}"/><path d="${well}" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="1"/>`
  const lidAt = plus(at, [0, depth / 2 + 7, depth * 0.42 + height * 0.6])
  const lid = `<g transform="${onFace(camera, faceAt(lidAt, { tilt: 72 }))}">${flat(studio, darker(colour, 0.06))(width, depth * 0.9, 'side')}<rect x="${-width / 2 + 4}" y="${-depth * 0.45 + 4}" width="${width - 8}" height="${depth * 0.9 - 8}" fill="${sheet.linear(
    [
      [0, '#000000', 0.08],
      [1, '#000000', 0.3],
    ],
  )}"/>${mark(ink, depth * 0.26, 0, -depth * 0.14)}</g>`
  const box = block(studio, { at, size, face: flat(studio, colour) })
  return {
    art: `${lid}${box}<g transform="${onFace(camera, faceAt(top))}">${bed}</g>`,
    floor: top[2],
  }
}
