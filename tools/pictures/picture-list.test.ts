import sharp from 'sharp'

import { listPictures } from './picture-list.ts'
import { placeProduct } from './scenes/composition.ts'
import { shareScene } from './scenes/hero.ts'

const all = listPictures('/shop')
const named = (name: string) => {
  const picture = all.find((one) => one.name === name)
  if (!picture) throw new Error(`Unknown picture: ${name}`)
  return picture
}

const shapeOf = async (svg: string) => {
  const {
    width = 0,
    height = 1,
    format,
  } = await sharp(Buffer.from(svg), {
    unlimited: true,
  }).metadata()
  return { ratio: width / height, format }
}

describe('listPictures', () => {
  it('returns every file once', () => {
    const files = all.flatMap(({ folder, name, widths }) =>
      widths.map((width) => `${folder}/${name}-${width}`),
    )
    expect(new Set(files).size).toBe(files.length)
  })

  it('returns the folder of the home page for its pictures', () => {
    for (const name of ['hero-gift', 'hero-sale', 'about', 'mission', 'vision', 'customer-5']) {
      expect(named(name).folder).toBe('/shop/mfe-content/src/home/pictures')
    }
  })
})

describe('drawings of listPictures', () => {
  it.each(all)('have the right proportions: $name', async ({ name, svg }) => {
    const { ratio, format } = await shapeOf(svg())
    const shapes: [RegExp, number][] = [
      [/-beside$|^(article|store)-/, 3 / 2],
      [/-mobile$/, 4 / 5],
      [/^(sample-|team-\d|founder|access|sale-banner-tall)/, 4 / 5],
      [/^sale-banner$/, 8 / 3],
      [/^((about|career)-hero|gift-voucher|sale-offer)$/, 2],
      [/^(banner|hero)-/, 16 / 9],
      [/^(category-|shop-story$|coming-soon$|maintenance$|about$|mission$|vision$)/, 4 / 3],
      [/./, 1],
    ]
    const expected = shapes.find(([pattern]) => pattern.test(name))?.[1]
    expect(format).toBe('svg')
    expect(ratio).toBeCloseTo(expected ?? 0, 2)
  })

  it('are the same every time', () => {
    for (const name of [
      'confetti-recycled-card',
      'banner-02',
      'black-table-sign-tap',
      'avatar-01',
    ]) {
      expect(named(name).svg()).toBe(named(name).svg())
    }
  })

  it('contain no images, links, text or invalid numbers', () => {
    for (const { svg } of all.filter((_, index) => index % 7 === 0)) {
      expect(svg()).not.toMatch(/<image|<text|href=|NaN|undefined/)
    }
  })

  it('show the subject in the middle', async () => {
    for (const name of ['walnut-wood-card', 'teal-round-fob', 'black-review-plate', 'team-pack']) {
      const { data, info } = await sharp(Buffer.from(named(name).svg()), { unlimited: true })
        .resize(48)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const pixel = (x: number, y: number) => {
        const start = (y * info.width + x) * 3
        return [...data.subarray(start, start + 3)]
      }
      const [middle, corner] = [pixel(24, 24), pixel(1, 46)]
      const gap = middle.reduce(
        (sum, value, index) => sum + Math.abs(value - (corner[index] ?? 0)),
        0,
      )
      expect(gap).toBeGreaterThan(60)
    }
  }, 60_000)

  it.each([
    ['hero-gift', 'left'],
    ['hero-sale', 'left'],
    ['hero-gift-rtl', 'right'],
    ['hero-sale-rtl', 'right'],
  ])(
    'leave %s empty on the %s, where the text is',
    async (name, side) => {
      const drawn = sharp(Buffer.from(named(name).svg()), { unlimited: true }).resize(96, 54)
      const contrast = async (left: number) => {
        const part = await drawn.clone().extract({ left, top: 0, width: 38, height: 54 }).toBuffer()
        const { channels } = await sharp(part).greyscale().stats()
        return channels[0]?.stdev ?? 0
      }
      const [left, right] = [await contrast(0), await contrast(58)]
      const [empty, full] = side === 'left' ? [left, right] : [right, left]
      expect(empty).toBeLessThan(12)
      expect(full).toBeGreaterThan(empty * 2)
    },
    60_000,
  )

  it('have the size of a link preview for shared links', async () => {
    const { width, height } = await sharp(Buffer.from(shareScene())).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  it('throw when a product is unknown', () => {
    expect(() => placeProduct('gold-bar', [0, 0, 0])).toThrow('gold-bar')
  })
})
