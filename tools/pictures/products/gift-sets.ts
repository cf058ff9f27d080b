import type { Paper } from '../graphics/backdrop.ts'
import { planeAt, type Vector } from '../graphics/projection.ts'
import type { Canvas } from '../graphics/slab.ts'
import type { Material } from '../materials/material.ts'
import { leathers, metals, paints, plastics, woods } from '../materials/palette.ts'
import { closedBox, moveOrigin, openBox } from './box.ts'
import { card } from './card.ts'
import { leatherFob, roundFob, tapDots } from './key-fobs.ts'
import type { Product } from './product.ts'
import { deskStand } from './stands.ts'
import { wristband } from './wristband.ts'

interface GiftSet {
  colour: string
  ink: string
  lining: string
  size: Vector
  paper: Paper
  accent: string
  /** Draws the content; `floor` is the height of the lining. */
  inside: (canvas: Canvas, floor: number) => string
  beside?: (canvas: Canvas) => string
}

function giftSet({ colour, ink, lining, size, paper, accent, inside, beside }: GiftSet): Product {
  return {
    paper,
    accent,
    pitch: 48,
    yaw: -20,
    frontPitch: 34,
    draw: (canvas) => {
      const box = openBox(canvas, { size, colour, ink, lining })
      return box.art + inside(canvas, box.floor) + (beside?.(canvas) ?? '')
    },
    phoneSide: beside ? -1 : 1,
    width: size[0] * 1.12 + (beside ? 92 : 0),
    middle: [beside ? 40 : 0, size[1] * 0.2, size[2]],
    focus: [-size[0] * 0.1, 0, size[2]],
  }
}

const cardInBox = (
  canvas: Canvas,
  [x, y]: readonly [number, number],
  floor: number,
  material: Material,
  spin = 0,
) =>
  card(canvas, {
    face: planeAt([x, y, floor + 3], { spin }),
    material,
    floor,
    soft: 7,
    strength: 0.45,
  })

export const starterSet = giftSet({
  colour: '#b9986f',
  ink: '#4f3a22',
  lining: '#5d4a36',
  size: [172, 110, 26],
  paper: 'mist',
  accent: '#2b6b8c',
  inside: (canvas, floor) =>
    cardInBox(canvas, [-34, 14], floor, plastics.ocean) +
    roundFob(paints.teal, 'sand').draw(moveOrigin(canvas, [48, 8, floor])) +
    tapDots([paints.black, paints.coral], 'sand').draw(
      moveOrigin({ ...canvas, camera: { ...canvas.camera, scale: canvas.camera.scale * 0.62 } }, [
        -34,
        -34,
        floor,
      ]),
    ),
})

export const executiveSet = giftSet({
  colour: '#34373b',
  ink: '#c9a25a',
  lining: '#202327',
  size: [176, 100, 28],
  paper: 'sand',
  accent: '#3a3d42',
  inside: (canvas, floor) =>
    cardInBox(canvas, [-34, 0], floor, metals.black) +
    leatherFob(leathers.black, 'sand').draw(moveOrigin(canvas, [46, 6, floor])),
})

export const deskSet = giftSet({
  colour: '#4d5f55',
  ink: '#e5d4b5',
  lining: '#2c3a33',
  size: [124, 92, 26],
  paper: 'sage',
  accent: '#6f4a31',
  inside: (canvas, floor) => cardInBox(canvas, [0, 0], floor, woods.walnut),
  beside: (canvas) =>
    deskStand(woods.walnut, paints.white, 'sage', [62, 82]).draw(moveOrigin(canvas, [122, 0, 0])),
})

export const giftSuite = giftSet({
  colour: '#e9dfcf',
  ink: '#a8803c',
  lining: '#34504a',
  size: [192, 122, 30],
  paper: 'blush',
  accent: '#9a7434',
  inside: (canvas, floor) =>
    cardInBox(canvas, [-42, 22], floor, metals.gold) +
    leatherFob(leathers.tan, 'sand').draw(moveOrigin(canvas, [46, 10, floor])) +
    wristband({ colour: '#263a5e', ink: '#f0f3f8', paper: 'sand', weave: '#c9a25a' }).drawOne?.(
      moveOrigin({ ...canvas, camera: { ...canvas.camera, scale: canvas.camera.scale * 0.8 } }, [
        -42,
        -30,
        floor,
      ]),
    ),
})

/** Ten cards fanned out in four colours. */
export const teamPack: Product = {
  paper: 'stone',
  accent: '#2b6b8c',
  pitch: 62,
  frontPitch: 74,
  draw: (canvas) => {
    const colours = [plastics.ocean, plastics.clay, plastics.sage, plastics.confetti]
    return Array.from({ length: 10 }, (_, index) => {
      const angle = ((-54 + index * 12) * Math.PI) / 180
      const at: Vector = [Math.sin(angle) * 62, Math.cos(angle) * 62 - 46, 3 + index * 1.8]
      const material = colours[index % colours.length] ?? plastics.ocean
      return card(canvas, {
        face: planeAt(at, { spin: -90 + (angle * 180) / Math.PI }),
        material,
        floor: index * 1.8,
        soft: 9,
        strength: 0.4,
      })
    }).join('')
  },
  width: 188,
  middle: [0, 0, 8],
  focus: [26, 8, 10],
}

/** Two packages of a product category. */
export function packaging(
  colour: string,
  ink: string,
  size: Vector,
  paper: Paper,
  ribbon?: string,
): Product {
  const [width, depth, height] = size
  const tie = ribbon ? { ribbon } : {}
  return {
    paper,
    accent: colour,
    pitch: 40,
    frontPitch: 30,
    draw: (canvas) =>
      closedBox(canvas, {
        at: [width * 0.28, depth * 0.75, 0],
        size: [width * 0.9, depth * 0.9, height * 0.9],
        colour,
        ink,
        turn: -34,
      }) +
      closedBox(canvas, {
        at: [-width * 0.1, -depth * 0.2, 0],
        size,
        colour,
        ink,
        turn: -22,
        ...tie,
      }),
    width: Math.max(width, depth) * 1.55,
    middle: [width * 0.06, depth * 0.2, height * 0.5],
    focus: [0, 0, height],
  }
}
