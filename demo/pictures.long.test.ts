import path from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { listFiles, listPictures, readView } from './pictures.ts'

const root = path.join(__dirname, '..')

test.each(['category-cards', 'category-fobs', 'steel-key-tag-tap'])(
  'the committed files of %s show its drawing',
  async (name) => {
    const picture = listPictures().find((one) => one.name === name)
    if (!picture) throw new Error(`Unknown picture: ${name}`)
    const pixels = (image: Sharp) => image.removeAlpha().resize(320).raw().toBuffer()
    const expected = await pixels(sharp(await readView(picture)))
    const { avif, webp } = listFiles(picture)
    for (const file of [...Object.values(avif), webp]) {
      const found = await pixels(sharp(path.join(root, picture.group.to, file)))
      const distances = found.map((value, at) => Math.abs(value - (expected[at] ?? 0)))
      const sum = distances.reduce((total, distance) => total + distance, 0)
      expect(sum / found.length).toBeLessThan(4)
    }
  },
)
