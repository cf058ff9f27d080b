import sharp from 'sharp'

import { listPictures } from './picture-list.ts'
import { placeProduct } from './scenes/composition.ts'
import { shareScene } from './scenes/hero.ts'

const all = listPictures('/shop')
const named = (name: string) => {
  const picture = all.find((one) => one.name === name)
  if (!picture) throw new Error(`No picture is called ${name}`)
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

describe('the list of pictures', () => {
  it('names every file once', () => {
    const files = all.flatMap(({ folder, name, widths }) =>
      widths.map((width) => `${folder}/${name}-${width}`),
    )
    expect(new Set(files).size).toBe(files.length)
  })

  it('puts what the home page shows beside the home page', () => {
    for (const name of ['hero-gift', 'hero-sale', 'about', 'mission', 'vision', 'customer-5']) {
      expect(named(name).folder).toBe('/shop/mfe-content/src/home/pictures')
    }
  })
})

describe('drawings', () => {
  it.each(all)('$name is SVG of the right shape', async ({ name, svg }) => {
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

  it('never load anything or hold words', () => {
    for (const { svg } of all.filter((_, index) => index % 7 === 0)) {
      expect(svg()).not.toMatch(/<image|<text|href=|NaN|undefined/)
    }
  })

  it('show the subject: the middle differs from the corner', async () => {
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
    'keep %s calm on the %s, where the text lies',
    async (name, side) => {
      const drawn = sharp(Buffer.from(named(name).svg()), { unlimited: true }).resize(96, 54)
      const busy = async (left: number) => {
        const part = await drawn.clone().extract({ left, top: 0, width: 38, height: 54 }).toBuffer()
        const { channels } = await sharp(part).greyscale().stats()
        return channels[0]?.stdev ?? 0
      }
      const [left, right] = [await busy(0), await busy(58)]
      const [calm, full] = side === 'left' ? [left, right] : [right, left]
      expect(calm).toBeLessThan(12)
      expect(full).toBeGreaterThan(calm * 2)
    },
    60_000,
  )

  it('size the share picture as link previews want it', async () => {
    const { width, height } = await sharp(Buffer.from(shareScene())).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  it('refuse a product that does not exist', () => {
    expect(() => placeProduct('gold-bar', [0, 0, 0])).toThrow('gold-bar')
  })
})
