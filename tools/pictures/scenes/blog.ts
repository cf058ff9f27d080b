import { planeAt } from '../graphics/projection.ts'
import type { Scenes } from '../graphics/svg-document.ts'
import { metals, plastics, woods } from '../materials/palette.ts'
import { badge } from '../objects/badge.ts'
import { cup, laptop, notebook, pencil, plant } from '../objects/desk.ts'
import { lyingCard, paperCards, plinth, shirtPile, standingCard } from '../objects/displays.ts'
import { layFlat } from '../objects/flat-lay.ts'
import { phone } from '../objects/phone.ts'
import { sprig } from '../objects/sprig.ts'
import { board, clothesPeg } from '../objects/workshop.ts'
import { bag } from '../samples/bag.ts'
import { bomber } from '../samples/jacket.ts'
import { shirt } from '../samples/shirt.ts'
import { sneakers } from '../samples/sneakers.ts'
import { looseTee } from '../samples/tops.ts'
import { jeans } from '../samples/trousers.ts'
import { watch } from '../samples/watch.ts'
import { type Drawing, group, placeProduct } from './composition.ts'
import { renderScene, type View } from './views.ts'

const held =
  (x: number, y: number, turn: number, accent = '#1f6f78'): Drawing =>
  (canvas) =>
    phone(canvas, planeAt([x, y, 60], { tilt: 66, turn }), { accent, soft: 30 })

const above = { horizon: 0, pitch: 90 } as const

const articles: Readonly<Record<string, readonly [View, Drawing]>> = {
  // Wearing a loose T-shirt.
  'article-1': [
    { ...above, paper: 'sage', across: 1660, target: [40, -20, 0] },
    group(
      layFlat(jeans('#2f4668', '#d79a4b'), [330, -90, 0], 8),
      layFlat(looseTee('#c9714f'), [-300, 40, 0], -8),
      layFlat(sneakers('#f2efe8', '#c9714f'), [700, -250, 0], 12),
      layFlat(watch('#f0ece2', '#7a4a2b'), [690, 210, 0], 24, 1.6),
    ),
  ],
  // A digital card beside paper ones.
  'article-2': [
    { paper: 'sand', horizon: 0.5, pitch: 34, across: 320, target: [12, 14, 46] },
    group(
      paperCards([-84, 40], 30),
      lyingCard([6, -44, 3], 12, metals.gunmetal),
      held(92, 22, -20),
    ),
  ],
  // Introducing oneself in thirty seconds.
  'article-3': [
    { ...above, paper: 'mist', pitch: 72, across: 520, target: [-20, 46, 0] },
    group(
      badge([-92, -36, 0], -12, '#2f6f6a'),
      layFlat(watch('#26344f', '#2f2a28'), [150, 40, 0], 18, 1.5),
      lyingCard([40, -96, 3], 8, plastics.clay),
    ),
  ],
  // Steel, wood or recycled plastic.
  'article-4': [
    { paper: 'stone', horizon: 0.46, pitch: 30, across: 330, target: [0, 20, 30] },
    group(
      board([0, 30, 0], [300, 150, 16], woods.oak, 0, 6),
      standingCard([-92, 44, 41], -20, metals.silver, 16),
      standingCard([4, 34, 41], -16, woods.cherry, 16),
      standingCard([98, 24, 41], -12, plastics.confetti, 16),
      (canvas) => sprig(canvas, planeAt([-120, -78, 4], { spin: 6 }), 120),
    ),
  ],
  // Following up.
  'article-5': [
    { paper: 'sand', horizon: 0.4, pitch: 40, across: 720, target: [20, 50, 88] },
    group(
      laptop([-70, 80, 0], 12, '#8a4a34'),
      cup([176, 168, 0], '#e6ddd0'),
      notebook([190, -40, 0], 16, '#a5623f'),
      pencil([280, -30, 0], 74, '#2f5a56'),
      lyingCard([20, -104, 3], -8, plastics.sage),
    ),
  ],
  // Dressed for a trade fair.
  'article-6': [
    { ...above, paper: 'blush', across: 1640, target: [70, -20, 0] },
    group(
      layFlat(shirt('#e3e9ee', '#f6f4ee'), [-330, 30, 0], -6),
      layFlat(bomber('#26344f', '#1d283d', '#b9793c'), [330, 60, 0], 6),
      badge([-60, -290, 16], 10, '#c9714f'),
      layFlat(bag('#5d3a24'), [690, -240, 0], -8, 0.9),
      layFlat(sneakers('#f2efe8', '#26344f'), [250, -400, 0], -4, 0.9),
    ),
  ],
  // Cards for a team.
  'article-7': [
    { paper: 'sage', horizon: 0.4, pitch: 44, across: 420, target: [10, 30, 20] },
    group(placeProduct('pack-card', [-96, 96, 0]), placeProduct('team-pack', [40, -20, 0])),
  ],
  // Networking for quiet people.
  'article-8': [
    { paper: 'blush', horizon: 0.46, pitch: 32, across: 470, target: [0, 50, 46] },
    group(
      plant([-146, 150, 0], '#d8c9b4'),
      cup([-40, 60, 0], '#2f5a56'),
      cup([96, 96, 0], '#c9a58a'),
      lyingCard([-96, -66, 3], 14, woods.bamboo),
      lyingCard([92, -48, 3], -10, plastics.ocean),
    ),
  ],
  // Making a T-shirt last.
  'article-9': [
    { paper: 'mist', horizon: 0.46, pitch: 30, across: 560, target: [10, 30, 56] },
    group(
      plinth([-10, 60, 0], 190, 20, '#d9cbb6'),
      shirtPile([-10, 60, 20], ['#e9e3d8', '#b7643f', '#9aa5a0', '#f2ede3', '#2c4a3e']),
      clothesPeg([150, -150, 0], 20),
      clothesPeg([66, -176, 0], -14),
      (canvas) => sprig(canvas, planeAt([-190, -150, 5], { spin: -8 }), 150, '#8a9a72'),
    ),
  ],
}

/** Pictures of the articles, 3:2, by name. */
export const articleScenes: Scenes = Object.fromEntries(
  Object.entries(articles).map(([name, [shot, draw]]) => [
    name,
    () => renderScene(shot, draw, [1440, 960]),
  ]),
)
