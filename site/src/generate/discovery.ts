import type { Discovery } from '@shop/contracts/discovery.ts'

import type { ReleaseStore } from 'release/store/release-store.ts'

export const DISCOVERY_FILE = 'discovery.json'
export const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

/** Makes `discovery` what browsers read. */
export async function writeDiscovery(store: ReleaseStore, discovery: Discovery): Promise<void> {
  await store.writeSite(DISCOVERY_FILE, `${JSON.stringify(discovery, null, 2)}\n`)
}
