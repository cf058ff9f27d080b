import path from 'node:path'

import { REMOTE_NAME_PATTERN } from '@shop/contracts/remote-name.ts'

/** Files of published versions, which never change; a version that is still being copied starts with a dot. */
const versionFile = new RegExp(`^/(shell|${REMOTE_NAME_PATTERN})(/[^/.][^/]*)+$`)

export const isVersionFile = (address: string) =>
  versionFile.test(address) && path.posix.basename(address).includes('.')
