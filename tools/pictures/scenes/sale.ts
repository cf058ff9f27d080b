import { planeAt, project, type Vector } from '../graphics/projection.ts'
import type { Scenes } from '../graphics/svg-document.ts'
import { metals } from '../materials/palette.ts'
import { lyingCard, plinth, shirtPile } from '../objects/displays.ts'
import { envelope, percentSign, swingTag } from '../objects/envelope.ts'
import { sprig } from '../objects/sprig.ts'
import { closedBox } from '../products/box.ts'
import { products } from '../products/catalogue.ts'
import { type Drawing, group, placeProduct } from './composition.ts'
import { coverView, renderScene } from './views.ts'

/** An enlarged price tag with a per cent sign. */
const offer =
  (at: Vector, spin: number, colour: string, size: number): Drawing =>
  (canvas) => {
    const { camera } = canvas
    const near = { ...camera, centre: project(camera, at), scale: camera.scale * size }
    return swingTag(
      [0, 0, 20],
      spin,
      colour,
      percentSign('#fff4e2', 27, 0, 8),
    )({ ...canvas, camera: near })
  }

const SHIRTS = ['#c9713f', '#e9e3d8', '#26344f', '#d8c6a8', '#9a9ea2']

/** Goods on plinths at one end of a shop window. */
const [leftEnd, rightEnd] = [
  (x: number) =>
    group(
      plinth([x - 90, 150, 0], 130, 130, '#b59678'),
      placeProduct('black-smart-cap', [x - 92, 140, 130], 10),
      plinth([x + 130, 60, 0], 84, 60, '#a8654a'),
      placeProduct('teal-silicone-wristband', [x + 130, 54, 60], 0, true),
      shirtPile([x - 130, -120, 0], SHIRTS.slice(0, 3)),
      offer([x + 92, -140, 4], -22, '#c9713f', 1.7),
    ),
  (x: number) =>
    group(
      plinth([x + 100, 160, 0], 120, 96, '#c9713f'),
      shirtPile([x + 96, 146, 96], ['#26344f', '#e9e3d8']),
      plinth([x - 112, 120, 0], 92, 40, '#b59678'),
      placeProduct('clay-smart-cap', [x - 112, 112, 40], -14),
      placeProduct('gift-suite-box', [x + 96, -96, 0], -16),
      offer([x - 120, -120, 4], 18, '#1f6f78', 1.7),
    ),
]

/** Goods on both sides; the middle is free for text. */
const banner = group(leftEnd(-505), rightEnd(525))

/** The same for narrow screens: the upper part is free for text. */
const tall = group(leftEnd(-190), rightEnd(230))

const voucher = group(
  (canvas) =>
    closedBox(canvas, {
      at: [-92, 44, 0],
      size: [92, 92, 50],
      colour: '#e9dfcf',
      ink: '#a8803c',
      turn: -24,
      ribbon: '#a5622f',
    }),
  envelope([66, -10, 0], 10, '#b9845c', (place) => lyingCard(place.at, -4, metals.gold, 3)),
  (canvas) => sprig(canvas, planeAt([-140, -62, 4], { spin: 8 }), 110),
)

const pickings = group(
  plinth([-96, 70, 0], 120, 30, '#a8654a'),
  placeProduct('black-smart-cap', [-98, 62, 30], 8),
  shirtPile([150, 20, 0], ['#d8c6a8', '#9a9ea2', '#e9e3d8', '#2c4a3e']),
  offer([-20, -96, 4], -24, '#c9713f', 1.2),
)

const thumbnails = {
  'item-card': 'matte-black-steel-card',
  'item-stand': 'walnut-desk-stand',
  'item-tee': 'forest-smart-tee',
}

/** Banner of the sale, 8:3. */
export const saleScenes: Scenes = {
  'sale-banner': () =>
    renderScene(
      { paper: 'pine', horizon: 0.42, pitch: 24, across: 1580, target: [0, 60, 118] },
      banner,
      [1920, 720],
    ),
}

/** The same for narrow screens, 4:5. */
export const saleTallScenes: Scenes = {
  'sale-banner-tall': () =>
    renderScene(
      { paper: 'pine', horizon: 0.5, pitch: 24, across: 930, target: [0, 60, 380] },
      tall,
      [960, 1200],
    ),
}

/** Headers of e-mails, 2:1. */
export const emailScenes: Scenes = {
  'gift-voucher': () =>
    renderScene(
      { paper: 'blush', horizon: 0.4, pitch: 44, across: 430, target: [-8, 18, 18] },
      voucher,
      [1200, 600],
    ),
  'sale-offer': () =>
    renderScene(
      { paper: 'sage', horizon: 0.5, pitch: 28, across: 680, target: [30, 40, 66] },
      pickings,
      [1200, 600],
    ),
}

/** Ordered products, square. */
export const emailItemScenes: Scenes = Object.fromEntries(
  Object.entries(thumbnails).flatMap(([name, slug]) => {
    const product = products[slug]
    return product ? [[name, () => coverView(product)]] : []
  }),
)
