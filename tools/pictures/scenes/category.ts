import type { Scenes } from '../graphics/svg-document.ts'
import { metals, plastics, woods } from '../materials/palette.ts'
import { plinth, standingCard } from '../objects/displays.ts'
import { type Drawing, group, placeProduct } from './composition.ts'
import { renderScene, type View } from './views.ts'

interface Category extends View {
  draw: Drawing
}

const categories: Readonly<Record<string, Category>> = {
  'category-cards': {
    draw: group(
      plinth([0, 44, 0], 62, 22, '#b59678'),
      standingCard([0, 44, 47.4], -14, metals.gold, 22),
      standingCard([-70, -8, 25.4], -24, woods.walnut),
      standingCard([66, -20, 25.4], -6, plastics.ocean),
    ),
    paper: 'sand',
    horizon: 0.46,
    pitch: 26,
    across: 272,
    target: [0, 10, 36],
  },
  'category-fobs': {
    draw: group(
      placeProduct('teal-round-fob', [-76, 2, 0], 16),
      placeProduct('navy-luggage-tag', [66, 6, 0], -6),
      placeProduct('tan-leather-key-fob', [-4, -6, 0]),
    ),
    paper: 'stone',
    horizon: 0,
    pitch: 66,
    across: 250,
    target: [0, 4, 0],
  },
  'category-stands': {
    draw: group(
      placeProduct('walnut-desk-stand', [58, 20, 0]),
      placeProduct('black-table-sign', [-62, -6, 0]),
    ),
    paper: 'sage',
    horizon: 0.5,
    pitch: 24,
    across: 300,
    target: [0, 0, 46],
  },
  'category-wristbands': {
    draw: group(
      placeProduct('sand-silicone-wristband', [42, 44, 0], 0, true),
      placeProduct('navy-woven-wristband', [-46, 20, 0], 0, true),
      placeProduct('teal-silicone-wristband', [22, -32, 0], 0, true),
    ),
    paper: 'sand',
    horizon: 0.4,
    pitch: 34,
    across: 200,
    target: [0, 4, 8],
  },
  'category-review': {
    draw: group(
      placeProduct('walnut-menu-stand', [-66, 34, 0]),
      placeProduct('white-review-plate', [52, 6, 0]),
      placeProduct('counter-tap-disc', [-30, -84, 0]),
    ),
    paper: 'mist',
    horizon: 0.5,
    pitch: 24,
    across: 320,
    target: [0, -4, 48],
  },
  'category-gifts': {
    draw: group(
      placeProduct('pack-gift', [-110, 60, 0]),
      placeProduct('gift-suite-box', [110, -20, 0]),
    ),
    paper: 'blush',
    horizon: 0.4,
    pitch: 40,
    yaw: -14,
    across: 540,
    target: [20, 48, 30],
  },
  'category-apparel': {
    draw: group(
      placeProduct('grey-smart-hoodie', [-230, -40, 0], 6),
      placeProduct('forest-smart-tee', [250, 0, 0], -8),
    ),
    paper: 'stone',
    horizon: 0,
    pitch: 82,
    across: 1220,
    target: [0, 0, 0],
  },
}

/** Pictures of the categories, 4:3, by name. */
export const categoryScenes: Scenes = Object.fromEntries(
  Object.entries(categories).map(([name, { draw, ...view }]) => [
    name,
    () => renderScene(view, draw, [1280, 960]),
  ]),
)
