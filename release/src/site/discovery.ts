import { discoverySchema, type Discovery, type DiscoveryEntry } from '@shop/contracts/discovery.ts'

import type { RemoteDescription } from '../build/description.ts'
import type { ReleaseStore } from '../store/release-store.ts'

export const DISCOVERY_FILE = 'discovery.json'
const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

/** The discovery entry of a published version. */
export function entryOf(remote: RemoteDescription, version: string): DiscoveryEntry {
  const folder = `/${remote.name}/${version}`
  return {
    url: `${folder}/${remote.entry}`,
    metadata: { version },
    deployment: { default: true, traffic: 100 },
    extras: {
      paths: remote.paths,
      kernel: remote.kernel,
      preload: remote.preload,
      pages: remote.pages,
    },
  }
}

/** What is live now; nothing, before the first release. @throws when the file is not of its shape */
export async function readDiscovery(store: ReleaseStore): Promise<Discovery> {
  const text = await store.readSite(DISCOVERY_FILE)
  if (text === null) return { schema: SCHEMA, microFrontends: {} }
  return discoverySchema.parse(JSON.parse(text))
}

/** Makes `discovery` what is live. */
export async function writeDiscovery(store: ReleaseStore, discovery: Discovery): Promise<void> {
  await store.writeSite(DISCOVERY_FILE, `${JSON.stringify(discovery, null, 2)}\n`)
}
