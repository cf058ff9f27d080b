import sharp from 'sharp'

import { mirror, symmetricPath } from './paths.ts'

async function alpha(path: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><g transform="translate(30 0)"><path d="${path}"/></g></svg>`
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => data[(y * 60 + x) * 4 + 3] ?? 0
}

it('symmetricPath returns the right half and its mirror image', () => {
  expect(symmetricPath([0, 1], [10, 2], [0, 9])).toBe('M0 1L10 2L0 9L-10 2L0 1Z')
})

it('symmetricPath joins the halves when they end beside the axis', () => {
  expect(symmetricPath([4, 0], [6, 8])).toBe('M4 0L6 8L-6 8L-4 0Z')
})

it('symmetricPath swaps the control points of mirrored curves', () => {
  expect(symmetricPath([0, 0], [1, 2, 3, 4, 5, 6])).toBe('M0 0C1 2 3 4 5 6L-5 6C-3 4 -1 2 0 0Z')
})

it('symmetricPath renders the same on both sides', async () => {
  const at = await alpha(
    symmetricPath([0, 4], [14, 4, 26, 10, 22, 26], [12, 40], [20, 50, 10, 56, 0, 56]),
  )
  for (let y = 0; y < 60; y += 3) {
    for (let x = 0; x < 30; x += 3) expect(Math.abs(at(x, y) - at(59 - x, y))).toBeLessThan(8)
  }
  expect(at(30, 30)).toBe(255)
})

it('mirror renders a drawing and its mirror image', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="4"><g transform="translate(10 0)">${mirror('<rect x="6" width="3" height="4"/>')}</g></svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  expect([data[2 * 4 + 3], data[10 * 4 + 3], data[17 * 4 + 3]]).toEqual([255, 0, 255])
})
