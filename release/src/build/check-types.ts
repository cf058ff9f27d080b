import path from 'node:path'

import { findTypeErrors } from '@shop/config/type-errors.js'
import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { frontEndFolder } from 'workspace/workspace.ts'

/** @throws ReleaseError with the first errors of types of a front end, if it has any */
export async function assertTypes(root: string, name: FrontEnd): Promise<void> {
  const errors = await findTypeErrors(root, path.join(root, frontEndFolder(root, name)))
  if (errors.length === 0) return
  throw new ReleaseError(
    `${name} has errors of types. Mend them, then publish again:\n${errors.join('\n')}`,
  )
}
