import { generateSite, type SiteContent } from 'site/generate/generate-site.ts'

import { readRemoteManifest } from '../build/manifests.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { FrontEnd } from '../workspace.ts'
import { createDiscovery } from './discovery.ts'
import { type ReleaseState, releaseStateSchema } from './release-state.ts'

/** A release store and the front ends that it has versions of. */
export interface Releases {
  store: ReleaseStore
  frontEnds: readonly FrontEnd[]
}

/** The current release state; empty before the first release. @throws when it is invalid */
export async function loadState(
  store: ReleaseStore,
): Promise<{ state: ReleaseState; revision: string }> {
  const { text, revision } = await store.readState()
  return { state: text === null ? {} : releaseStateSchema.parse(JSON.parse(text)), revision }
}

/**
 * Changes the release state, and the site with it.
 * @param change returns the next state; nothing changes when it throws
 * @returns the next state
 * @throws ConflictError when another process changed the state meanwhile; any error when the next state cannot be
 * served. Nothing is changed then.
 */
export async function updateState(
  releases: Releases,
  change: (state: ReleaseState) => ReleaseState | Promise<ReleaseState>,
): Promise<ReleaseState> {
  const { store } = releases
  const { state, revision } = await loadState(store)
  const next = await change(state)
  // Validate before commit: this fails for a version that cannot be served.
  const site = await prepareSite(store, next)
  const committed = await store.writeState(`${JSON.stringify(next, null, 2)}\n`, revision)
  await writeSite(releases, site, committed)
  return next
}

/** Generates the site from the current state, which also repairs what an interrupted release left. */
export async function syncSite(releases: Releases): Promise<void> {
  const { state, revision } = await loadState(releases.store)
  await writeSite(releases, await prepareSite(releases.store, state), revision)
}

type PreparedSite = Omit<SiteContent, 'versions'>

async function prepareSite(store: ReleaseStore, state: ReleaseState): Promise<PreparedSite> {
  const { shell } = state
  return {
    discovery: await createDiscovery(store, state),
    template: shell ? await store.files('shell', shell.version).read('index.html') : null,
    readRemotePages: (name, version) => readRemoteManifest(store.files(name, version)),
  }
}

/** Writes the site of a revision, and again if another release replaced that revision meanwhile. */
async function writeSite(releases: Releases, site: PreparedSite, revision: string): Promise<void> {
  const { store } = releases
  await generateSite(store, { ...site, versions: await listVersions(releases) })
  if ((await store.readState()).revision !== revision) await syncSite(releases)
}

/** The published versions by front end, latest first. */
export async function listVersions({
  store,
  frontEnds,
}: Releases): Promise<Record<string, string[]>> {
  const lists = frontEnds.map(async (name) => {
    const published = await store.list(name)
    return [name, published.map(({ version }) => version)] as const
  })
  return Object.fromEntries(await Promise.all(lists))
}
