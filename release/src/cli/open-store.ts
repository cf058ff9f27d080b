import { existsSync } from 'node:fs'
import path from 'node:path'

import { ReleaseError } from '@shop/release-format/release-error.ts'
import { folderStore } from 'release-store/folder-store.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'
import { findFrontEnds, releaseFolder } from 'workspace/workspace.ts'

/**
 * Opens the release store that the environment names: a folder, or object storage, whose package is loaded only then.
 * @param root of the repository, which a relative folder starts from
 * @param address of another one: a folder, from the working directory, or `s3://BUCKET/PREFIX`
 * @throws ReleaseError when the environment is wrong, or names none where the shop's own folder cannot be
 */
export async function openStore(
  root: string,
  env: NodeJS.ProcessEnv,
  address?: string,
): Promise<ReleaseStore> {
  if (address !== undefined && !address.startsWith('s3:')) return folderStore(path.resolve(address))
  const named = address ?? (env.RELEASE_STORE || env.RELEASE_STORE_FILE)
  if (!named) {
    const folder = releaseFolder(root)
    const isOwn = env.RELEASE_DIR || existsSync(folder) || findFrontEnds(root).includes('shell')
    if (isOwn) return folderStore(folder)
    throw new ReleaseError(
      "Say which shop: RELEASE_DIR, RELEASE_STORE or --store names the shop's released versions, such as the folder .site of its repository.",
    )
  }
  const { openStoreOf } = await import('release-store/objects/object-store.ts')
  return openStoreOf(address === undefined ? env : { ...env, RELEASE_STORE: address })
}
