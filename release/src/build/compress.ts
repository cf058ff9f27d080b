import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { SOURCE_MAPS } from '@shop/release-format/version-files.js'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Whether a file of a version is a text that is served: none in folders with a dot. */
export const isServedText = (file: string): boolean =>
  /^(?!\.).*\.(js|css|svg|json|txt)$/.test(file)

/** Adds a brotli and a gzip copy of every text file of a build, and moves source maps to where they are not served. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.map(async (name) => {
      if (name.endsWith('.map')) return hideSourceMap(folder, name)
      return isServedText(name) ? compressFile(path.join(folder, name)) : undefined
    }),
  )
}

async function hideSourceMap(folder: string, name: string): Promise<void> {
  if (name.startsWith('.')) return
  const target = path.join(folder, SOURCE_MAPS, name)
  await mkdir(path.dirname(target), { recursive: true })
  await rename(path.join(folder, name), target)
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [brotli, gzip] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzip)])
}
