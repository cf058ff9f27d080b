import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import sharp from 'sharp'

import { pictures } from './pictures.ts'

const root = join(import.meta.dirname, '../..')
const drawn = pictures(root)

const lists = ['mfe-catalog', 'mfe-content'].flatMap((remote) =>
  readdirSync(join(root, remote, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.pictures?\.ts$/.test(file))
    .map((file) => join(root, remote, 'src', file)),
)

/** Addresses of the files that a list imports. */
const imported = (list: string) =>
  [...readFileSync(list, 'utf8').matchAll(/from '(\.\/pictures\/[^']+)'/g)].map(([, file = '']) =>
    join(dirname(list), file),
  )

it('lists the pictures of every page that has any', () => {
  const folders = new Set(drawn.map(({ folder }) => folder).filter((one) => one.includes('mfe-')))
  expect(new Set(lists.flatMap((list) => imported(list).map(dirname)))).toEqual(folders)
})

it.each(lists)('%s names files that exist, of the shape it promises', async (list) => {
  const files = imported(list)
  const shapes = [...readFileSync(list, 'utf8').matchAll(/width: (\d+),\s+height: (\d+)/g)].map(
    ([, width, height]) => Number(width) / Number(height),
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  for (const file of files) {
    const { width = 0, height = 1 } = await sharp(file).metadata()
    expect(shapes.some((shape) => Math.abs(shape - width / height) < 0.02)).toBe(true)
    expect(file).toContain(`-${width}.`)
  }
})

it('has drawn every picture in every width', () => {
  const missing = drawn.flatMap(({ folder, name, widths }) =>
    widths
      .flatMap((width) => ['avif', 'webp'].map((format) => `${folder}/${name}-${width}.${format}`))
      .filter((file) => !existsSync(file)),
  )
  expect(missing).toEqual([])
})

it('weighs little: no picture of a page is above 90 kB', () => {
  const heavy = lists.flatMap(imported).filter((file) => statSync(file).size > 90_000)
  expect(heavy).toEqual([])
})

it('has a picture for shared links that every network takes', async () => {
  const file = join(root, 'shell/src/brand/social.png')
  const { width, height, format } = await sharp(file).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(statSync(file).size).toBeLessThan(150_000)
})
