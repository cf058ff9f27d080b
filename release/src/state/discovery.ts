import { type Discovery, type DiscoveryEntry, discoverySchema } from '@shop/contracts/discovery.ts'
import { DISCOVERY_SCHEMA } from 'site/generate/generate-site.ts'

import { readIntegrity } from '../build/integrity.ts'
import { readRemoteManifest } from '../build/manifests.ts'
import { readListDigest } from '../build/page-integrity.ts'
import { DamageError } from '../release-error.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { FrontEndState, ReleaseState } from './release-state.ts'

interface Deployment {
  default: boolean
  /** Percent. */
  traffic: number
}

/** Called for a version that cannot be read; the site keeps what it serves of it. */
export type OnDamage = (name: string, version: string, error: DamageError) => void

const throwDamage: OnDamage = (name, version, error) => {
  throw new DamageError(`${name}@${version}: ${error.message}. Publish it again.`)
}

/**
 * The content of `discovery.json` for a release state.
 * @param onDamage called for a live version or canary that is missing or incomplete; by default it throws
 */
export async function createDiscovery(
  store: ReleaseStore,
  state: ReleaseState,
  onDamage: OnDamage = throwDamage,
): Promise<Discovery> {
  const remotes = Object.entries(state).filter(([name]) => name !== 'shell')
  const entries = remotes.map(
    async ([name, remote]) => [name, await createEntries(store, name, remote, onDamage)] as const,
  )
  return {
    schema: DISCOVERY_SCHEMA,
    microFrontends: Object.fromEntries(
      (await Promise.all(entries)).filter(([, versions]) => versions.length > 0),
    ),
  }
}

/** The live version, which falls back to the previous one, and the canaries, which fall back to the live one. */
async function createEntries(
  store: ReleaseStore,
  name: string,
  remote: FrontEndState,
  onDamage: OnDamage,
): Promise<DiscoveryEntry[]> {
  const { version, previous, canaries } = remote
  const canaryTraffic = canaries.reduce((sum, { traffic }) => sum + traffic, 0)
  const [last] = previous
  const create = async (each: string, deployment: Deployment, fallback: string | undefined) => {
    try {
      return [await createEntry(store, name, each, deployment, fallback)]
    } catch (error) {
      if (!(error instanceof DamageError)) throw error
      onDamage(name, each, error)
      const served = servedEntry(await readServedEntries(store), name, each)
      return served ? [{ ...served, deployment }] : []
    }
  }
  const entries = await Promise.all([
    create(version, { default: true, traffic: 100 - canaryTraffic }, last),
    ...canaries.map((canary) =>
      create(canary.version, { default: false, traffic: canary.traffic }, version),
    ),
  ])
  return entries.flat()
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
  const previous = fallback === undefined ? null : await readEntry(store, name, fallback)
  const digests = await readListDigest(files)
  return {
    url: `/${name}/${version}/${entry}`,
    ...(previous && { fallbackUrl: previous.url }),
    metadata: { version, integrity: await readIntegrity(files, entry) },
    deployment,
    extras: {
      paths,
      kernel,
      preload,
      pages,
      ...(digests !== undefined && { digests }),
      ...(previous && { fallback: previous.digests }),
    },
  }
}

/** The address of a version's entry, and the digests that it must have; null when it was removed or is damaged. */
async function readEntry(store: ReleaseStore, name: string, version: string) {
  try {
    const files = store.files(name, version)
    const { entry } = await readRemoteManifest(files)
    const integrity = await readIntegrity(files, entry)
    const digests = await readListDigest(files)
    return {
      url: `/${name}/${version}/${entry}`,
      digests: { integrity, ...(digests !== undefined && { digests }) },
    }
  } catch (error) {
    if (error instanceof DamageError) return null
    throw error
  }
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

/** The served entry of one version. */
export const servedEntry = (
  served: ServedEntries,
  name: string,
  version: string,
): DiscoveryEntry | undefined => served[name]?.find(({ metadata }) => metadata.version === version)
