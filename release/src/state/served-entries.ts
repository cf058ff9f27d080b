import { type Discovery, type DiscoveryEntry, discoverySchema } from '@shop/contracts/discovery.ts'

import type { ReleaseStore } from '../store/release-store.ts'

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
