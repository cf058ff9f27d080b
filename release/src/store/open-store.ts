import path from 'node:path'

import { readSettings } from 'settings/read-settings.ts'
import { SettingsError } from 'settings/settings-error.ts'
import { storageSettings } from 'settings/storage-settings.ts'

import { ReleaseError } from '../release-error.ts'
import { releaseFolder } from '../workspace.ts'
import { folderStore } from './folder-store.ts'
import type { ReleaseStore } from './release-store.ts'

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
  const settings = readStorage(address === undefined ? env : { ...env, RELEASE_STORE: address })
  if (settings.releaseStore === undefined) return folderStore(releaseFolder(root))
  const { openObjectStore } = await import('object-storage/object-store.ts')
  return openObjectStore(settings)
}

function readStorage(env: NodeJS.ProcessEnv) {
  try {
    return readSettings(storageSettings, { env, file: null, baseDir: process.cwd() })
  } catch (error) {
    if (error instanceof SettingsError) throw new ReleaseError(`${error.message}.`)
    throw error
  }
}
