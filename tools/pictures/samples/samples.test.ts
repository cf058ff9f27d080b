import sharp from 'sharp'

import { SvgDocument } from '../graphics/svg-document.ts'
import { buttons, crease, type FlatLay, stitch } from '../objects/flat-lay.ts'
import { sampleScenes } from '../scenes/sample.ts'
import { bag } from './bag.ts'
import { bomber } from './jacket.ts'
import { abaya, dress, kandura } from './robes.ts'
import { scarf } from './scarf.ts'
import { shirt } from './shirt.ts'
import { sneakers } from './sneakers.ts'
import { jumper, looseTee, stripedTop } from './tops.ts'
import { jeans, shorts } from './trousers.ts'
import { watch } from './watch.ts'

const colour = '#b0553a'
const items: Readonly<Record<string, FlatLay>> = {
  'loose T-shirt': looseTee(colour),
  'striped top': stripedTop('#ffffff', colour),
  jumper: jumper(colour),
  shirt: shirt(colour, '#ffffff'),
  bomber: bomber(colour, colour, colour),
  dress: dress(colour),
  kandura: kandura(colour, '#ffffff'),
  abaya: abaya(colour, '#ffffff'),
  jeans: jeans(colour, '#ffffff'),
  shorts: shorts(colour, '#ffffff'),
  scarf: scarf(colour, ['#ffffff', '#000000']),
  bag: bag(colour),
  watch: watch(colour, colour),
  sneakers: sneakers(colour, colour),
}

async function drawn(body: (doc: SvgDocument) => string) {
  const doc = new SvgDocument()
  const art = `<g transform="translate(64 64) scale(0.1)">${body(doc)}</g>`
  return sharp(Buffer.from(doc.toSvg(128, 128, art)), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer()
}

const covered = (pixels: Buffer) => {
  let count = 0
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 200) count += 1
  return count
}

describe.each(Object.entries(items))('the %s', (_, { outline, art }) => {
  it('is drawn without invalid numbers, images and text', () => {
    expect(outline + art(new SvgDocument())).not.toMatch(/NaN|undefined|null|<image|<text/)
  })

  it('is drawn the same every time', () => {
    expect(art(new SvgDocument())).toBe(art(new SvgDocument()))
  })

  it('fills the outline of its shadow', async () => {
    if (!outline) return
    const [body, shape] = [await drawn(art), await drawn(() => `<path d="${outline}"/>`)]
    expect(covered(body)).toBeGreaterThan(covered(shape) * 0.9)
    expect(covered(body)).toBeLessThan(covered(shape) * 1.35 + 40)
  })
})

it('sampleScenes show each item whole, with only paper along the edges', async () => {
  for (const [name, scene] of Object.entries(sampleScenes)) {
    const { data, info } = await sharp(Buffer.from(scene()), { unlimited: true })
      .resize(64)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const edge = (y: number) => [...data.subarray(y * info.width, (y + 1) * info.width)]
    for (const row of [edge(1), edge(info.height - 2)]) {
      const steps = row.slice(1).map((value, index) => Math.abs(value - (row[index] ?? value)))
      expect({ name, step: Math.max(...steps) < 22 }).toEqual({ name, step: true })
    }
  }
}, 60_000)

it('crease, stitch and buttons are drawn in the given width, colour and places', () => {
  expect(crease('M0 0V9', 3, 0.5)).toContain('stroke-width="3"')
  expect(stitch('M0 0V9', '#d79a4b')).toContain('stroke="#d79a4b"')
  expect(
    buttons(
      [
        [0, 0],
        [0, 9],
      ],
      '#ffffff',
    ).match(/fill="#ffffff"/g),
  ).toHaveLength(2)
})
