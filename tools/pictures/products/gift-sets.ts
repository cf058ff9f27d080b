import type { Paper } from '../graphics/backdrop.ts'
import type { Studio } from '../graphics/slab.ts'
import { faceAt, type Vector } from '../graphics/projection.ts'
import { closedBox, moved, openBox } from './box.ts'
import { card } from './card.ts'
import { leatherFob, roundFob, tapDots } from './key-fobs.ts'
import type { Good } from './product.ts'
import type { Material } from '../materials/material.ts'
import { hides, metals, paints, plastics, woods } from '../materials/palette.ts'
import { footedPanel } from './stands.ts'
import { wristband } from './wristband.ts'

interface Boxed {
  colour: string
  ink: string
  lining: string
  size: Vector
  paper: Paper
  accent: string
  /** Draws the goods; `floor` is the height of the box's lining. */
  inside: (studio: Studio, floor: number) => string
  beside?: (studio: Studio) => string
}

function boxed({ colour, ink, lining, size, paper, accent, inside, beside }: Boxed): Good {
  return {
    paper,
    accent,
    pitch: 48,
    yaw: -20,
    frontPitch: 34,
    hero: (studio) => {
      const box = openBox(studio, { size, colour, ink, lining })
      return box.art + inside(studio, box.floor) + (beside?.(studio) ?? '')
    },
    phoneSide: beside ? -1 : 1,
    reach: size[0] * 1.12 + (beside ? 92 : 0),
    middle: [beside ? 40 : 0, size[1] * 0.2, size[2]],
    focus: [-size[0] * 0.1, 0, size[2]],
  }
}

const put = (
  studio: Studio,
  [x, y]: readonly [number, number],
  floor: number,
  material: Material,
  spin = 0,
) =>
  card(studio, {
    face: faceAt([x, y, floor + 3], { spin }),
    material,
    floor,
    soft: 7,
    strength: 0.45,
  })

export const starterSet = boxed({
  colour: '#b9986f',
  ink: '#4f3a22',
  lining: '#5d4a36',
  size: [172, 110, 26],
  paper: 'mist',
  accent: '#2b6b8c',
  inside: (studio, floor) =>
    put(studio, [-34, 14], floor, plastics.ocean) +
    roundFob(paints.teal, 'sand').hero(moved(studio, [48, 8, floor])) +
    tapDots([paints.black, paints.coral], 'sand').hero(
      moved({ ...studio, camera: { ...studio.camera, scale: studio.camera.scale * 0.62 } }, [
        -34,
        -34,
        floor,
      ]),
    ),
})

export const executiveSet = boxed({
  colour: '#34373b',
  ink: '#c9a25a',
  lining: '#202327',
  size: [176, 100, 28],
  paper: 'sand',
  accent: '#3a3d42',
  inside: (studio, floor) =>
    put(studio, [-34, 0], floor, metals.black) +
    leatherFob(hides.black, 'sand').hero(moved(studio, [46, 6, floor])),
})

export const deskSet = boxed({
  colour: '#4d5f55',
  ink: '#e5d4b5',
  lining: '#2c3a33',
  size: [124, 92, 26],
  paper: 'sage',
  accent: '#6f4a31',
  inside: (studio, floor) => put(studio, [0, 0], floor, woods.walnut),
  beside: (studio) =>
    footedPanel(woods.walnut, paints.white, 'sage', [62, 82]).hero(moved(studio, [122, 0, 0])),
})

export const giftSuite = boxed({
  colour: '#e9dfcf',
  ink: '#a8803c',
  lining: '#34504a',
  size: [192, 122, 30],
  paper: 'blush',
  accent: '#9a7434',
  inside: (studio, floor) =>
    put(studio, [-42, 22], floor, metals.gold) +
    leatherFob(hides.tan, 'sand').hero(moved(studio, [46, 10, floor])) +
    wristband({ colour: '#263a5e', ink: '#f0f3f8', paper: 'sand', weave: '#c9a25a' }).solo?.(
      moved({ ...studio, camera: { ...studio.camera, scale: studio.camera.scale * 0.8 } }, [
        -42,
        -30,
        floor,
      ]),
    ),
})

/** Ten cards fanned out in four colours. */
export const teamPack: Good = {
  paper: 'stone',
  accent: '#2b6b8c',
  pitch: 62,
  frontPitch: 74,
  hero: (studio) => {
    const colours = [plastics.ocean, plastics.clay, plastics.sage, plastics.confetti]
    return Array.from({ length: 10 }, (_, index) => {
      const angle = ((-54 + index * 12) * Math.PI) / 180
      const at: Vector = [Math.sin(angle) * 62, Math.cos(angle) * 62 - 46, 3 + index * 1.8]
      const material = colours[index % colours.length] ?? plastics.ocean
      return card(studio, {
        face: faceAt(at, { spin: -90 + (angle * 180) / Math.PI }),
        material,
        floor: index * 1.8,
        soft: 9,
        strength: 0.4,
      })
    }).join('')
  },
  reach: 188,
  middle: [0, 0, 8],
  focus: [26, 8, 10],
}

/** Packaging of a family of goods. */
export function pack(
  colour: string,
  ink: string,
  size: Vector,
  paper: Paper,
  ribbon?: string,
): Good {
  const [width, depth, height] = size
  const tie = ribbon ? { ribbon } : {}
  return {
    paper,
    accent: colour,
    pitch: 40,
    frontPitch: 30,
    hero: (studio) =>
      closedBox(studio, {
        at: [width * 0.28, depth * 0.75, 0],
        size: [width * 0.9, depth * 0.9, height * 0.9],
        colour,
        ink,
        turn: -34,
      }) +
      closedBox(studio, {
        at: [-width * 0.1, -depth * 0.2, 0],
        size,
        colour,
        ink,
        turn: -22,
        ...tie,
      }),
    reach: Math.max(width, depth) * 1.55,
    middle: [width * 0.06, depth * 0.2, height * 0.5],
    focus: [0, 0, height],
  }
}
