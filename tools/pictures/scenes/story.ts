import { planeAt } from '../graphics/projection.ts'
import type { Scenes } from '../graphics/svg-document.ts'
import { metals, plastics, woods } from '../materials/palette.ts'
import { paperCards, plinth, standingCard } from '../objects/displays.ts'
import { phone } from '../objects/phone.ts'
import { sprig } from '../objects/sprig.ts'
import { card } from '../products/card.ts'
import { group, placeProduct } from './composition.ts'
import { renderScene } from './views.ts'

const about = group(
  placeProduct('walnut-desk-stand', [-74, 40, 0]),
  (canvas) =>
    card(canvas, { face: planeAt([20, -26, 3], { spin: 14 }), material: metals.black, soft: 10 }),
  (canvas) =>
    phone(canvas, planeAt([84, 14, 56], { tilt: 62, turn: -22 }), { accent: '#1f6f78', soft: 30 }),
)

const mission = group(
  paperCards([-62, 34], 26),
  standingCard([54, -6, 25.4], -18, woods.bamboo),
  (canvas) => sprig(canvas, planeAt([-10, -66, 4], { spin: 8 }), 118),
)

const vision = group(
  plinth([96, 60, 0], 50, 104, '#2f5a56'),
  plinth([6, 20, 0], 50, 58, '#b59678'),
  plinth([-84, -22, 0], 50, 22, '#c9b8a2'),
  standingCard([96, 58, 129], -18, metals.gold, 104),
  standingCard([6, 18, 83], -18, plastics.ocean, 58),
  standingCard([-84, -24, 47], -18, woods.walnut, 22),
)

/** Pictures beside the texts of the home page, 4:3. */
export const storyScenes: Scenes = {
  about: () =>
    renderScene(
      { paper: 'sand', horizon: 0.5, pitch: 34, across: 300, target: [10, 14, 40] },
      about,
      [1280, 960],
    ),
  mission: () =>
    renderScene(
      { paper: 'sage', horizon: 0.5, pitch: 34, across: 260, target: [0, 0, 20] },
      mission,
      [1280, 960],
    ),
  vision: () =>
    renderScene(
      { paper: 'blush', horizon: 0.5, pitch: 22, across: 330, target: [4, 20, 74] },
      vision,
      [1280, 960],
    ),
}
