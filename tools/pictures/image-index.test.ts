import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

import sharp from 'sharp'

import { imageIndexes } from './image-index.ts'
import { listPictures } from './picture-list.ts'

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
