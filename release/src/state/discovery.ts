import type { Discovery, DiscoveryEntry } from '@shop/contracts/discovery.ts'

import { describe } from '../build/manifests.ts'
import { readIntegrity } from '../build/integrity.ts'
import { SCHEMA } from 'site/generate/discovery.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { Live, LiveFrontEnd } from './release-state.ts'

interface Deployment {
  default: boolean
  /** Percent. */
  traffic: number
}

/** The discovery file that says what is live, after the Frontend Discovery schema. */
export async function discoveryOf(store: ReleaseStore, live: Live): Promise<Discovery> {
  const remotes = Object.entries(live).filter(([name]) => name !== 'shell')
  const entries = remotes.map(async ([name, state]) => [name, await entriesOf(store, name, state)])
  return { schema: SCHEMA, microFrontends: Object.fromEntries(await Promise.all(entries)) }
}

/** The live version of a remote and those on trial. Each falls back on what is known to have worked. */
async function entriesOf(store: ReleaseStore, name: string, state: LiveFrontEnd) {
  const { version, previous, trials } = state
  const onTrial = trials.reduce((sum, { traffic }) => sum + traffic, 0)
  const [before] = previous
  const fallback = before !== undefined && (await store.has(name, before)) ? before : undefined
  return Promise.all([
    entryOf(store, name, version, { default: true, traffic: 100 - onTrial }, fallback),
    ...trials.map((trial) =>
      entryOf(store, name, trial.version, { default: false, traffic: trial.traffic }, version),
    ),
  ])
}

async function entryOf(
  store: ReleaseStore,
  name: string,
  version: string,
  deployment: Deployment,
  fallback: string | undefined,
): Promise<DiscoveryEntry> {
  const { paths, kernel, preload, pages, entry } = await describe(store.files(name, version))
  return {
    url: `/${name}/${version}/${entry}`,
    ...(fallback !== undefined && {
      fallbackUrl: `/${name}/${fallback}/${(await describe(store.files(name, fallback))).entry}`,
    }),
    metadata: { version, integrity: await readIntegrity(store.files(name, version), entry) },
    deployment,
    extras: { paths, kernel, preload, pages },
  }
}
