import {
  type Discovery,
  type DiscoveryEntry,
  discoverySchema,
} from '@shop/contracts/wire/discovery.ts'
import { toDiscoveryExtras } from '@shop/release-format/discovery-extras.js'
import { DISCOVERY_SCHEMA } from '@shop/release-format/discovery-schema.ts'
import { DamageError } from '@shop/release-format/release-error.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'

import { readIntegrity } from '../build/integrity.ts'
import { nullIfDamaged, readRemoteManifest } from '../build/manifests.ts'
import type { FrontEndState, ReleaseState } from './release-state.ts'

interface Deployment {
  default: boolean
  /** Percent. */
  traffic: number
}

/** A version that visitors get and that cannot be read. */
export interface DamagedVersion {
  name: string
  version: string
  /** The file, and what is wrong with it. */
  message: string
}

/**
 * The content of `discovery.json` for a release state. A damaged version has the entry that is served already, if there is
 * one.
 */
export async function createDiscovery(
  store: ReleaseStore,
  state: ReleaseState,
): Promise<{ discovery: Discovery; damaged: DamagedVersion[] }> {
  const served = await readServedEntries(store)
  const remotes = await Promise.all(
    Object.entries(state)
      .filter(([name]) => name !== 'shell')
      .map(async ([name, remote]) => {
        const entries = await createEntries(store, name, remote, served)
        return { name, entries }
      }),
  )
  const lists = remotes.map(
    ({ name, entries }) => [name, entries.flatMap(({ entry }) => entry ?? [])] as const,
  )
  return {
    discovery: {
      schema: DISCOVERY_SCHEMA,
      microFrontends: Object.fromEntries(lists.filter(([, versions]) => versions.length > 0)),
    },
    damaged: remotes.flatMap(({ entries }) => entries.flatMap(({ damage }) => damage ?? [])),
  }
}

/** The live version, which falls back to the previous one, and the canaries, which fall back to the live one. */
function createEntries(
  store: ReleaseStore,
  name: string,
  { version, previous, canaries }: FrontEndState,
  served: ServedEntries,
): Promise<{ entry?: DiscoveryEntry; damage?: DamagedVersion }[]> {
  const canaryTraffic = canaries.reduce((sum, { traffic }) => sum + traffic, 0)
  const versions = [
    { version, fallback: previous[0], isDefault: true, traffic: 100 - canaryTraffic },
    ...canaries.map((canary) => ({ ...canary, fallback: version, isDefault: false })),
  ]
  return Promise.all(
    versions.map(async ({ version: each, fallback, isDefault, traffic }) => {
      const deployment = { default: isDefault, traffic }
      try {
        return { entry: await createEntry(store, name, each, deployment, fallback) }
      } catch (error) {
        if (!(error instanceof DamageError)) throw error
        const entry = servedEntry(served, name, each)
        const damage = { name, version: each, message: error.message }
        return { damage, ...(entry && { entry: { ...entry, deployment } }) }
      }
    }),
  )
}

async function createEntry(
  store: ReleaseStore,
  name: string,
  version: string,
  deployment: Deployment,
  fallback: string | undefined,
): Promise<DiscoveryEntry> {
  const { url, integrity, manifest } = await readVersion(store, name, version)
  // One that was removed is as good as damaged.
  const previous =
    fallback === undefined ? null : await readVersion(store, name, fallback).catch(nullIfDamaged)
  return {
    url,
    ...(previous && { fallbackUrl: previous.url }),
    metadata: { version, integrity },
    deployment,
    extras: {
      ...toDiscoveryExtras(manifest),
      ...(previous && { fallback: { integrity: previous.integrity } }),
    },
  }
}

/** The address of a version's entry, the digest that it must have, and its manifest. */
async function readVersion(store: ReleaseStore, name: string, version: string) {
  const files = store.files(name, version)
  const manifest = await readRemoteManifest(files)
  const { entry } = manifest
  const integrity = await readIntegrity(files, entry)
  return { url: `/${name}/${version}/${entry}`, integrity, manifest }
}

type ServedEntries = Discovery['microFrontends']

/** The entries of the present `discovery.json`, by remote; none when it is missing or damaged. */
export async function readServedEntries(store: ReleaseStore): Promise<ServedEntries> {
  const text = await store.readSiteFile('discovery.json')
  try {
    return discoverySchema.parse(JSON.parse(text ?? '')).microFrontends
  } catch {
    return {}
  }
}

export const servedEntry = (
  served: ServedEntries,
  name: string,
  version: string,
): DiscoveryEntry | undefined => served[name]?.find(({ metadata }) => metadata.version === version)
