import path from 'node:path'

import { SettingsError } from 'settings/settings-error.ts'
import { readS3Settings } from 'site/object-storage/read-s3-settings.ts'
import { openS3Storage } from 'site/object-storage/s3-storage.ts'

import { ReleaseError } from '../release-error.ts'
import { releaseFolder } from '../workspace.ts'
import { folderStore } from './folder-store.ts'
import { objectStore } from './object-store.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Opens the release store that the environment names: a folder, or object storage.
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
  const settings = readSettings(address === undefined ? env : { ...env, RELEASE_STORE: address })
  return settings ? objectStore(await openS3Storage(settings)) : folderStore(releaseFolder(root))
}

function readSettings(env: NodeJS.ProcessEnv) {
  try {
    return readS3Settings({ env, file: null, baseDir: process.cwd() })
  } catch (error) {
    if (error instanceof SettingsError) throw new ReleaseError(`${error.message}.`)
    throw error
  }
}
