import path from 'node:path'

import { folderStore } from 'release-store/folder-store.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'
import { releaseFolder } from 'workspace/workspace.ts'

/**
 * Opens the release store that the environment names: a folder, or object storage, whose package is loaded only then.
 * @param root of the repository, which a relative folder starts from
 * @param address of another one: a folder, from the working directory, or `s3://BUCKET/PREFIX`
 * @throws ReleaseError when the environment is wrong
 */
export async function openStore(
  root: string,
  env: NodeJS.ProcessEnv,
  address?: string,
): Promise<ReleaseStore> {
  if (address !== undefined && !address.startsWith('s3:')) return folderStore(path.resolve(address))
  const named = address ?? (env.RELEASE_STORE || env.RELEASE_STORE_FILE)
  if (!named) return folderStore(releaseFolder(root))
  const { openStoreOf } = await import('release-store/objects/object-store.ts')
  return openStoreOf(address === undefined ? env : { ...env, RELEASE_STORE: address })
}
