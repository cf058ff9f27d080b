import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Picture } from './write-picture.ts'

/** Size of the drawing, and the name of each file by its format and width. */
function filesOf({ name, svg, widths }: Picture) {
  const [, width, height] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg()) ?? []
  const files = (format: string) =>
    Object.fromEntries(widths.map((size) => [size, `${name}-${size}.${format}`]))
  return { avif: files('avif'), webp: files('webp'), width: Number(width), height: Number(height) }
}

/**
 * The JSON files by which pages import pictures; webpack turns the names of files in there into addresses.
 * @returns their texts by their paths
 */
export function imageIndexes(pictures: readonly Picture[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const picture of pictures) {
    if (!picture.index) continue
    const { file, key } = picture.index
    const path = join(picture.folder, file)
    const json = JSON.stringify(filesOf(picture))
    const line = `  ${JSON.stringify(key)}: ${json}\n}\n`
    const before = texts.get(path)?.replace(/\n}\n$/, ',\n') ?? '{\n'
    texts.set(path, key === undefined ? `${json}\n` : before + line)
  }
  return texts
}

export async function writeImageIndexes(pictures: readonly Picture[]): Promise<void> {
  for (const [path, text] of imageIndexes(pictures)) await writeFile(path, text)
}
