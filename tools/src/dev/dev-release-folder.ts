import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'

import type { RemoteDescription } from 'release/build/manifests.ts'
import { discoveryOf } from 'release/state/discovery.ts'
import { readLive } from 'release/state/sync-site.ts'
import { writeVersions } from 'site/generate/versions.ts'
import { publishChanged } from 'release/build/publish-sources.ts'
import { writeDiscovery } from 'site/generate/discovery.ts'
import { writePages } from 'site/generate/pages.ts'
import { folderStore } from 'release/store/folder-store.ts'
import { remotes, type FrontEnd } from 'release/workspace.ts'
import { fromSource } from './discovery-from-source.ts'

interface ShopFolderOptions {
  /** What the remote that is served from source says of itself. */
  description: RemoteDescription
  /** Origin of its development server. */
  origin: string
  /** Called before a build, which takes a while. */
  onBuild: (name: FrontEnd) => void
}

/** Makes `folder` what `target` is; a junction, which needs no rights on any system. */
async function linkFolder(target: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await symlink(target, folder, 'junction')
}

/**
 * Makes `folder` a release folder like `released`, with one remote from its development server and a shell whose
 * pages take in what changes: from source too, with React's development build.
 */
export async function shopFolder(
  root: string,
  released: string,
  folder: string,
  { description, origin, onBuild }: ShopFolderOptions,
): Promise<void> {
  for (const name of remotes) await linkFolder(path.join(released, name), path.join(folder, name))
  const store = folderStore(folder)
  const shell = await publishChanged(store, root, 'shell', {
    env: { REACT: 'development' },
    onBuild: () => onBuild('shell'),
  })
  for (const { version } of await store.versions('shell')) {
    if (version !== shell) await store.remove('shell', version)
  }

  const { live } = await readLive(folderStore(released))
  const discovery = fromSource(await discoveryOf(store, live), description, origin)
  await writeVersions(store)
  await writeDiscovery(store, discovery)
  await writePages(store, await store.files('shell', shell).read('index.html'), discovery)
}
