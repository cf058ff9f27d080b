import { hides, metals, plastics, woods } from '../materials/palette.ts'
import { phone } from '../objects/phone.ts'
import { sprig } from '../objects/sprig.ts'
import { cup, laptop, notebook, pencil, plant } from '../objects/desk.ts'
import { badge } from '../objects/badge.ts'
import { board, mat, ruler } from '../objects/workshop.ts'
import { Sheet } from '../graphics/svg-document.ts'
import { faceAt } from '../graphics/projection.ts'
import { staff } from './people.ts'
import { placed, together } from './composition.ts'
import { placedBust, PORTRAIT } from './portrait.ts'
import { lying, plinth, standing } from '../objects/displays.ts'
import { shoot, staged } from './views.ts'

const WIDE = [1440, 720] as const

/** One of everything that is made, along a table. */
const table = together(
  placed('pack-gift', [-316, 100, 0]),
  placed('walnut-menu-stand', [-38, 120, 0]),
  plinth([342, 120, 0], 58, 104, '#2f5a56'),
  plinth([238, 96, 0], 54, 58, '#b59678'),
  plinth([140, 74, 0], 50, 24, '#c9b8a2'),
  standing([342, 116, 129], -18, metals.gold, 104),
  standing([238, 92, 83], -18, plastics.ocean, 58),
  standing([140, 70, 49], -18, woods.walnut, 24),
  placed('gift-suite-box', [-176, -50, 0], 6),
  (studio) => phone(studio, faceAt([42, 20, 60], { tilt: 66, turn: -14 }), { soft: 30 }),
  placed('navy-woven-wristband', [118, -60, 0], 0, true),
  placed('sand-silicone-wristband', [190, -84, 0], 0, true),
  placed('tan-leather-key-fob', [300, -50, 0]),
  (studio) => sprig(studio, faceAt([-46, -120, 5], { spin: 10 }), 128),
)

/** Where the cards are made: from the board to the finished card. */
const bench = together(
  mat([0, 0, 0], 470, 330, '#2f5a50', 0),
  board([-128, 54, 3], [176, 130, 9], woods.walnut, 8),
  board([116, 84, 3], [190, 118, 3], hides.tan, -6, 16),
  lying([-108, 66, 15], 22, woods.oak, 12),
  ruler([10, -34, 0], 320, 4, 3),
  pencil([150, -84, 3], 24, '#c2632f'),
  lying([-150, -96, 6], -10, woods.walnut, 3),
  lying([-58, -104, 7], 6, metals.black, 3),
  lying([60, -112, 6], -4, plastics.sage, 3),
  (studio) => placed('teal-round-fob', [170, 78, 6])(studio),
)

const office = together(
  plant([-330, 150, 0], '#c7a98a'),
  laptop([-40, 60, 0], 10),
  cup([186, 216, 0], '#b0604a'),
  notebook([-286, -44, 0], -14, '#2f5a56'),
  pencil([-190, -60, 0], -66, '#c9a25a'),
  badge([238, -96, 0], 18, '#2f6f6a'),
  lying([130, -110, 3], 18, metals.rose),
  lying([-20, -130, 3], -6, plastics.confetti),
)

const shelves = together(
  placed('walnut-desk-stand', [-150, 60, 0]),
  placed('pack-gift', [130, 90, 0]),
  plinth([-20, 120, 0], 50, 60, '#b59678'),
  standing([-20, 116, 85], -18, metals.gold, 60),
)

/** The founder in front of the shop's goods, which are out of focus. */
function founder(): string {
  const person = staff['founder']
  if (!person) throw new Error('Nobody founded the shop')
  const sheet = new Sheet()
  const behind = staged(
    sheet,
    { paper: 'sand', horizon: 0.5, pitch: 18, across: 470, target: [0, 60, -20] },
    shelves,
    PORTRAIT,
  )
  const art = `<g filter="${sheet.blur(9)}">${behind}</g>${placedBust(sheet, person)}`
  return sheet.document(...PORTRAIT, art)
}

/** Over the pages about the company, 2:1, by name. */
export const companyHeroScenes: Readonly<Record<string, () => string>> = {
  'about-hero': () =>
    shoot(
      { paper: 'sand', horizon: 0.46, pitch: 30, across: 880, target: [2, 40, 56] },
      table,
      WIDE,
    ),
  'career-hero': () =>
    shoot(
      { paper: 'mist', horizon: 0.4, pitch: 36, across: 900, target: [10, 60, 84] },
      office,
      WIDE,
    ),
}

/** How the shop came about, 4:3. */
export const shopStoryScenes: Readonly<Record<string, () => string>> = {
  'shop-story': () =>
    shoot(
      { paper: 'stone', horizon: 0, pitch: 58, across: 480, target: [0, -6, 0] },
      bench,
      [1280, 960],
    ),
}

/** The founder, 4:5. */
export const founderScenes: Readonly<Record<string, () => string>> = { founder }
