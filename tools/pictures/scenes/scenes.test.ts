import sharp, { type Sharp } from 'sharp'

import { SvgDocument } from '../graphics/svg-document.ts'
import { listPictures } from '../picture-list.ts'
import { products } from '../products/catalogue.ts'
import { openingPath } from '../stores/facade.ts'
import { featuresOf } from './face.ts'
import { socialScene } from './hero.ts'
import { appScenes } from './notice.ts'
import { agents, authors, customers, staff } from './people.ts'
import { placedBust, PORTRAIT_SIZE, teamScenes } from './portrait.ts'
import { saleScenes, saleTallScenes } from './sale.ts'

const raster = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { unlimited: true }).resize(width)

interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** Standard deviation of the grey values in a part of the picture. */
async function contrast(picture: Sharp, part: Part): Promise<number> {
  const { channels } = await sharp(await picture.clone().extract(part).toBuffer())
    .greyscale()
    .stats()
  return channels[0]?.stdev ?? 0
}

const pages = listPictures('/shop').filter(({ folder }) => folder.includes('/mfe-'))

it('scenes have unique ids', () => {
  for (const { name, svg } of pages) {
    const ids = [...svg().matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
    expect({ name, twice: ids.length - new Set(ids).size }).toEqual({ name, twice: 0 })
  }
})

it('scenes refer to ids that exist', () => {
  for (const { name, svg } of pages) {
    const text = svg()
    const ids = new Set([...text.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
    const lost = [...text.matchAll(/url\(#(\w+)\)/g)].filter(([, id]) => !ids.has(id))
    expect({ name, lost: lost.length }).toEqual({ name, lost: 0 })
  }
})

describe('sale banner', () => {
  it('leaves the middle free for light text', async () => {
    const picture = raster(saleScenes['sale-banner']?.() ?? '', 192)
    const part = { left: 70, top: 0, width: 52, height: 72 }
    const middle = await contrast(picture, part)
    for (const left of [6, 132]) {
      expect(await contrast(picture, { ...part, left })).toBeGreaterThan(middle * 2)
    }
    const { channels } = await sharp(await picture.extract(part).toBuffer())
      .greyscale()
      .stats()
    // White is 4.5 times as bright as a grey of 118.
    expect(channels[0]?.max).toBeLessThan(112)
  }, 60_000)

  it('leaves the top free when it is narrow', async () => {
    const picture = raster(saleTallScenes['sale-banner-tall']?.() ?? '', 96)
    const above = await contrast(picture, { left: 0, top: 0, width: 96, height: 42 })
    expect(above).toBeLessThan(14)
    expect(await contrast(picture, { left: 0, top: 60, width: 96, height: 50 })).toBeGreaterThan(
      above * 2,
    )
  }, 60_000)
})

it('cards of different materials are arranged in at least four ways', () => {
  const views = Object.entries(products)
    .filter(([slug]) => slug.endsWith('-card'))
    .map(([, { width, middle, pitch }]) => JSON.stringify({ width, middle, pitch }))
  expect(views.length).toBeGreaterThan(10)
  expect(new Set(views).size).toBeGreaterThanOrEqual(4)
})

describe('portraits', () => {
  it('share no face', () => {
    const names = Object.keys({ ...agents, ...authors, ...customers, ...staff })
    const shapes = names.map((name) => {
      const { jaw, eyeGap, noseWidth, mouthWidth } = featuresOf(name)
      return [jaw, eyeGap, noseWidth, mouthWidth].map(Math.round).join()
    })
    expect(new Set(shapes).size).toBe(names.length)
  })

  const [width, height] = PORTRAIT_SIZE

  it.each(Object.entries(staff))(
    'of %s fill the lower edge and leave the upper edge free',
    async (name, person) => {
      const doc = new SvgDocument()
      const svg = doc.toSvg(width, height, placedBust(doc, name, person))
      const { data, info } = await raster(svg, 80)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0
      expect(alpha(40, 98)).toBe(255)
      expect(alpha(40, 40)).toBe(255)
      expect(alpha(40, 4)).toBeLessThan(40)
      expect(alpha(4, 30)).toBeLessThan(40)
    },
  )

  it('are all different', () => {
    const drawings = Object.values(teamScenes).map((draw) => draw())
    expect(new Set(drawings).size).toBe(4)
  })
})

it('socialScene has the size of a link preview and the brand mark on its empty side', async () => {
  const picture = sharp(Buffer.from(socialScene()), { unlimited: true })
  const { width, height } = await picture.metadata()
  expect([width, height]).toEqual([1200, 630])
  const { data } = await raster(socialScene(), 120)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const brightest = [...data].reduce(
    (best, value, at) => (value > (data[best] ?? 0) ? at : best),
    0,
  )
  expect(brightest % 120).toBeLessThan(40)
})

it('appScenes show a page of the shop on the phone in front, without text', () => {
  const svg = appScenes['app']?.() ?? ''
  expect(svg).not.toContain('<text')
  expect(svg.match(/<rect x="-36" y="-75" width="72" height="150"/g)).toHaveLength(2)
})

it('openingPath returns a path closed at the foot, with or without an arch', () => {
  const opening = { x: 10, width: 40, top: 5, foot: 90, arched: false }
  expect(openingPath(opening)).toBe('M10 90V5H50V90Z')
  expect(openingPath({ ...opening, arched: true })).toMatch(/^M10 90V.*30 5C.*V90Z$/)
})
