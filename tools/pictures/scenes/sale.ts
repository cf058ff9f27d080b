import { planeAt, project, type Vector } from '../graphics/projection.ts'
import type { Scenes } from '../graphics/svg-document.ts'
import { metals } from '../materials/palette.ts'
import { lyingCard, plinth, shirtPile } from '../objects/displays.ts'
import { envelope, percentSign, swingTag } from '../objects/envelope.ts'
import { layFlat } from '../objects/flat-lay.ts'
import { sprig } from '../objects/sprig.ts'
import { closedBox } from '../products/box.ts'
import { products } from '../products/catalogue.ts'
import { bag } from '../samples/bag.ts'
import { bomber } from '../samples/jacket.ts'
import { dress } from '../samples/robes.ts'
import { sneakers } from '../samples/sneakers.ts'
import { jumper, stripedTop } from '../samples/tops.ts'
import { watch } from '../samples/watch.ts'
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

/** Clothes on both sides; the middle is free for text. */
const banner = group(
  layFlat(dress('#b4573a'), [-1430, -130, 0], 12),
  layFlat(stripedTop('#f9f6ef', '#26344f'), [-1010, 130, 0], -10),
  layFlat(bag('#8f5227'), [-850, -430, 0], 8, 1.1),
  offer([-1290, -330, 30], -18, '#c9713f', 3),
  layFlat(bomber('#56644f', '#3a4637', '#c9793c'), [1460, -60, 0], -8),
  layFlat(jumper('#c98f3f'), [1010, 140, 0], 9),
  layFlat(sneakers('#f2efe8', '#c9714f'), [830, -420, 0], -14, 1.1),
  layFlat(watch('#f0ece2', '#7a4a2b'), [1210, -420, 0], 30, 2),
  offer([1500, -330, 30], 16, '#1f6f78', 3),
)

/** The same for narrow screens: the upper part is free for text. */
const tall = group(
  layFlat(stripedTop('#f9f6ef', '#26344f'), [-330, -330, 0], -10),
  layFlat(jumper('#c98f3f'), [370, -380, 0], 12),
  layFlat(bag('#8f5227'), [-90, -740, 0], 6, 1.1),
  layFlat(sneakers('#f2efe8', '#c9714f'), [330, -830, 0], -12),
  offer([-380, -760, 30], -16, '#c9713f', 2.6),
)

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
      { paper: 'pine', horizon: 0, pitch: 90, across: 3300, target: [0, -60, 0] },
      banner,
      [1920, 720],
    ),
}

/** The same for narrow screens, 4:5. */
export const saleTallScenes: Scenes = {
  'sale-banner-tall': () =>
    renderScene(
      { paper: 'pine', horizon: 0, pitch: 90, across: 1480, target: [0, -150, 0] },
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
