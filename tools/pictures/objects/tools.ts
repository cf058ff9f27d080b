import { darken, lighten } from '../graphics/colour.ts'
import { cylinder } from '../graphics/cylinder.ts'
import { circlePath } from '../graphics/paths.ts'
import { add, planeAt, project, type Vector } from '../graphics/projection.ts'
import { surface } from '../materials/material.ts'
import { metals } from '../materials/palette.ts'
import type { Drawing } from '../scenes/composition.ts'
import { flatObject } from './flat-object.ts'

const planeOn = (at: Vector, spin: number, lift: number) => planeAt(add(at, [0, 0, lift]), { spin })

/** A screwdriver, lying. */
export const screwdriver = (at: Vector, spin: number, colour: string): Drawing => {
  const shaft = flatObject(planeOn(at, spin, 7), {
    path: 'M-4 -3H70L76 -4.4H82V4.4H76L70 3H-4Z',
    depth: 5,
    edge: '#6e7377',
    floor: at[2],
    soft: 5,
    art: (doc) => surface(doc, 'M-4 -3H70L76 -4.4H82V4.4H76L70 3H-4Z', metals.silver),
  })
  const grip =
    'M-84 -9Q-90 0 -84 9Q-78 13 -60 12L-18 9Q-8 9 -4 4V-4Q-8 -9 -18 -9L-60 -12Q-78 -13 -84 -9Z'
  const handle = flatObject(planeOn(at, spin, 16), {
    path: grip,
    depth: 14,
    edge: darken(colour, 0.3),
    floor: at[2],
    soft: 7,
    art: (doc) =>
      `<path d="${grip}" fill="${doc.linearGradient([
        [0, darken(colour, 0.2)],
        [0.3, lighten(colour, 0.4)],
        [0.55, colour],
        [1, darken(colour, 0.4)],
      ])}"/><path d="M-76 -5H-20M-76 0H-18M-76 5H-20" stroke="#000" stroke-opacity="0.25" stroke-width="1.6" stroke-linecap="round"/>`,
  })
  return (canvas) => shaft(canvas) + handle(canvas)
}

const jaw =
  'M-96 -9H66C70 -20 82 -28 98 -26L90 -12Q80 -8 80 0T90 12L98 26C82 28 70 20 66 9H-96Q-106 9 -106 0T-96 -9Z'

/** A spanner, lying. */
export const spanner = (at: Vector, spin: number): Drawing =>
  flatObject(planeOn(at, spin, 6), {
    path: jaw,
    depth: 5,
    edge: '#7b8185',
    floor: at[2],
    soft: 6,
    art: (doc) =>
      `${surface(doc, jaw, metals.silver)}<path d="M-84 -3.4H54V3.4H-84Z" fill="#000" opacity="0.12"/><circle cx="-95" r="4.4" fill="#3b4043" opacity="0.6"/>`,
  })

/** Screws, lying where they were put. */
export const screws =
  (points: readonly (readonly [number, number])[], floor: number): Drawing =>
  (canvas) =>
    points
      .map(([x, y], index) =>
        flatObject(planeAt([x, y, floor + 3], { spin: index * 47 }), {
          path: circlePath(4.6),
          depth: 2.6,
          edge: '#6e7377',
          floor,
          soft: 3,
          art: (doc) =>
            `<circle r="4.6" fill="${doc.radialGradient(
              [
                [0, '#ffffff'],
                [1, '#8b9196'],
              ],
              [0.35, 0.3, 0.8],
            )}"/><path d="M-3 0H3M0 -3V3" stroke="#4b5054" stroke-width="1.3"/>`,
        })(canvas),
      )
      .join('')

/** An hourglass between two discs of wood; `height` in millimetres. */
export const hourglass =
  (at: Vector, height: number, colour: string): Drawing =>
  (canvas) => {
    const { doc, camera } = canvas
    const radius = height * 0.27
    const disc = (z: number) =>
      cylinder(canvas, { at: add(at, [0, 0, z]), radius, height: height * 0.06, colour })
    const [x, foot] = project(camera, add(at, [0, 0, height * 0.06]))
    const [, head] = project(camera, add(at, [0, 0, height * 0.94]))
    const wide = radius * 0.74 * camera.scale
    const neck = wide * 0.09
    const middle = (foot + head) / 2
    const bulb = `M${x - wide} ${head}C${x - wide} ${head + (middle - head) * 0.62} ${x - neck} ${middle - (middle - head) * 0.3} ${x - neck} ${middle}C${x - neck} ${middle + (foot - middle) * 0.3} ${x - wide} ${foot - (foot - middle) * 0.62} ${x - wide} ${foot}Q${x} ${foot + wide * 0.5} ${x + wide} ${foot}C${x + wide} ${foot - (foot - middle) * 0.62} ${x + neck} ${middle + (foot - middle) * 0.3} ${x + neck} ${middle}C${x + neck} ${middle - (middle - head) * 0.3} ${x + wide} ${head + (middle - head) * 0.62} ${x + wide} ${head}Q${x} ${head + wide * 0.5} ${x - wide} ${head}Z`
    const sand = doc.linearGradient(
      [
        [0, '#e8c48c'],
        [0.5, '#d6a861'],
        [1, '#b98643'],
      ],
      [0, 0, 1, 0],
    )
    const glass = doc.linearGradient(
      [
        [0, '#ffffff', 0.5],
        [0.2, '#ffffff', 0.12],
        [0.7, '#ffffff', 0.04],
        [1, '#000000', 0.16],
      ],
      [0, 0, 1, 0],
    )
    const level = head + (middle - head) * 0.46
    const rise = foot - (foot - middle) * 0.52
    const post = (side: number) =>
      `<rect x="${x + side * radius * 0.84 * camera.scale - 3}" y="${head}" width="${height * 0.04 * camera.scale}" height="${foot - head}" fill="${doc.fade(lighten(colour, 0.3), darken(colour, 0.3), [0, 0, 1, 0])}"/>`
    return [
      disc(0),
      `<g clip-path="${doc.clipTo(bulb)}"><rect x="${x - wide}" y="${head - wide}" width="${wide * 2}" height="${foot - head + wide * 2}" fill="#fff" opacity="0.22"/><path d="M${x - wide} ${level}Q${x} ${level + wide * 0.3} ${x + wide} ${level}V${middle}H${x - wide}Z" fill="${sand}"/><rect x="${x - neck * 0.36}" y="${middle - 4}" width="${neck * 0.72}" height="${foot - middle}" fill="${sand}"/><path d="M${x - wide * 1.1} ${foot + wide}V${foot - wide * 0.1}Q${x - wide * 0.3} ${rise} ${x} ${rise}T${x + wide * 1.1} ${foot - wide * 0.1}V${foot + wide}Z" fill="${sand}"/></g>`,
      `<path d="${bulb}" fill="${glass}" stroke="#fff" stroke-opacity="0.7" stroke-width="2"/><path d="M${x - wide * 0.72} ${head + wide * 0.4}C${x - wide * 0.7} ${head + (middle - head) * 0.4} ${x - wide * 0.5} ${head + (middle - head) * 0.5} ${x - wide * 0.4} ${head + (middle - head) * 0.6}" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="4" stroke-linecap="round"/>`,
      post(-1) + post(0.96),
      disc(height * 0.94),
    ].join('')
  }
