import type { LogoProblem, Pixels } from './separate-ink.ts'

/** Larger files are photos, or drawings that no laser follows. */
const MAX_FILE_BYTES = 200 * 1024

/** A small file can hold a picture that takes all memory to be drawn. */
const MAX_PICTURE_PIXELS = 16_000_000

/** The longer side of what is traced, in pixels. */
const MAX_SIDE = 640

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

interface Source {
  blob: Blob
  width: number
  height: number
}

/** What a PNG says of its size. */
function readPng(bytes: Uint8Array<ArrayBuffer>): Source | LogoProblem {
  const view = new DataView(bytes.buffer)
  if (bytes.length < 24) return 'unreadable'
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  if (width * height === 0) return 'unreadable'
  if (width * height > MAX_PICTURE_PIXELS) return 'size'
  return { blob: new Blob([bytes], { type: 'image/png' }), width, height }
}

/** The tag that an SVG begins with; quoted values may hold anything. */
const ROOT = /<svg(?=[\s>])(?:"[^"]*"|'[^']*'|[^>"'])*>/i

const SIZE_ATTRIBUTES = /\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/gi

/**
 * A drawing with the size at which it is to be traced: not all browsers draw one without. It is not parsed: as part of a
 * document of the page, its event handlers would be reported as violations of the page's policy.
 */
function readSvg(text: string): Source | LogoProblem {
  const [root] = ROOT.exec(text) ?? []
  if (!root) return 'type'
  const read = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`, 'i').exec(root)?.[1] ?? ''
  const viewBox = read('viewBox')
  const [, , boxWidth = 0, boxHeight = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = boxWidth || Number.parseFloat(read('width')) || MAX_SIDE
  const height = boxHeight || Number.parseFloat(read('height')) || MAX_SIDE
  if (!(width > 0 && height > 0)) return 'unreadable'
  const scale = MAX_SIDE / Math.max(width, height)
  const size = `width="${width * scale}" height="${height * scale}"`
  const box = viewBox ? '' : ` viewBox="0 0 ${width} ${height}"`
  const sized = root.replaceAll(SIZE_ATTRIBUTES, '').replace(/^<svg/i, `<svg ${size}${box}`)
  const blob = new Blob([text.replace(root, () => sized)], { type: 'image/svg+xml' })
  return { blob, width: width * scale, height: height * scale }
}

async function openFile(file: Blob): Promise<Source | LogoProblem> {
  if (file.size > MAX_FILE_BYTES) return 'size'
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return readPng(bytes)
  return readSvg(new TextDecoder().decode(bytes))
}

/**
 * Draws a file of a shopper. As the source of an `img`, an SVG runs no script and loads nothing; of a PNG, only the pixels
 * are read.
 * @returns why it cannot be drawn
 */
export async function readLogo(file: Blob): Promise<Pixels | LogoProblem> {
  // It may be gone, or be a folder.
  const source = await openFile(file).catch(() => 'unreadable' as const)
  if (typeof source === 'string') return source
  const scale = Math.min(1, MAX_SIDE / Math.max(source.width, source.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(source.width * scale))
  canvas.height = Math.max(1, Math.round(source.height * scale))
  const { width, height } = canvas
  const url = URL.createObjectURL(source.blob)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return 'unreadable'
    context.drawImage(picture, 0, 0, width, height)
    return context.getImageData(0, 0, width, height)
  } catch {
    return 'unreadable'
  } finally {
    URL.revokeObjectURL(url)
  }
}
