import sharp from 'sharp'

import { mark, waves } from '../brand/mark.ts'
import { roundedRectPath } from '../graphics/paths.ts'
import { SvgDocument } from '../graphics/svg-document.ts'
import { qrCode } from '../products/qr-code.ts'
import { surface } from './material.ts'
import { leathers, marble, metals, paints, plastics, woods } from './palette.ts'

async function pixels(draw: (doc: SvgDocument) => string) {
  const doc = new SvgDocument()
  const art = `<g transform="translate(32 32)">${draw(doc)}</g>`
  const { data } = await sharp(Buffer.from(doc.toSvg(64, 64, art)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: 64 * 64 }, (_, index) => [...data.subarray(index * 4, index * 4 + 4)])
}

const inked = (all: number[][]) => all.filter(([, , , alpha = 0]) => alpha > 128).length

const materials = { ...metals, ...woods, ...plastics, ...leathers, ...paints, marble }

it.each(Object.entries(materials))(
  'surface fills its path, and nothing else, with %s',
  async (_, material) => {
    const all = await pixels((doc) => surface(doc, roundedRectPath(40, 40, 1), material))
    expect(inked(all)).toBeGreaterThan(1500)
    expect(inked(all)).toBeLessThan(1700)
  },
)

it('surface renders a grain on wood and none on paint', async () => {
  const tones = async (material: typeof woods.oak) => {
    const all = await pixels((doc) => surface(doc, roundedRectPath(40, 40, 1), material))
    const middle = all.slice(32 * 64 + 20, 32 * 64 + 44).map(([red = 0]) => red)
    return Math.max(...middle) - Math.min(...middle)
  }
  expect(await tones(woods.oak)).toBeGreaterThan(await tones(paints.white))
})

it('qrCode leaves its middle and its margins empty', async () => {
  const all = await pixels(() => qrCode('#000000', 50))
  expect(all[32 * 64 + 32]?.[3]).toBe(0)
  expect(all[2 * 64 + 2]?.[3]).toBe(0)
  expect(inked(all) / (50 * 50)).toBeGreaterThan(0.25)
})

it('mark and waves are centred', async () => {
  for (const draw of [() => mark('#000000', 48), () => waves('#000000', 48)]) {
    const all = await pixels(draw)
    const columns = all.flatMap(([, , , alpha = 0], index) => (alpha > 128 ? [index % 64] : []))
    const mean = columns.reduce((sum, column) => sum + column, 0) / columns.length
    expect(mean).toBeGreaterThan(24)
    expect(mean).toBeLessThan(42)
  }
})
