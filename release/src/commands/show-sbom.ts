import { BILL_OF_MATERIALS } from '@shop/release-format/version-files.js'

import { ReleaseError } from '../release-error.ts'
import type { FrontEnd } from '../workspace.ts'
import { findPublished } from './assert-published.ts'
import type { CommandContext } from './context.ts'

interface SbomOptions {
  name: FrontEnd
  /** The latest when undefined. */
  version: string | undefined
}

/** Prints what a published version contains, as CycloneDX. @throws ReleaseError when it has no bill of materials */
export async function showSbom(
  { store, log }: CommandContext,
  { name, version: requested }: SbomOptions,
): Promise<void> {
  const version = await findPublished(store, name, requested)
  const files = store.files(name, version)
  if ((await files.size(BILL_OF_MATERIALS)) === null) {
    throw new ReleaseError(
      `${name}@${version} has no bill of materials: its build wrote no ${BILL_OF_MATERIALS}.`,
    )
  }
  log((await files.read(BILL_OF_MATERIALS)).trimEnd())
}
