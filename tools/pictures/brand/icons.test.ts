import sharp from 'sharp'

import { cardBadges, iconSvg, logoSvg } from './icons.ts'

const metadata = (svg: string) => sharp(Buffer.from(svg)).metadata()

it('logoSvg is drawn in the colour of the text around it, without words', async () => {
  expect(logoSvg).toContain('currentColor')
  expect(logoSvg).not.toMatch(/<text|#[0-9a-f]{3}/i)
  expect((await metadata(logoSvg)).width).toBe(24)
})

it('iconSvg returns an icon of the given size', async () => {
  const { width, height } = await metadata(iconSvg(192, 0.2))
  expect([width, height]).toEqual([192, 192])
})

it('iconSvg leaves the corners transparent only when they are rounded', async () => {
  const corner = async (share: number) => {
    const pixels = await sharp(Buffer.from(iconSvg(64, share)))
      .ensureAlpha()
      .raw()
      .toBuffer()
    return pixels[3]
  }
  expect(await corner(0)).toBe(255)
  expect(await corner(0.3)).toBe(0)
})

it.each(Object.entries(cardBadges))(
  'the %s badge has the proportions of a card',
  async (_, svg) => {
    const { width = 0, height = 1 } = await metadata(svg)
    expect(width / height).toBeCloseTo(1.6)
    expect(Buffer.byteLength(svg)).toBeLessThan(1200)
  },
)
