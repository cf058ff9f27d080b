import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'

import { type RemoteManifest } from '@shop/contracts/remote-manifest.ts'
import { readRemoteManifest } from 'release/build/manifests.ts'
import { publishIfChanged } from 'release/build/publish-sources.ts'
import { listVersions } from 'release/context.ts'
import { createDiscovery } from 'release/state/discovery.ts'
import { loadState } from 'release/state/stored-state.ts'
import { folderStore } from 'release/store/folder-store.ts'
import { findFrontEnds, findRemotes, type FrontEnd } from 'release/workspace.ts'
import { generateSite } from 'site/generate/generate-site.ts'

import { withDevServer } from './dev-discovery.ts'

interface DevReleaseOptions {
  /** Of the remote that is served from source. */
  manifest: RemoteManifest
  /** Of its development server. */
  origin: string
  /** Called before a build, which takes a while. */
  onBuild: (name: FrontEnd) => void
}

/** Links a folder to `target`, as a junction, which Windows allows without special rights. */
async function linkFolder(target: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await symlink(target, folder, 'junction')
}

/**
 * Fills `folder` with the release in `released`, but with one remote from its development server and the shell from
 * source with React's development build, which hot reloading needs.
 */
export async function fillDevReleaseFolder(
  root: string,
  released: string,
  folder: string,
  { manifest, origin, onBuild }: DevReleaseOptions,
): Promise<void> {
  for (const name of findRemotes(root)) {
    await linkFolder(path.join(released, name), path.join(folder, name))
  }
  const store = folderStore(folder)
  const shell = await publishIfChanged(store, root, 'shell', {
    env: { REACT: 'development' },
    onBuild: () => onBuild('shell'),
  })
  for (const { version } of await store.list('shell')) {
    if (version !== shell) await store.remove('shell', version)
  }

  const { state } = await loadState(folderStore(released))
  await generateSite(store, {
    discovery: withDevServer(await createDiscovery(store, state), manifest, origin),
    versions: await listVersions({ store, frontEnds: findFrontEnds(root) }),
    template: await store.files('shell', shell).read('index.html'),
    readRemotePages: (name, version) => readRemoteManifest(store.files(name, version)),
  })
}
