import { planeAt } from '../graphics/projection.ts'
import { type Scenes, SvgDocument } from '../graphics/svg-document.ts'
import { leathers, metals, plastics, woods } from '../materials/palette.ts'
import { badge } from '../objects/badge.ts'
import { cup, laptop, notebook, pencil, plant } from '../objects/desk.ts'
import { lyingCard, plinth, standingCard } from '../objects/displays.ts'
import { phone } from '../objects/phone.ts'
import { sprig } from '../objects/sprig.ts'
import { board, cuttingMat, ruler } from '../objects/workshop.ts'
import { group, placeProduct } from './composition.ts'
import { staff } from './people.ts'
import { placedBust, PORTRAIT_SIZE } from './portrait.ts'
import { drawScene, renderScene } from './views.ts'

const HERO_SIZE = [1440, 720] as const

/** One of everything that is made, along a table. */
const table = group(
  placeProduct('pack-gift', [-316, 100, 0]),
  placeProduct('walnut-menu-stand', [-38, 120, 0]),
  plinth([342, 120, 0], 58, 104, '#2f5a56'),
  plinth([238, 96, 0], 54, 58, '#b59678'),
  plinth([140, 74, 0], 50, 24, '#c9b8a2'),
  standingCard([342, 116, 129], -18, metals.gold, 104),
  standingCard([238, 92, 83], -18, plastics.ocean, 58),
  standingCard([140, 70, 49], -18, woods.walnut, 24),
  placeProduct('gift-suite-box', [-176, -50, 0], 6),
  (canvas) => phone(canvas, planeAt([42, 20, 60], { tilt: 66, turn: -14 }), { soft: 30 }),
  placeProduct('navy-woven-wristband', [118, -60, 0], 0, true),
  placeProduct('sand-silicone-wristband', [190, -84, 0], 0, true),
  placeProduct('tan-leather-key-fob', [300, -50, 0]),
  (canvas) => sprig(canvas, planeAt([-46, -120, 5], { spin: 10 }), 128),
)

/** Where the cards are made: from the board to the finished card. */
const bench = group(
  cuttingMat([0, 0, 0], 470, 330, '#2f5a50', 0),
  board([-128, 54, 3], [176, 130, 9], woods.walnut, 8),
  board([116, 84, 3], [190, 118, 3], leathers.tan, -6, 16),
  lyingCard([-108, 66, 15], 22, woods.oak, 12),
  ruler([10, -34, 0], 320, 4, 3),
  pencil([150, -84, 3], 24, '#c2632f'),
  lyingCard([-150, -96, 6], -10, woods.walnut, 3),
  lyingCard([-58, -104, 7], 6, metals.black, 3),
  lyingCard([60, -112, 6], -4, plastics.sage, 3),
  (canvas) => placeProduct('teal-round-fob', [170, 78, 6])(canvas),
)

const office = group(
  plant([-330, 150, 0], '#c7a98a'),
  laptop([-40, 60, 0], 10),
  cup([186, 216, 0], '#b0604a'),
  notebook([-286, -44, 0], -14, '#2f5a56'),
  pencil([-190, -60, 0], -66, '#c9a25a'),
  badge([238, -96, 0], 18, '#2f6f6a'),
  lyingCard([130, -110, 3], 18, metals.rose),
  lyingCard([-20, -130, 3], -6, plastics.confetti),
)

const shelves = group(
  placeProduct('walnut-desk-stand', [-150, 60, 0]),
  placeProduct('pack-gift', [130, 90, 0]),
  plinth([-20, 120, 0], 50, 60, '#b59678'),
  standingCard([-20, 116, 85], -18, metals.gold, 60),
)

/** The founder in front of the shop's products, which are out of focus. */
function founder(): string {
  const person = staff['founder']
  if (!person) throw new Error('Unknown person: founder')
  const doc = new SvgDocument()
  const behind = drawScene(
    doc,
    { paper: 'sand', horizon: 0.5, pitch: 18, across: 470, target: [0, 60, -20] },
    shelves,
    PORTRAIT_SIZE,
  )
  const art = `<g filter="${doc.blur(9)}">${behind}</g>${placedBust(doc, 'founder', person)}`
  return doc.toSvg(...PORTRAIT_SIZE, art)
}

/** Heroes of the company's pages, 2:1, by name. */
export const companyHeroScenes: Scenes = {
  'about-hero': () =>
    renderScene(
      { paper: 'sand', horizon: 0.46, pitch: 30, across: 880, target: [2, 40, 56] },
      table,
      HERO_SIZE,
    ),
  'career-hero': () =>
    renderScene(
      { paper: 'mist', horizon: 0.4, pitch: 36, across: 900, target: [10, 60, 84] },
      office,
      HERO_SIZE,
    ),
}

/** Story of the shop, 4:3. */
export const shopStoryScenes: Scenes = {
  'shop-story': () =>
    renderScene(
      { paper: 'stone', horizon: 0, pitch: 58, across: 480, target: [0, -6, 0] },
      bench,
      [1280, 960],
    ),
}

/** The founder, 4:5. */
export const founderScenes: Scenes = { founder }
