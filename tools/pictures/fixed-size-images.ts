import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import sharp from 'sharp'

import { cardBadges, iconSvg, logoSvg } from './brand/icons.ts'
import { shareScene, socialScene } from './scenes/hero.ts'

const icon = (size: number, corner = 0.22) =>
  sharp(Buffer.from(iconSvg(size, corner)))
    .png()
    .toBuffer()

/** Images of one size by their path in the repository: icons, card badges, link previews. */
const images: Readonly<Record<string, () => Promise<Buffer> | string>> = {
  'shared/ui/src/brand/logo.svg': () => logoSvg,
  'shared/ui/src/brand/favicon.svg': () => iconSvg(32, 0.22),
  'shared/ui/src/brand/icon-192.png': () => icon(192),
  'shared/ui/src/brand/icon-512.png': () => icon(512),
  // iOS rounds the corners itself.
  'shared/ui/src/brand/apple-touch-icon.png': () => icon(180, 0),
  'mfe-content/src/home/pictures/og.jpg': () =>
    sharp(Buffer.from(shareScene()), { unlimited: true })
      .removeAlpha()
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  'shell/src/brand/social.png': () =>
    sharp(Buffer.from(socialScene()), { unlimited: true })
      .removeAlpha()
      .png({ palette: true, colours: 128, dither: 0.6, effort: 10 })
      .toBuffer(),
  ...Object.fromEntries(
    Object.entries(cardBadges).map(([name, svg]) => [
      `shared/ui/src/brand/cards/${name}.svg`,
      () => svg,
    ]),
  ),
}

/** Writes the images of one size. */
export async function writeFixedSizeImages(root: string): Promise<void> {
  for (const [file, draw] of Object.entries(images)) {
    const path = join(root, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await draw())
  }
}
