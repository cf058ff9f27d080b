import type { Discovery } from '@shop/contracts/wire/discovery.ts'
import { PAGE_INDEX } from '@shop/release-format/page-index.ts'
import { RELEASED_VERSIONS } from '@shop/release-format/released-versions.ts'
import type { SiteFiles } from 'release-store/site-files.ts'

import { type RemotePages, writePages } from './pages.ts'
import type { ShellCanary } from './shell-canary.ts'

export interface SiteContent {
  discovery: Discovery
  /** Published versions by front end, latest first: for testers who override the live ones. */
  versions: Record<string, readonly string[]>
  /** The versions that were live once, if only for some visitors; all by default. */
  released?: Record<string, readonly string[]>
  /** The live shell's page; null before the first shell is live. */
  template: string | null
  canary?: ShellCanary | null
  /** Reads what a version of a remote declares about its pages. */
  readRemotePages: (name: string, version: string) => Promise<RemotePages>
}

/**
 * Writes the pages, which nothing refers to yet.
 * @returns a function that makes the site what `content` says: it writes `discovery.json` and the index of the pages
 */
export async function prepareSite(
  files: SiteFiles,
  { discovery, template, ...content }: Omit<SiteContent, 'versions' | 'released'>,
): Promise<() => Promise<void>> {
  const index =
    template === null ? null : await writePages(files, { ...content, template, discovery })
  return async () => {
    await files.writeSiteFile('discovery.json', toJson(discovery))
    if (index) await files.writeSiteFile(PAGE_INDEX, toJson(index))
  }
}

/** Writes which versions anybody may run. It comes before what refers to them. */
export async function writeReleasedVersions(
  files: SiteFiles,
  released: SiteContent['versions'],
): Promise<void> {
  await files.writeSiteFile(RELEASED_VERSIONS, toJson(released))
}

export async function writeVersions(
  files: SiteFiles,
  versions: SiteContent['versions'],
): Promise<void> {
  await files.writeSiteFile('versions.json', toJson(versions))
}

/** Writes everything that changes with a release: `versions.json`, `discovery.json` and the pages. */
export async function generateSite(
  files: SiteFiles,
  { versions, released = versions, ...content }: SiteContent,
): Promise<void> {
  await writeReleasedVersions(files, released)
  const publish = await prepareSite(files, content)
  await writeVersions(files, versions)
  await publish()
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`
