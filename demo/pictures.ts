// `npm run pictures -- NAME` writes the files of the demonstration's pictures whose names contain NAME, or of all.
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

/** Pictures of one folder below `demo/pictures` that are written in the same widths. */
interface Group {
  from: string
  /** Folder of the written files. */
  to: string
  /** Widths of the AVIF files in pixels, ascending. The one WebP has the last of them. */
  widths: number[]
  /** Only these of the folder. */
  names?: string[]
  /** The drawings are sheets of square views side by side; each view is a picture whose name has its suffix. */
  views?: string[]
  /**
   * The JSON file by which pages import them, by their names without `prefix`; `each` is a file for each of them. A JSON
   * file lands whole in the code of every page that imports it. Pages know pictures without one by their address.
   */
  index?: string
  prefix?: string
}

/** A PNG file, or a Windows icon. */
interface Image {
  drawing: string
  file: string
  /** In pixels. */
  width: number
}

export interface Picture {
  name: string
  group: Group
  /** File of the drawing, and the number of the view in it. */
  drawing: string
  view: number
  /** Width of the drawing in pixels. */
  width: number
  height: number
}

const AVIF = { quality: 48, effort: 2, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 68, effort: 4 }
const PNG = { palette: true, colours: 128, dither: 0.6, effort: 10 }
/** Small drawings have 32 pixels; this makes 512 of them. */
const ICON_DENSITY = 72 * 16

const root = path.join(import.meta.dirname, '..')
const sources = path.join(import.meta.dirname, 'pictures')
const { groups, images } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'pictures.json'), 'utf8'),
) as { groups: Group[]; images: Image[] }

function readViews(group: Group, file: string): Picture[] {
  const drawing = path.join(sources, group.from, file)
  const size = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(readFileSync(drawing, 'utf8'))
  const [, width, height] = size?.map(Number) ?? []
  if (!width || !height) throw new Error(`${drawing} states no size`)
  return (group.views ?? ['']).map((suffix, view) => ({
    name: path.parse(file).name + suffix,
    group,
    drawing,
    view,
    width: group.views ? height : width,
    height,
  }))
}

/**
 * Every picture of the shop.
 * @throws Error when a drawing states no size
 */
export const listPictures = (): Picture[] =>
  groups.flatMap((group) =>
    readdirSync(path.join(sources, group.from))
      .filter((file) => group.names?.includes(path.parse(file).name) ?? true)
      .toSorted()
      .flatMap((file) => readViews(group, file)),
  )

/** Names of a picture's files, the AVIF files by their widths in pixels. */
export function listFiles({ name, group: { widths } }: Pick<Picture, 'name' | 'group'>) {
  return {
    avif: Object.fromEntries(widths.map((width) => [width, `${name}-${width}.avif`])),
    webp: `${name}-${Math.max(...widths)}.webp`,
  }
}

/**
 * The JSON files by which pages import pictures; the build turns the names of files in there into addresses.
 * @returns their contents by their paths in the repository
 */
export function listIndexes(pictures: readonly Picture[]): Map<string, object> {
  const indexes = new Map<string, object>()
  for (const picture of pictures) {
    const { name, width, height } = picture
    const { to, index, prefix = '' } = picture.group
    const entry = { ...listFiles(picture), width, height }
    const file = path.join(to, `${index === 'each' ? name : index}.json`)
    if (index === 'each') indexes.set(file, entry)
    else if (index) indexes.set(file, { ...indexes.get(file), [name.replace(prefix, '')]: entry })
  }
  return indexes
}

/** Renders a picture in the size of its drawing. @returns PNG */
export const readView = ({ drawing, view, width, height }: Picture): Promise<Buffer> =>
  sharp(drawing, { unlimited: true })
    .extract({ left: view * width, top: 0, width, height })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()

/**
 * Writes a picture's files.
 * @returns bytes written
 */
export async function writePicture(picture: Picture, folder: string): Promise<number> {
  const drawn = await readView(picture)
  const { avif, webp } = listFiles(picture)
  const files = Object.entries(avif).map(([pixels, file]) => [Number(pixels), file] as const)
  let bytes = 0
  for (const [pixels, file] of [...files, [Math.max(...picture.group.widths), webp] as const]) {
    const sized = sharp(drawn).resize(pixels)
    const encoded = file === webp ? sized.webp(WEBP) : sized.avif(AVIF)
    const { size } = await encoded.toFile(path.join(folder, file))
    bytes += size
  }
  return bytes
}

async function writeImage({ drawing, file, width }: Image): Promise<void> {
  const source = path.join(root, drawing)
  const { width: drawn } = await sharp(source).metadata()
  const image = drawn < width ? sharp(source, { density: ICON_DENSITY }) : sharp(source)
  const png = await image
    .resize(width)
    .png(drawn <= width ? {} : PNG)
    .toBuffer()
  await writeFile(path.join(root, file), file.endsWith('.ico') ? toIco(png, width) : png)
}

/** A Windows icon of one picture, below 256 pixels wide: a directory of one entry before the PNG. */
function toIco(png: Buffer, width: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(width, 6)
  header.writeUInt8(width, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

async function main(parts: readonly string[]): Promise<void> {
  const isChosen = (name: string) => !parts.length || parts.some((part) => name.includes(part))
  const pictures = listPictures()
  const chosen = pictures.filter(({ name }) => isChosen(name))
  for (const [index, picture] of chosen.entries()) {
    const folder = path.join(root, picture.group.to)
    await mkdir(folder, { recursive: true })
    const bytes = await writePicture(picture, folder)
    process.stdout.write(`${index + 1}/${chosen.length} ${picture.name}: ${bytes} bytes\n`)
  }
  for (const [file, index] of listIndexes(pictures))
    await writeFile(path.join(root, file), `${JSON.stringify(index, null, 2)}\n`)
  for (const image of images.filter(({ file }) => isChosen(file))) await writeImage(image)
}

if (process.argv[1] === import.meta.filename) void main(process.argv.slice(2))
