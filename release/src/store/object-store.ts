import type { ObjectStorage } from 'site/object-storage/object-storage.ts'
import { PAGE_INDEX } from 'site/page-index.ts'

import { objectState } from './object-state.ts'
import { objectVersions } from './object-versions.ts'
import type { ReleaseStore } from './release-store.ts'

/** Pages are named by their content; what has a lasting name is part of the state. */
const isGenerated = (file: string) => file.includes('/') && file !== PAGE_INDEX

/** A release store in object storage, which many machines release into and serve from. */
export function objectStore(storage: ObjectStorage): ReleaseStore {
  const state = objectState(storage)
  return {
    ...state,
    ...objectVersions(storage),
    isShared: true,
    readSiteFile: async (file) =>
      isGenerated(file)
        ? ((await storage.get(file))?.bytes.toString('utf8') ?? null)
        : state.readSiteFile(file),
    writeSiteFile: (file, text) =>
      isGenerated(file) ? storage.put(file, text) : state.writeSiteFile(file, text),
    async listSiteFiles(folder) {
      const listed = await storage.list(`${folder}/`)
      return listed.map(({ key, writtenAt }) => ({ file: key, writtenAt }))
    },
    removeSiteFile: (file) => storage.delete([file]),
  }
}
