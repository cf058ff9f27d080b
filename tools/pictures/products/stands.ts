import { mark, waves } from '../brand/mark.ts'
import type { Paper } from '../graphics/backdrop.ts'
import { darken } from '../graphics/colour.ts'
import { cuboid } from '../graphics/cuboid.ts'
import { cylinder } from '../graphics/cylinder.ts'
import { roundedRectPath, starPath } from '../graphics/paths.ts'
import { planeAt, shiftPlane } from '../graphics/projection.ts'
import { type Canvas, contactShadow, shadow, slab } from '../graphics/slab.ts'
import { type Material, surface } from '../materials/material.ts'
import type { Product } from './product.ts'
import { qrCode } from './qr-code.ts'

const box = (width: number, height: number) => roundedRectPath(width, height, 0.8)

interface Panel {
  width: number
  height: number
  material: Material
  art: string
}

/** An upright panel; the third coordinate is the height of its foot. */
function panel(
  canvas: Canvas,
  { width, height, material, art }: Panel,
  [x, y, z]: readonly [number, number, number],
  tilt: number,
  turn: number,
  depth = 3,
): { body: string; shadow: string } {
  const path = roundedRectPath(width, height, 5)
  const rise = (height / 2) * Math.sin((tilt * Math.PI) / 180)
  const face = planeAt([x, y, z + rise], { tilt, turn })
  const rim = canvas.doc.linearGradient(
    [
      [0, '#ffffff', 0.7],
      [0.4, '#ffffff', 0.1],
      [1, '#000000', 0.3],
    ],
    [0, 0, 1, 1],
  )
  const glance = canvas.doc.linearGradient(
    [
      [0.18, '#ffffff', 0],
      [0.36, '#ffffff', 0.2],
      [0.5, '#ffffff', 0.03],
      [0.6, '#ffffff', 0.1],
      [0.7, '#ffffff', 0],
    ],
    [0, 0, 1, 0.8],
  )
  const top = `${surface(canvas.doc, path, material)}${art}<path d="${path}" fill="${glance}"/><path d="${path}" fill="none" stroke="${rim}" stroke-width="0.6"/>`
  const body = slab(canvas, face, { path, depth, edge: darken(material.base, 0.2), art: top })
  return { body, shadow: shadow(canvas, face, path, { soft: 20, strength: 0.36 }) }
}

const signArt = (ink: string) =>
  mark(ink, 15, 0, -38) + qrCode(ink, 42, 0, 3) + waves(ink, 10, 0, 41)
const reviewArt = (ink: string) =>
  mark(ink, 24, 0, -20) +
  [-2, -1, 0, 1, 2]
    .map((step) => `<path d="${starPath(5.6, step * 13.5, 9)}" fill="#e3b04b"/>`)
    .join('') +
  waves(ink, 13, 0, 31)

/** A solid base with a slim panel let into it. */
export function deskStand(
  foot: Material,
  plate: Material,
  paper: Paper,
  [width, height]: readonly [number, number],
): Product {
  const turn = -24
  return {
    paper,
    accent: '#2c6a60',
    draw: (canvas) => {
      const art = `<g transform="scale(${height / 112})">${signArt(plate.ink)}</g>`
      const plated = panel(canvas, { width, height, material: plate, art }, [0, 0, 22], 86, turn)
      const base = cuboid(canvas, {
        at: [0, 0, 0],
        size: [width + 22, 44, 22],
        turn,
        face: (w, h) => surface(canvas.doc, box(w, h), foot),
      })
      const slot = shiftPlane(planeAt([0, 0, 22], { turn }), 2, -1)
      const slotted = contactShadow(canvas, slot, roundedRectPath(width + 2, 7, 2), 5, 0.55)
      return plated.shadow + base + slotted + plated.body
    },
    width: Math.max(120, height * 1.05),
    middle: [0, 0, height / 2 + 6],
    focus: [6, -10, height * 0.42],
  }
}

/** A folded sign with the same code on both faces. */
export function tentSign(material: Material, paper: Paper): Product {
  return {
    paper,
    accent: '#2c6a60',
    draw: (canvas) => {
      const back = planeAt([9, 26, 0], { turn: -26 })
      const size = { width: 78, height: 112 }
      const inner: Material = { ...material, base: darken(material.base, 0.3) }
      const far = panel(canvas, { ...size, material: inner, art: '' }, [11, 24, 0], 105, -26, 1.6)
      const near = panel(
        canvas,
        { ...size, material, art: signArt(material.ink) },
        [0, 0, 0],
        74,
        -26,
        1.6,
      )
      const between = contactShadow(canvas, back, roundedRectPath(74, 34, 3), 10, 0.3)
      return between + far.shadow + near.shadow + far.body + near.body
    },
    width: 128,
    middle: [4, 8, 52],
    focus: [-2, 0, 58],
  }
}

/** A square plate that leans on its own strut and asks for five stars. */
export function reviewPlate(material: Material, paper: Paper): Product {
  return {
    paper,
    accent: '#b8862f',
    draw: (canvas) => {
      const strut: Material = { ...material, base: darken(material.base, 0.25) }
      const face = (w: number, h: number) => surface(canvas.doc, box(w, h), strut)
      const plate = { width: 100, height: 100, material, art: reviewArt(material.ink) }
      const stood = panel(canvas, plate, [0, 0, 0], 72, -24, 4)
      const foot = cuboid(canvas, { at: [10, 20, 0], size: [46, 30, 12], turn: -24, face })
      return stood.shadow + foot + stood.body
    },
    width: 128,
    middle: [4, 4, 46],
    focus: [0, 0, 44],
  }
}

/** A low disc for a counter. */
export function tapDisc(material: Material, paper: Paper): Product {
  const art = `<circle r="46" fill="none" stroke="${material.ink}" stroke-opacity="0.5" stroke-width="0.8"/>${mark(material.ink, 34, 0, -4)}${waves(material.ink, 12, 0, 27)}`
  return {
    paper,
    accent: '#2c6a60',
    draw: (canvas) =>
      cylinder(canvas, { at: [0, 0, 0], radius: 52, height: 11, colour: material.base, top: art }),
    pitch: 46,
    frontPitch: 30,
    width: 112,
    middle: [0, 0, 4],
    focus: [4, -8, 10],
  }
}
