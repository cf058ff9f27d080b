import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { BILL_OF_MATERIALS } from '@shop/release-format/version-files.js'
import { z } from 'zod/mini'

import { folderVersionFiles } from '../store/version-files.ts'
import { readVersionJson } from './manifests.ts'

/** What is changed of a bill of materials; the rest stays as it is. */
const billSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ version: z.optional(z.string()) }) }),
})

/**
 * States in the bill of materials of a build which version it becomes; a build without one stays without.
 * @throws DamageError when it is none
 */
export async function addVersion(folder: string, version: string): Promise<void> {
  const files = folderVersionFiles(folder)
  if ((await files.size(BILL_OF_MATERIALS)) === null) return
  const bill = await readVersionJson(files, BILL_OF_MATERIALS, billSchema)
  bill.metadata.component.version = version
  await writeFile(path.join(folder, BILL_OF_MATERIALS), `${JSON.stringify(bill, null, 2)}\n`)
}
