import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

/** A picture to be written: base name, drawing, and widths in pixels, largest last. */
export interface Picture {
  name: string
  svg: () => string
  widths: readonly number[]
  folder: string
  /** JSON file in the same folder by which pages import it; without a key the file describes this picture only. */
  index?: { file: string; key?: string }
}

const AVIF = { quality: 48, effort: 2, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 68, effort: 4 }

/**
 * Writes `{name}-{width}.avif` and `.webp` for every width.
 * @returns bytes written
 */
export async function writePicture({ name, svg, widths, folder }: Picture): Promise<number> {
  const drawn = await sharp(Buffer.from(svg()), { unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  let bytes = 0
  for (const width of widths) {
    const sized = sharp(drawn).resize(width)
    const files = {
      avif: await sized.clone().avif(AVIF).toBuffer(),
      webp: await sized.clone().webp(WEBP).toBuffer(),
    }
    for (const [format, data] of Object.entries(files)) {
      await writeFile(join(folder, `${name}-${width}.${format}`), data)
      bytes += data.length
    }
  }
  return bytes
}
