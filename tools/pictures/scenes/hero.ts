import { mark } from '../brand/mark.ts'
import type { Paper } from '../graphics/backdrop.ts'
import { planeAt, type Vector } from '../graphics/projection.ts'
import { type Scenes, SvgDocument } from '../graphics/svg-document.ts'
import { metals, plastics, woods } from '../materials/palette.ts'
import { plinth, shirtPile, standingCard } from '../objects/displays.ts'
import { sprig } from '../objects/sprig.ts'
import { type Drawing, group, placeProduct } from './composition.ts'
import { drawScene, renderScene } from './views.ts'

const gift = group(
  placeProduct('pack-gift', [-104, 104, 0]),
  plinth([150, 92, 0], 60, 46, '#b0604a'),
  standingCard([148, 88, 72], -20, metals.gold, 46),
  placeProduct('gift-suite-box', [48, -44, 0], -22),
  (canvas) => sprig(canvas, planeAt([-196, -62, 5], { spin: 16 }), 128),
)

const sale = group(
  plinth([-30, 120, 0], 150, 46, '#a8654a'),
  placeProduct('black-smart-cap', [-36, 104, 46], 8),
  shirtPile([190, -30, 0], ['#d8c6a8', '#9a9ea2', '#e9e3d8', '#2c4a3e']),
  placeProduct('navy-woven-wristband', [-96, -110, 0], 0, true),
  placeProduct('sand-silicone-wristband', [-10, -150, 0], 0, true),
)

interface Slide {
  draw: Drawing
  paper: Paper
  pitch: number
  /** Millimetres across the group itself. */
  reach: number
  middle: Vector
}

const slides: Readonly<Record<string, Slide>> = {
  'hero-gift': { draw: gift, paper: 'blush', pitch: 34, reach: 400, middle: [-10, 30, 46] },
  'hero-sale': { draw: sale, paper: 'sage', pitch: 26, reach: 424, middle: [84, 20, 74] },
}

/** The products stand opposite the text: on the right for English, on the left for Arabic. */
function wideSlide({ draw, paper, pitch, reach, middle: [x, y, z] }: Slide, side: 1 | -1): string {
  const across = reach * 2.05
  const target: Vector = [x - side * across * 0.21, y, z]
  return renderScene({ paper, horizon: 0.5, pitch, across, target }, draw, [1920, 1080])
}

/** The products fill the picture, for text beside it. */
function framedSlide({ draw, paper, pitch, reach, middle: [x, y, z] }: Slide): string {
  const shot = { paper, horizon: 0.5, pitch, across: reach * 1.42, target: [x, y, z] as const }
  return renderScene(shot, draw, [1440, 960])
}

/** The products stand low, under the text. */
function tallSlide({ draw, paper, pitch, reach, middle: [x, y, z] }: Slide): string {
  const across = reach * 1.12
  return renderScene(
    { paper, horizon: 0.6, pitch, across, target: [x, y, z + across * 0.3] },
    draw,
    [800, 1000],
  )
}

const slideScenes = (suffix: string, draw: (slide: Slide) => string): Scenes =>
  Object.fromEntries(
    Object.entries(slides).map(([name, slide]) => [name + suffix, () => draw(slide)]),
  )

/** Slides of the home page, 16:9, for either direction of text. */
export const heroScenes = {
  ...slideScenes('', (slide) => wideSlide(slide, 1)),
  ...slideScenes('-rtl', (slide) => wideSlide(slide, -1)),
}

/** The same slides, 3:2, beside the text instead of under it. */
export const framedHeroScenes = slideScenes('-beside', framedSlide)

/** The same slides for narrow screens, 4:5. */
export const mobileHeroScenes = slideScenes('-mobile', tallSlide)

const brand = group(
  plinth([252, 110, 0], 66, 116, '#9a573c'),
  plinth([128, 84, 0], 62, 62, '#2f5a56'),
  plinth([16, 58, 0], 58, 24, '#b59678'),
  standingCard([252, 106, 141], -18, metals.gold, 116),
  standingCard([128, 80, 87], -18, plastics.ocean, 62),
  standingCard([16, 54, 49], -18, woods.walnut, 24),
  placeProduct('navy-woven-wristband', [64, -60, 0], 0, true),
  placeProduct('tan-leather-key-fob', [170, -54, 0]),
)

/** Preview of links to pages without a picture: the brand mark and products. */
export function socialScene(): string {
  const size = [1200, 630] as const
  const doc = new SvgDocument()
  const shot = {
    paper: 'pine',
    horizon: 0.5,
    pitch: 26,
    across: 690,
    target: [18, 40, 58],
  } as const
  const products = drawScene(doc, shot, brand, size)
  return doc.toSvg(...size, `${products}${mark('#f4ead8', 230, 232, 315)}`)
}

/** Preview of links to the home page. */
export const shareScene = () =>
  renderScene(
    { paper: 'blush', horizon: 0.5, pitch: 34, across: 760, target: [-10, 30, 52] },
    gift,
    [1200, 630],
  )
