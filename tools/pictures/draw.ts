import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { writeFixedSizeImages } from './fixed-size-images.ts'
import { writeImageIndexes } from './image-index.ts'
import { listPictures } from './picture-list.ts'
import { type Picture, writePicture } from './write-picture.ts'

/** Each encoding uses several cores itself. */
const WORKERS = 2

const root = fileURLToPath(new URL('../../', import.meta.url))
const parts = process.argv.slice(2)
const all = listPictures(root)
const queue: Picture[] = all.filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
)
const total = queue.length
let bytes = 0
let done = 0

async function work(): Promise<void> {
  for (let picture = queue.shift(); picture; picture = queue.shift()) {
    await mkdir(picture.folder, { recursive: true })
    bytes += await writePicture(picture)
    done += 1
    process.stdout.write(`${done}/${total} ${picture.name}\n`)
  }
}

await Promise.all(Array.from({ length: WORKERS }, work))
await writeFixedSizeImages(root)
await writeImageIndexes(all)
process.stdout.write(`${(bytes / 1e6).toFixed(1)} MB written\n`)
