import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'

import { listFiles, listIndexes, listPictures, writePicture } from './pictures.ts'

const root = path.join(__dirname, '..')
const pictures = listPictures()

const named = (name: string) => {
  const picture = pictures.find((one) => one.name === name)
  if (!picture) throw new Error(`Unknown picture: ${name}`)
  return picture
}

describe('drawings', () => {
  const drawings = [...new Set(pictures.map(({ drawing }) => drawing))].map(
    (file) => [path.relative(__dirname, file), readFileSync(file, 'utf8')] as const,
  )

  test.each(drawings)('%s has no images, text, scripts or foreign files', (_, svg) => {
    expect(svg).not.toMatch(/<(image|text|script|style|foreignObject)\b|href="[^#]|NaN|undefined/)
  })

  test.each(drawings)('%s defines everything that it refers to', (_, svg) => {
    const ids = Array.from(svg.matchAll(/ id="(\w+)"/g), ([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const known = new Set(ids)
    const references = Array.from(svg.matchAll(/url\(#(\w+)\)|href="#(\w+)"/g))
    expect(references.filter(([, one, other]) => !known.has(one ?? other))).toEqual([])
  })

  test.each(pictures)('$name has the proportions of its place', ({ name, width, height }) => {
    const shapes: [RegExp, number][] = [
      [/-beside$|^article-/, 3 / 2],
      [/^(sample-|access|sale-banner-tall)/, 4 / 5],
      [/^sale-banner$/, 8 / 3],
      [/^((about|career)-hero|gift-voucher|sale-offer)$/, 2],
      [/^banner-/, 16 / 9],
      [/^(category-|shop-story$|coming-soon$|maintenance$|about$|mission$|vision$)/, 4 / 3],
      [/./, 1],
    ]
    expect(width / height).toBeCloseTo(shapes.find(([pattern]) => pattern.test(name))?.[1] ?? 0, 2)
  })
})

describe('committed files', () => {
  const folders = [...new Set(pictures.map(({ group }) => group.to))]

  test.each(folders)('of %s are those of its pictures', (folder) => {
    const expected = pictures
      .filter(({ group }) => group.to === folder)
      .flatMap((picture) => {
        const { avif, webp } = listFiles(picture)
        return [...Object.values(avif), webp]
      })
    const found = readdirSync(path.join(root, folder)).filter((file) => !file.endsWith('.json'))
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  test.each([...listIndexes(pictures)])(
    '%s has the names of its pictures’ files',
    (file, index) => {
      expect(JSON.parse(readFileSync(path.join(root, file), 'utf8'))).toEqual(index)
    },
  )

  test.each(pictures)('of $name have its widths and proportions', async (picture) => {
    const { avif, webp } = listFiles(picture)
    const { width, height, group } = picture
    const files = [...Object.entries(avif), [Math.max(...group.widths), webp] as const]
    for (const [pixels, name] of files) {
      const file = path.join(root, group.to, name)
      const image = await sharp(file).metadata()
      expect(image.width).toBe(Number(pixels))
      expect(Math.abs(image.width / image.height - width / height)).toBeLessThan(0.02)
      expect(statSync(file).size).toBeLessThan(90_000)
    }
  })

  test('include a picture for shared links that every network takes', async () => {
    const file = path.join(root, 'shell/src/brand/social.png')
    const { width, height, format } = await sharp(file).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(statSync(file).size).toBeLessThan(150_000)
  })

  test('of the sale banner leave the middle free for light text', async () => {
    const banner = path.join(root, named('sale-banner').group.to, 'sale-banner-960.avif')
    const part = async (left: number) => {
      const pixels = await sharp(banner)
        .resize(192)
        .extract({ left, top: 0, width: 52, height: 72 })
        .toBuffer()
      const { channels } = await sharp(pixels).greyscale().stats()
      return { contrast: channels[0]?.stdev ?? 0, brightest: channels[0]?.max ?? 255 }
    }
    const middle = await part(70)
    for (const left of [6, 132])
      expect((await part(left)).contrast).toBeGreaterThan(middle.contrast * 2)
    // White is 4.5 times as bright as a grey of 118.
    expect(middle.brightest).toBeLessThan(112)
  })
})

test('writePicture writes every width as AVIF, and the largest as WebP', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  const bytes = await writePicture(named('item-card'), folder)
  const found = await Promise.all(
    readdirSync(folder).map(async (file) => {
      const { format, compression, width, height } = await sharp(path.join(folder, file)).metadata()
      return [file, compression ?? format, width, height]
    }),
  )
  expect(found.toSorted()).toEqual([
    ['item-card-320.avif', 'av1', 320, 320],
    ['item-card-320.webp', 'webp', 320, 320],
  ])
  expect(bytes).toBeGreaterThan(1000)
  await rm(folder, { recursive: true })
})
