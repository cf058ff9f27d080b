import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { FOLDER_MARK } from '@shop/config/page-marks.js'

import type { FrontEnd } from '../workspace.ts'
import { HOST_FILE, hostDescription } from './host-description.ts'
import { writeIntegrity } from './integrity.ts'
import { KERNEL_TYPES_FILE } from './kernel-types-file.ts'
import { kernelTypes } from './kernel-types.ts'

/**
 * Makes a build a version: its page knows its address, and with it lies what later checks compare
 * (the kernel's types, what a shell provides) and the digest of every file.
 * @param folder of the build
 * @param root the repository's folder
 */
export async function complete(
  folder: string,
  root: string,
  name: FrontEnd,
  version: string,
): Promise<void> {
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text)
  const page = await readFile(path.join(folder, 'index.html'), 'utf8')
  await write('index.html', page.replaceAll(FOLDER_MARK, `/${name}/${version}/`))
  await write(KERNEL_TYPES_FILE, JSON.stringify(await kernelTypes(root), null, 2))
  if (name === 'shell') await write(HOST_FILE, hostDescription(root))
  await writeIntegrity(folder)
}
