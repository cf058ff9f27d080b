import { closedBox } from '../products/box.ts'
import { metals, paints, plastics, woods } from '../materials/palette.ts'
import { phone } from '../objects/phone.ts'
import { sprig } from '../objects/sprig.ts'
import { shopPage } from '../objects/app-page.ts'
import { board, mat } from '../objects/workshop.ts'
import { hourglass, screwdriver, screws, spanner } from '../objects/tools.ts'
import { faceAt } from '../graphics/projection.ts'
import { together } from './composition.ts'
import { lying, plinth, standing } from '../objects/displays.ts'
import { shoot } from './views.ts'

const soon = together(
  plinth([-70, 70, 0], 120, 34, '#2f5a56'),
  (studio) =>
    closedBox(studio, {
      at: [-72, 64, 34],
      size: [132, 132, 74],
      colour: '#e9dfcf',
      ink: '#a8803c',
      turn: -24,
      ribbon: '#a5622f',
    }),
  hourglass([122, 10, 0], 150, '#7d5236'),
  (studio) => sprig(studio, faceAt([-96, -110, 5], { spin: 8 }), 124),
)

const repair = together(
  mat([0, 0, 0], 440, 310, '#2f4a55', -2),
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
  lying([-120, 110, 6], -8, metals.gunmetal, 3),
)

const side = together(
  plinth([74, 70, 0], 62, 128, '#9a573c'),
  plinth([-46, 40, 0], 62, 62, '#2f5a56'),
  standing([74, 66, 153], -18, metals.gold, 128),
  standing([-46, 36, 87], -18, woods.walnut, 62),
  (studio) =>
    phone(studio, faceAt([52, -46, 62], { tilt: 66, turn: -18 }), { accent: '#1f6f78', soft: 30 }),
  lying([-70, -96, 3], 14, plastics.sage),
)

const app = together(
  (studio) =>
    phone(studio, faceAt([-42, 60, 66], { tilt: 72, turn: -16 }), { accent: '#8a4a34', soft: 30 }),
  (studio) =>
    phone(studio, faceAt([42, -10, 66], { tilt: 72, turn: -16 }), {
      accent: '#1f6f78',
      page: shopPage,
      soft: 30,
    }),
  lying([-54, -58, 3], 14, metals.gold),
)

/** Beside what says that something is on its way, 4:3. */
export const noticeScenes: Readonly<Record<string, () => string>> = {
  'coming-soon': () =>
    shoot(
      { paper: 'sage', horizon: 0.46, pitch: 28, across: 430, target: [12, 40, 66] },
      soon,
      [1280, 960],
    ),
  maintenance: () =>
    shoot(
      { paper: 'stone', horizon: 0, pitch: 58, across: 466, target: [0, 6, 0] },
      repair,
      [1280, 960],
    ),
}

/** Beside the forms for members, 4:5. */
export const accessScenes: Readonly<Record<string, () => string>> = {
  access: () =>
    shoot(
      { paper: 'pine', horizon: 0.46, pitch: 26, across: 300, target: [4, 30, 84] },
      side,
      [960, 1200],
    ),
}

/** The shop on a phone, square. */
export const appScenes: Readonly<Record<string, () => string>> = {
  app: () =>
    shoot(
      { paper: 'pine', horizon: 0.5, pitch: 24, across: 230, target: [0, 10, 60] },
      app,
      [960, 960],
    ),
}
