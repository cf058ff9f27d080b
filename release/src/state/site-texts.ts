import { isPageFile } from '@shop/release-format/page-index.ts'
import { DamageError } from '@shop/release-format/release-error.ts'
import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import type { ReleaseStore, SiteTexts } from 'release-store/release-store.ts'
import { generateSite } from 'site/generate/generate-site.ts'
import type { RemotePages } from 'site/generate/pages.ts'

import { readRemoteManifest } from '../build/manifests.ts'
import type { ReleaseContext } from '../context.ts'
import { listVersions } from '../published.ts'
import { listReleased } from './changes.ts'
import { createDiscovery, type DamagedVersion } from './discovery.ts'
import { type ReleaseState, servedVersions } from './release-state.ts'

/** The site of a release state. */
export interface PreparedSite {
  texts: SiteTexts
  /** The published versions by front end, latest first. */
  versions: Record<string, string[]>
  /** A sentence for each live version that is damaged; the site keeps what it serves of it. */
  warnings: string[]
}

/**
 * Prepares the site of a release state. Pages are written, to which nothing refers yet.
 * @throws DamageError for a damaged version that is to go live
 */
export async function prepareSite(
  context: ReleaseContext,
  state: ReleaseState,
  live: ReleaseState,
): Promise<PreparedSite> {
  const { store } = context
  const versions = await listVersions(context)
  const { discovery, damaged } = await createDiscovery(store, state)
  const [canary] = state.shell?.canaries ?? []
  const template = await readShellPage(store, state.shell?.version)
  const canaryTemplate = await readShellPage(store, canary?.version)
  const warnings = [
    ...damaged,
    ...describeMissingPage(state.shell?.version, template),
    ...describeMissingPage(canary?.version, canaryTemplate),
  ].map((damage) => toWarning(damage, live))
  const released = await listReleased(store, state, versions)
  const texts: Record<string, string> = {}
  const files = {
    ...store,
    // Files whose names stay change together, when the state is committed.
    async writeSiteFile(file: string, text: string) {
      if (isPageFile(file)) await store.writeSiteFile(file, text)
      else texts[file] = text
    },
  }
  await generateSite(files, {
    discovery,
    versions,
    released,
    template,
    canary: canary && canaryTemplate !== null ? { ...canary, template: canaryTemplate } : null,
    readRemotePages: (name, version) =>
      readRemoteManifest(store.files(name, version)).catch((error: unknown): RemotePages => {
        if (!(error instanceof DamageError)) throw error
        const entries = discovery.microFrontends[name] ?? []
        // Which pages are private is not known any more: better none of them in a search engine.
        return { meta: {}, noindex: entries.flatMap(({ extras }) => extras.paths) }
      }),
  })
  return { texts, versions, warnings }
}

/** A shell's page as built; null, with which the pages stay as they are, for none or a damaged one. */
async function readShellPage(
  store: ReleaseStore,
  version: string | undefined,
): Promise<string | null> {
  if (version === undefined) return null
  return store.files('shell', version).read('index.html').catch(nullIfMissing)
}

const describeMissingPage = (version: string | undefined, page: string | null): DamagedVersion[] =>
  version !== undefined && page === null
    ? [{ name: 'shell', version, message: 'index.html is missing' }]
    : []

/** @throws DamageError for a version that is not live yet */
function toWarning({ name, version, message }: DamagedVersion, live: ReleaseState): string {
  const label = `${name}@${version}`
  const current = live[name]
  if (!current || !servedVersions(current).includes(version)) {
    throw new DamageError(`${label}: ${message}. Publish it again.`)
  }
  return `${label} is live and damaged: ${message}. Roll it back, or publish the same sources again.`
}
