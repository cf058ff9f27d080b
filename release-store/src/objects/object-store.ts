import { isPageFile } from '@shop/release-format/page-index.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import type { ObjectStorage } from 'object-storage/object-storage.ts'
import { openReleaseStorage, type StorageSettings } from 'object-storage/s3-storage.ts'
import { readSettings, SettingsError } from 'settings/read-settings.ts'
import { storageSettings } from 'settings/storage-settings.ts'

import type { ReleaseStore } from '../release-store.ts'
import { objectState } from './object-state.ts'
import { objectVersions } from './object-versions.ts'

/** Opens the release store that settings name, which many machines release into and serve from. */
export const openObjectStore = (settings: StorageSettings): ReleaseStore =>
  objectStore(openReleaseStorage(settings))

/** Opens the release store that an environment names. @throws ReleaseError when that is wrong */
export function openStoreOf(env: NodeJS.ProcessEnv): ReleaseStore {
  try {
    return openObjectStore(readSettings(storageSettings, env))
  } catch (error) {
    if (error instanceof SettingsError) throw new ReleaseError(`${error.message}.`)
    throw error
  }
}

/** A release store in object storage. */
export function objectStore(storage: ObjectStorage): ReleaseStore {
  const { readSiteText, ...state } = objectState(storage)
  return {
    ...state,
    ...objectVersions(storage),
    // What has a lasting name is part of the state.
    readSiteFile: async (file) =>
      isPageFile(file)
        ? ((await storage.get(file))?.bytes.toString('utf8') ?? null)
        : readSiteText(file),
    writeSiteFile: (file, text) => storage.put(file, text),
    async listSiteFiles(folder) {
      const listed = await storage.list(`${folder}/`)
      return listed.map(({ key, writtenAt }) => ({ file: key, writtenAt }))
    },
    removeSiteFile: (file) => storage.delete([file]),
  }
}
