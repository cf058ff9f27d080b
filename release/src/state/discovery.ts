import type { Discovery, DiscoveryEntry } from '@shop/contracts/discovery.ts'
import { DISCOVERY_SCHEMA } from 'site/generate/generate-site.ts'

import { readIntegrity } from '../build/integrity.ts'
import { readRemoteManifest } from '../build/manifests.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { FrontEndState, ReleaseState } from './release-state.ts'

interface Deployment {
  default: boolean
  /** Percent. */
  traffic: number
}

/** The content of `discovery.json` for a release state. @throws when a live version is missing or incomplete */
export async function createDiscovery(
  store: ReleaseStore,
  state: ReleaseState,
): Promise<Discovery> {
  const remotes = Object.entries(state).filter(([name]) => name !== 'shell')
  const entries = remotes.map(
    async ([name, remote]) => [name, await createEntries(store, name, remote)] as const,
  )
  return {
    schema: DISCOVERY_SCHEMA,
    microFrontends: Object.fromEntries(await Promise.all(entries)),
  }
}

/** The live version, which falls back to the previous one, and the canaries, which fall back to the live one. */
async function createEntries(store: ReleaseStore, name: string, remote: FrontEndState) {
  const { version, previous, canaries } = remote
  const canaryTraffic = canaries.reduce((sum, { traffic }) => sum + traffic, 0)
  const [last] = previous
  const fallback = last !== undefined && (await store.has(name, last)) ? last : undefined
  return Promise.all([
    createEntry(store, name, version, { default: true, traffic: 100 - canaryTraffic }, fallback),
    ...canaries.map((canary) =>
      createEntry(
        store,
        name,
        canary.version,
        { default: false, traffic: canary.traffic },
        version,
      ),
    ),
  ])
}

async function createEntry(
  store: ReleaseStore,
  name: string,
  version: string,
  deployment: Deployment,
  fallback: string | undefined,
): Promise<DiscoveryEntry> {
  const files = store.files(name, version)
  const { paths, kernel, preload, pages, entry } = await readRemoteManifest(files)
  return {
    url: `/${name}/${version}/${entry}`,
    ...(fallback !== undefined && { fallbackUrl: await entryUrl(store, name, fallback) }),
    metadata: { version, integrity: await readIntegrity(files, entry) },
    deployment,
    extras: { paths, kernel, preload, pages },
  }
}

async function entryUrl(store: ReleaseStore, name: string, version: string): Promise<string> {
  const { entry } = await readRemoteManifest(store.files(name, version))
  return `/${name}/${version}/${entry}`
}
