import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /\.(js|css|svg|json)$/

/** Writes a brotli and a gzip copy beside every text file of a build, and drops the source maps, which are not published. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name)
      if (name.endsWith('.map')) return rm(file)
      return compressible.test(name) ? compressFile(file) : undefined
    }),
  )
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    brotli(content, { params: quality }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(content, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
      writeFile(`${file}.gz`, packed),
    ),
  ])
}
