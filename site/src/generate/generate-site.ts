import type { Discovery } from '@shop/contracts/discovery.ts'

import { type RemotePages, writePages } from './pages.ts'
import type { SiteFiles } from './site-files.ts'

/** The Frontend Discovery schema that `discovery.json` follows. */
export const DISCOVERY_SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

/** What the site is generated from. */
export interface SiteContent {
  discovery: Discovery
  /** Published versions by front end, latest first: for testers who override the live ones. */
  versions: Record<string, readonly string[]>
  /** The live shell's page as built; null before the first shell is live. */
  template: string | null
  /** Reads what a version of a remote declares about its pages. */
  readRemotePages: (name: string, version: string) => Promise<RemotePages>
}

/** Writes everything that changes with a release: `versions.json`, `discovery.json` and the pages. */
export async function generateSite(
  files: SiteFiles,
  { discovery, versions, template, readRemotePages }: SiteContent,
): Promise<void> {
  await files.writeSiteFile('versions.json', toJson(versions))
  await files.writeSiteFile('discovery.json', toJson(discovery))
  if (template !== null) await writePages(files, { template, discovery, readRemotePages })
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`
