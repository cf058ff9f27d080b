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
export const UPLOADED_FILE = /^\/upload-[0-9a-f]{24}-(320|640|960|1280)\.(avif|webp)$/

const NO_PICTURE =
  'This is no picture that the shop can show. Please use a JPEG, PNG, WebP or AVIF file.'
const TOO_LARGE = 'This picture has too many pixels. Please use one of at most 50 megapixels.'
const TOO_SMALL = `This picture is too small. Please use one of at least ${MIN_SIDE} × ${MIN_SIDE} pixels.`

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

/**
 * Stores an uploaded picture. The name is a digest of the file: the same picture is stored once, and never changes.
 * @returns its name
 * @throws HttpError 422 for what is no picture, or one too large or too small; PictureStoreError
 */
export async function storePicture(pictures: PictureStore, file: Buffer): Promise<string> {
  if (!isPicture(file)) throw new HttpError(422, NO_PICTURE)
  const name = `upload-${createHash('sha256').update(file).digest('hex').slice(0, 24)}`
  const files = await resize(file, name).catch((error: unknown) => {
    if (error instanceof HttpError) throw error
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw new HttpError(422, isTooLarge ? TOO_LARGE : NO_PICTURE)
  })
  await pictures.add(files)
  return name
}
