import { createHash } from 'node:crypto'

import { HttpError } from '../errors/http-error.ts'
import type { PictureFile, PictureStore } from './picture-store.ts'
import { AVATAR_WIDTHS, PICTURE_WIDTHS } from './picture-url.ts'

/** Largest file that is taken, in bytes. */
export const MAX_UPLOAD_BYTES = 12 * 1024 * 1024
/** A file of few bytes may claim to be as large as a house. */
const MAX_PIXELS = 50_000_000
const MIN_SIDE = 320
const WIDTHS = PICTURE_WIDTHS
const LARGEST = Math.max(...WIDTHS)

/** Addresses of uploaded files below /media. */
export const UPLOADED_FILE =
  /^\/upload-[0-9a-f]{24}-(?:(?:320|640|960|1280)\.(?:avif|webp)|\d{1,4}x\d{1,4}\.png)$/

const NO_PICTURE =
  'This is no picture that the shop can show. Please use a JPEG, PNG, WebP or AVIF file.'
const TOO_LARGE = 'This picture has too many pixels. Please use one of at most 50 megapixels.'
const TOO_SMALL = `This picture is too small. Please use one of at least ${MIN_SIDE} × ${MIN_SIDE} pixels.`

/** Pixels of a logo at most: four of them for each that a screen of usual density shows. */
const LOGO_BOX = { width: 960, height: 192 }
const MIN_LOGO_HEIGHT = 24
/** A drawing of a logo takes less; a larger one is work for hours. */
const MAX_SVG_BYTES = 512 * 1024
/** Dots per inch by which a drawing has the size that it states. */
const SVG_DENSITY = 72
const MAX_SVG_DENSITY = 7_200

const NO_LOGO = 'This is no logo that the shop can show. Please use an SVG, PNG or WebP file.'
const LOGO_TOO_SMALL = `This logo is too small. Please use one that is at least ${MIN_LOGO_HEIGHT} pixels high.`

/** The type of a file by its first bytes, whatever its name or sender says; others are not even opened. */
function isPicture(file: Buffer): boolean {
  const ascii = (start: number, end: number) => file.toString('latin1', start, end)
  return (
    file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    ascii(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') ||
    (ascii(4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(8, 12)))
  )
}

/** Draws the picture anew, square and upright, in the widths that the shop uses, without what it says about its photographer. */
async function resize(file: Buffer, name: string): Promise<PictureFile[]> {
  // Loaded with the first upload: native code, which selling needs not.
  const { default: sharp } = await import('sharp')
  const open = () => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { width, height } = await open().metadata()
  const side = Math.min(width, height)
  if (side < MIN_SIDE) throw new HttpError(422, TOO_SMALL)
  const upright = open().autoOrient()
  const draw = (target: number) => {
    const size = Math.min(target, side)
    return upright.clone().resize(size, size, { fit: 'cover' })
  }
  const files: PictureFile[] = []
  // One after the other: encoding takes a core, and shoppers need the others.
  for (const target of WIDTHS) {
    const content = await draw(target).avif({ quality: 55, effort: 3 }).toBuffer()
    files.push({ file: `${name}-${target}.avif`, content })
  }
  for (const target of [...AVATAR_WIDTHS, LARGEST]) {
    const content = await draw(target).webp({ quality: 78 }).toBuffer()
    files.push({ file: `${name}-${target}.webp`, content })
  }
  return files
}

const toName = (file: Buffer) =>
  `upload-${createHash('sha256').update(file).digest('hex').slice(0, 24)}`

/**
 * Stores an uploaded picture. The name is a digest of the file: the same picture is stored once, and never changes.
 * @returns its name
 * @throws HttpError 422 for what is no picture, or one too large or too small; PictureStoreError
 */
export async function storePicture(pictures: PictureStore, file: Buffer): Promise<string> {
  if (!isPicture(file)) throw new HttpError(422, NO_PICTURE)
  const name = toName(file)
  const files = await resize(file, name).catch((error: unknown) => {
    if (error instanceof HttpError) throw error
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw new HttpError(422, isTooLarge ? TOO_LARGE : NO_PICTURE)
  })
  await pictures.add(files)
  return name
}

const isSvg = (file: Buffer): boolean =>
  file.length <= MAX_SVG_BYTES && /^\uFEFF?\s*<[?!s][^]*?svg[\s>]/.test(file.toString('utf8'))

/** Draws the logo in its own proportions. A drawing becomes a picture, too: no browser gets what an SVG might do. */
async function drawLogo(file: Buffer): Promise<{ content: Buffer; width: number; height: number }> {
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  const { width, height } = await sharp(file, options).metadata()
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height)
  const isDrawing = isSvg(file)
  if (!isDrawing && height < MIN_LOGO_HEIGHT) throw new HttpError(422, LOGO_TOO_SMALL)
  const density = Math.min(MAX_SVG_DENSITY, Math.max(1, SVG_DENSITY * scale))
  const { data, info } = await sharp(file, { ...options, ...(isDrawing && { density }) })
    .autoOrient()
    .resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: !isDrawing })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

/**
 * Stores an uploaded logo, as {@link storePicture} does. Its name says how large it is.
 * @returns its name
 * @throws HttpError 422 for what is no logo; PictureStoreError
 */
export async function storeLogo(pictures: PictureStore, file: Buffer): Promise<string> {
  if (!isPicture(file) && !isSvg(file)) throw new HttpError(422, NO_LOGO)
  const { content, width, height } = await drawLogo(file).catch((error: unknown) => {
    throw error instanceof HttpError ? error : new HttpError(422, NO_LOGO)
  })
  const name = `${toName(file)}-${width}x${height}`
  await pictures.add([{ file: `${name}.png`, content }])
  return name
}
