import type { SiteContent } from 'site/generate/generate-site.ts'
import type { RemotePages } from 'site/generate/pages.ts'
import type { ShellCanary } from 'site/generate/shell-canary.ts'

import { readRemoteManifest } from '../build/manifests.ts'
import { readDigests } from '../build/page-integrity.ts'
import { DamageError } from '../release-error.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { VersionFiles } from '../store/version-files.ts'
import { createDiscovery, type OnDamage } from './discovery.ts'
import { type ReleaseState, servedVersions } from './release-state.ts'

/**
 * What the site is generated from in a release state. Versions that are live already may be damaged: they are named,
 * and the site keeps what it serves of them.
 * @param live what is live now
 * @throws DamageError for a damaged version that is to go live
 */
export async function createSiteContent(
  { store, warn }: { store: ReleaseStore; warn?: (line: string) => void },
  state: ReleaseState,
  live: ReleaseState,
): Promise<Omit<SiteContent, 'versions'>> {
  const onDamage: OnDamage = (name, version, { message }) => {
    const current = live[name]
    const isLive = current && servedVersions(current).includes(version)
    if (!isLive) throw new DamageError(`${name}@${version}: ${message}. Publish it again.`)
    warn?.(
      `${name}@${version} is live and damaged: ${message}. Roll it back, or publish the same sources again.`,
    )
  }
  const discovery = await createDiscovery(store, state, onDamage)
  return {
    discovery,
    template: await readTemplate(store, state.shell?.version, onDamage),
    canary: await readCanary(store, state, onDamage),
    readRemotePages: (name, version) =>
      readPages(store.files(name, version)).catch((error: unknown): RemotePages => {
        if (!(error instanceof DamageError)) throw error
        const entries = discovery.microFrontends[name] ?? []
        // Not known any more: better no page in a search engine than a private one.
        return { meta: {}, noindex: entries.flatMap(({ extras }) => extras.paths) }
      }),
  }
}

async function readPages(files: VersionFiles): Promise<RemotePages> {
  const [manifest, digests] = await Promise.all([readRemoteManifest(files), readDigests(files)])
  return { ...manifest, ...(digests && { digests }) }
}

/** A shell's page as built; null, with which the pages stay as they are, while there is none. */
async function readTemplate(
  store: ReleaseStore,
  version: string | undefined,
  onDamage: OnDamage,
): Promise<string | null> {
  if (version === undefined) return null
  try {
    return await store.files('shell', version).read('index.html')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    onDamage('shell', version, new DamageError('index.html is missing'))
    return null
  }
}

/** The shell that a share of the visitors gets; null, with which all get the live one, for none or a damaged one. */
async function readCanary(
  store: ReleaseStore,
  { shell }: ReleaseState,
  onDamage: OnDamage,
): Promise<ShellCanary | null> {
  const [canary] = shell?.canaries ?? []
  if (!canary) return null
  const template = await readTemplate(store, canary.version, onDamage)
  return template === null ? null : { ...canary, template }
}
