import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { FOLDER_PLACEHOLDER } from '@shop/release-format/html-placeholders.js'

import type { FrontEnd } from '../workspace.ts'
import { writeIntegrity } from './integrity.ts'
import { emitKernelTypes } from './kernel-types.ts'
import { KERNEL_TYPES } from './manifests.ts'
import { addIntegrity, writeDigests } from './page-integrity.ts'

/**
 * Turns a build into a version: fills its address into the pages of a shell and adds the manifests for later checks and the
 * digest of every file.
 * @param folder of the build
 * @param root of the repository
 */
export async function finalizeBuild(
  folder: string,
  root: string,
  name: FrontEnd,
  version: string,
): Promise<void> {
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text)
  const { digests, listDigest } = await writeDigests(folder)
  const pages = (await readdir(folder)).filter((file) => file.endsWith('.html'))
  for (const file of pages) {
    const page = await readFile(path.join(folder, file), 'utf8')
    const checked = addIntegrity(page, digests, listDigest)
    await write(file, checked.replaceAll(FOLDER_PLACEHOLDER, `/${name}/${version}/`))
  }
  await write(KERNEL_TYPES, JSON.stringify(await emitKernelTypes(root), null, 2))
  await writeIntegrity(folder)
}
