import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { FOLDER_PLACEHOLDER } from '@shop/release-format/html-placeholders.js'
import { computeDigest } from '@shop/release-format/integrity.js'

import { writeCommit } from './commit.ts'
import { writeIntegrity } from './integrity.ts'
import { emitKernelTypes } from './kernel-types.ts'
import { KERNEL_TYPES, SLOT_TYPES } from './manifests.ts'
import { emitSlotTypes } from './slot-types.ts'

const script = new RegExp(`<script [^>]*src="${FOLDER_PLACEHOLDER}([^"]+)"`, 'g')

/**
 * Completes the built pages of a shell: their scripts are at its address, and browsers run no other bytes than those that were
 * built.
 * @param address its path on the site, with a slash at its end
 */
export async function finalizePages(folder: string, address: string): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.html'))) {
    let page = await readFile(path.join(folder, file), 'utf8')
    for (const [element, name = ''] of page.matchAll(script)) {
      const digest = computeDigest(await readFile(path.join(folder, name)))
      page = page.replace(element, `${element} integrity="${digest}"`)
    }
    await writeFile(path.join(folder, file), page.replaceAll(FOLDER_PLACEHOLDER, address))
  }
}

/**
 * Turns a build into a version: fills its address into the pages of a shell and adds the manifests for later checks and the
 * digest of every file.
 */
export async function finalizeBuild(
  folder: string,
  root: string,
  name: FrontEnd,
  version: string,
): Promise<void> {
  await finalizePages(folder, `/${name}/${version}/`)
  const types = JSON.stringify(await emitKernelTypes(root), null, 2)
  await writeFile(path.join(folder, KERNEL_TYPES), types)
  const slotTypes = await emitSlotTypes(folder, root, name)
  if (slotTypes) await writeFile(path.join(folder, SLOT_TYPES), JSON.stringify(slotTypes, null, 2))
  await writeCommit(folder, root)
  await writeIntegrity(folder)
}
