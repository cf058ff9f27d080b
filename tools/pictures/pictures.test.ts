import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import sharp from 'sharp'

import { imageIndexes } from './image-index.ts'
import { listPictures } from './picture-list.ts'
import { placeProduct } from './scenes/composition.ts'
import { shareScene } from './scenes/hero.ts'
import { writePicture } from './write-picture.ts'

describe('picture-list', () => {
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
      for (const name of [
        'walnut-wood-card',
        'teal-round-fob',
        'black-review-plate',
        'team-pack',
      ]) {
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
          const part = await drawn
            .clone()
            .extract({ left, top: 0, width: 38, height: 54 })
            .toBuffer()
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
})

describe('image-index', () => {
  const root = join(import.meta.dirname, '../..')

  const all = listPictures(root)

  const shown = all.filter(({ index }) => index)

  const filesOf = ({ folder, name, widths }: (typeof all)[number]) =>
    widths.flatMap((width) =>
      ['avif', 'webp'].map((format) => ({ width, path: `${folder}/${name}-${width}.${format}` })),
    )

  describe('imageIndexes', () => {
    const svg = () => '<svg xmlns="x" width="40" height="30" viewBox="0 0 40 30"></svg>'
    const picture = (name: string) => ({ name, svg, widths: [10, 20], folder: '/at' })
    const files = (name: string) => ({
      avif: { 10: `${name}-10.avif`, 20: `${name}-20.avif` },
      webp: { 10: `${name}-10.webp`, 20: `${name}-20.webp` },
      width: 40,
      height: 30,
    })

    it('returns the pictures of one file by their keys', () => {
      const list = ['tea', 'milk'].map((key) => ({
        ...picture(key),
        index: { file: 'drinks.json', key },
      }))
      const text = imageIndexes(list).get('/at/drinks.json') ?? ''
      expect(JSON.parse(text)).toEqual({ tea: files('tea'), milk: files('milk') })
      expect(text.split('\n')).toHaveLength(5)
    })

    it('returns a picture without a key as a file of its own', () => {
      const text = imageIndexes([{ ...picture('tea'), index: { file: 'tea.json' } }])
      expect(JSON.parse(text.get('/at/tea.json') ?? '')).toEqual(files('tea'))
    })

    it('leaves out pictures that no page shows', () => {
      expect(imageIndexes([picture('tea')]).size).toBe(0)
    })

    it.each([...imageIndexes(all)])('is written as it stands in %s', (path, text) => {
      expect(readFileSync(path, 'utf8')).toBe(text)
    })
  })

  describe('the committed files', () => {
    it('are those of every picture in every width and format', () => {
      const folders = [...new Set(all.map(({ folder }) => folder))]
      const drawn = /-\d+\.(avif|webp)$/
      const committed = folders.flatMap((folder) =>
        readdirSync(folder).flatMap((file) => (drawn.test(file) ? [join(folder, file)] : [])),
      )
      expect(committed.sort()).toEqual(
        all.flatMap((picture) => filesOf(picture).map(({ path }) => path)).sort(),
      )
    })

    it.each(shown)('have the width and the proportions that $name promises', async (picture) => {
      const { width = 0, height = 1 } = await sharp(Buffer.from(picture.svg()), {
        unlimited: true,
      }).metadata()
      for (const file of filesOf(picture)) {
        const image = await sharp(file.path).metadata()
        expect({ file: basename(file.path), width: image.width }).toEqual({
          file: basename(file.path),
          width: file.width,
        })
        expect(Math.abs(image.width / image.height - width / height)).toBeLessThan(0.02)
      }
    })

    it('weigh at most 90 kB where a page shows them', () => {
      const heavy = shown.flatMap(filesOf).filter(({ path }) => statSync(path).size > 90_000)
      expect(heavy).toEqual([])
    })

    it('include a picture for shared links that every network takes', async () => {
      const file = join(root, 'shell/src/brand/social.png')
      const { width, height, format } = await sharp(file).metadata()
      expect([width, height, format]).toEqual([1200, 630, 'png'])
      expect(statSync(file).size).toBeLessThan(150_000)
    })
  })
})

describe('writePicture', () => {
  let folder = ''

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  })

  afterEach(() => rm(folder, { recursive: true }))

  const svg = () =>
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="#a33"/></svg>'

  it('writePicture writes every width in both formats', async () => {
    const bytes = await writePicture({ name: 'red', svg, widths: [20, 40], folder })
    expect(bytes).toBeGreaterThan(100)
    expect((await readdir(folder)).sort()).toEqual([
      'red-20.avif',
      'red-20.webp',
      'red-40.avif',
      'red-40.webp',
    ])
  })

  it.each(['avif', 'webp'])('writePicture keeps proportions and colour in %s', async (format) => {
    await writePicture({ name: 'red', svg, widths: [40], folder })
    const { data, info } = await sharp(join(folder, `red-40.${format}`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([40, 30])
    const [red = 0, green = 0] = data
    expect(Math.abs(red - 0xaa)).toBeLessThan(12)
    expect(Math.abs(green - 0x33)).toBeLessThan(12)
  })
})
