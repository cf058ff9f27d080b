import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { runS3Server } from 'object-storage/testing/run-s3-server.ts'
import { loadState } from 'release/state/stored-state.ts'
import { folderStore } from 'release-store/folder-store.ts'
import { openObjectStore } from 'release-store/objects/object-store.ts'

import { createReleaseTool } from '../shop/release-tool.ts'

export type S3Server = Awaited<ReturnType<typeof runS3Server>>

/** Starts object storage with the versions of a release folder, of which the same are live. */
export async function startReleaseStorage(folder: string, releaseDir: string): Promise<S3Server> {
  const directory = path.join(folder, 'storage')
  await mkdir(directory)
  const storage = await runS3Server(directory)
  const store = openObjectStore(storage.settings)
  const released = folderStore(releaseDir)
  for (const name of await released.listFrontEnds()) {
    for (const { version } of (await released.list(name)).toReversed()) {
      await store.put(name, version, path.join(releaseDir, name, version))
    }
  }
  const { state } = await loadState(released)
  const live = Object.entries(state).map(([name, { version }]) => `${name}@${version}`)
  await createReleaseTool(releaseDir, storage.env)('promote', ...live, '--no-browser')
  return storage
}
