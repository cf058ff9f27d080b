import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'

import { writePicture } from './write-picture.ts'

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
