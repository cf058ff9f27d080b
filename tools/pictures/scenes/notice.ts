import { planeAt } from '../graphics/projection.ts'
import type { Scenes } from '../graphics/svg-document.ts'
import { metals, paints, plastics, woods } from '../materials/palette.ts'
import { shopPage } from '../objects/app-page.ts'
import { lyingCard, plinth, standingCard } from '../objects/displays.ts'
import { phone } from '../objects/phone.ts'
import { sprig } from '../objects/sprig.ts'
import { hourglass, screwdriver, screws, spanner } from '../objects/tools.ts'
import { board, cuttingMat } from '../objects/workshop.ts'
import { closedBox } from '../products/box.ts'
import { group } from './composition.ts'
import { renderScene } from './views.ts'

const soon = group(
  plinth([-70, 70, 0], 120, 34, '#2f5a56'),
  (canvas) =>
    closedBox(canvas, {
      at: [-72, 64, 34],
      size: [132, 132, 74],
      colour: '#e9dfcf',
      ink: '#a8803c',
      turn: -24,
      ribbon: '#a5622f',
    }),
  hourglass([122, 10, 0], 150, '#7d5236'),
  (canvas) => sprig(canvas, planeAt([-96, -110, 5], { spin: 8 }), 124),
)

const repair = group(
  cuttingMat([0, 0, 0], 440, 310, '#2f4a55', -2),
  board([-104, 34, 3], [112, 44, 22], woods.walnut, 12),
  board([-46, -64, 3], [72, 94, 3], paints.white, -14),
  screwdriver([96, 66, 3], -28, '#c2632f'),
  spanner([108, -42, 3], 14),
  screws(
    [
      [-140, -60],
      [-118, -76],
      [-126, -40],
      [-98, -60],
    ],
    3,
  ),
  lyingCard([-120, 110, 6], -8, metals.gunmetal, 3),
)

const side = group(
  plinth([74, 70, 0], 62, 128, '#9a573c'),
  plinth([-46, 40, 0], 62, 62, '#2f5a56'),
  standingCard([74, 66, 153], -18, metals.gold, 128),
  standingCard([-46, 36, 87], -18, woods.walnut, 62),
  (canvas) =>
    phone(canvas, planeAt([52, -46, 62], { tilt: 66, turn: -18 }), { accent: '#1f6f78', soft: 30 }),
  lyingCard([-70, -96, 3], 14, plastics.sage),
)

const app = group(
  (canvas) =>
    phone(canvas, planeAt([-42, 60, 66], { tilt: 72, turn: -16 }), { accent: '#8a4a34', soft: 30 }),
  (canvas) =>
    phone(canvas, planeAt([42, -10, 66], { tilt: 72, turn: -16 }), {
      accent: '#1f6f78',
      page: shopPage,
      soft: 30,
    }),
  lyingCard([-54, -58, 3], 14, metals.gold),
)

/** Status pages, 4:3. */
export const noticeScenes: Scenes = {
  'coming-soon': () =>
    renderScene(
      { paper: 'sage', horizon: 0.46, pitch: 28, across: 430, target: [12, 40, 66] },
      soon,
      [1280, 960],
    ),
  maintenance: () =>
    renderScene(
      { paper: 'stone', horizon: 0, pitch: 58, across: 466, target: [0, 6, 0] },
      repair,
      [1280, 960],
    ),
}

/** Beside the sign-in forms, 4:5. */
export const accessScenes: Scenes = {
  access: () =>
    renderScene(
      { paper: 'pine', horizon: 0.46, pitch: 26, across: 300, target: [4, 30, 84] },
      side,
      [960, 1200],
    ),
}

/** The shop on a phone, square. */
export const appScenes: Scenes = {
  app: () =>
    renderScene(
      { paper: 'pine', horizon: 0.5, pitch: 24, across: 230, target: [0, 10, 60] },
      app,
      [960, 960],
    ),
}
