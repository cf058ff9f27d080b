import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'

import type { Discovery } from '@shop/contracts/wire/discovery.ts'
import { type RemoteManifest } from '@shop/contracts/wire/remote-manifest.ts'
import { withDevServer } from '@shop/release-format/dev-discovery.js'
import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { readRemoteManifest } from 'release/build/manifests.ts'
import { publishIfChanged } from 'release/build/publish-sources.ts'
import { listVersions } from 'release/published.ts'
import { createDiscovery } from 'release/state/discovery.ts'
import { loadState } from 'release/state/stored-state.ts'
import { folderStore } from 'release-store/folder-store.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'
import { generateSite } from 'site/generate/generate-site.ts'
import { findFrontEnds, findRemotes } from 'workspace/workspace.ts'

/** The release folder of a shop in which one remote comes from source. */
export interface DevReleaseFolder {
  root: string
  released: string
  folder: string
  /** Called before a build, which takes a while. */
  onBuild: (name: FrontEnd) => void
}

/** Links a folder to `target`, as a junction, which Windows allows without special rights. */
async function linkFolder(target: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await symlink(target, folder, 'junction')
}

/**
 * Fills the folder with what is live, and with the shell from source with React's development build, which hot
 * reloading needs, and which says how pages of the server and of the browser differ.
 * @param sources remotes that are published into the folder itself
 */
export async function fillDevReleaseFolder(
  { root, released, folder, onBuild }: DevReleaseFolder,
  sources: readonly string[] = [],
): Promise<void> {
  for (const name of findRemotes(root).filter((remote) => !sources.includes(remote))) {
    await linkFolder(path.join(released, name), path.join(folder, name))
  }
  await publishOnly(folderStore(folder), root, 'shell', {
    env: { REACT: 'development' },
    onBuild: () => onBuild('shell'),
  })
}

/** Generates the site with a remote from its development server. @param origin of that server */
export async function serveDevServer(
  { root, released, folder }: DevReleaseFolder,
  manifest: RemoteManifest,
  origin: string,
): Promise<void> {
  const store = folderStore(folder)
  const { state } = await loadState(folderStore(released))
  const { discovery } = await createDiscovery(store, state)
  await generate(store, root, withDevServer(discovery, manifest, origin), manifest)
}

/** Publishes the current sources of a remote into the folder, and generates the site with them. */
export async function servePublishedSources(
  { root, released, folder, onBuild }: DevReleaseFolder,
  name: FrontEnd,
): Promise<string> {
  const store = folderStore(folder)
  const version = await publishOnly(store, root, name, { onBuild: () => onBuild(name) })
  const { state } = await loadState(folderStore(released))
  const current = { ...state, [name]: { version, previous: [], canaries: [] } }
  const { discovery } = await createDiscovery(store, current)
  await generate(store, root, discovery)
  return version
}

async function publishOnly(
  store: ReleaseStore,
  root: string,
  name: FrontEnd,
  options: Parameters<typeof publishIfChanged>[3],
): Promise<string> {
  const current = await publishIfChanged(store, root, name, options)
  for (const { version } of await store.list(name)) {
    if (version !== current) await store.remove(name, version)
  }
  return current
}

/** @param fromSource describes the pages of a remote that has no version */
async function generate(
  store: ReleaseStore,
  root: string,
  discovery: Discovery,
  fromSource?: RemoteManifest,
): Promise<void> {
  const [shell] = await store.list('shell')
  await generateSite(store, {
    discovery,
    versions: await listVersions({ store, frontEnds: findFrontEnds(root) }),
    template: await store.files('shell', shell?.version ?? '').read('index.html'),
    readRemotePages: async (name, version) =>
      name === fromSource?.name ? fromSource : readRemoteManifest(store.files(name, version)),
  })
}
