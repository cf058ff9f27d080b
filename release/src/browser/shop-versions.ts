import {
  originKinds,
  type RemoteManifest,
  type Touches,
} from '@shop/contracts/wire/remote-manifest.ts'
import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { SERVER_BUILD } from '@shop/release-format/version-files.js'
import type { ReleaseStore } from 'release-store/release-store.ts'
import type { LoopbackServer } from 'site/loopback-server.ts'
import { SHELL_PATTERNS } from 'site/path-patterns.ts'

import { nullIfDamaged, readRemoteManifest, REMOTE_MANIFEST } from '../build/manifests.ts'
import { listSlots } from '../build/slot-types.ts'
import type { Candidate } from '../checks/live-builds.ts'
import { exampleAddress } from '../checks/paths.ts'
import type { ReleaseState } from '../state/release-state.ts'
import { serveVersions } from './serve-versions.ts'
import type { Shop } from './tab.ts'
import type { OpenedPage } from './visits.ts'

/** The versions that a shop has for most of its visitors. */
export interface ShopVersions {
  versions: Candidate[]
  /** Keyed by the remote's name. */
  manifests: Map<string, RemoteManifest>
}

/**
 * Reads the versions of a release state, without canaries and damaged ones.
 * @param candidates versions in place of those of the state
 * @returns null without a shell
 */
export async function readShopVersions(
  store: ReleaseStore,
  state: ReleaseState,
  candidates: readonly Candidate[] = [],
): Promise<ShopVersions | null> {
  const names = Object.keys(state) as FrontEnd[]
  const current = names.flatMap((name): Candidate[] => {
    const version = state[name]?.version
    if (version === undefined || candidates.some((each) => each.name === name)) return []
    return [{ name, version, files: store.files(name, version) }]
  })
  const versions: Candidate[] = []
  const manifests: ShopVersions['manifests'] = new Map()
  for (const version of [...candidates, ...current]) {
    if (version.name !== 'shell') {
      const manifest = await readRemoteManifest(version.files).catch(nullIfDamaged)
      if (!manifest) continue
      manifests.set(version.name, manifest)
    }
    versions.push(version)
  }
  return versions.some(({ name }) => name === 'shell') ? { versions, manifests } : null
}

/** Starts the shop of these versions. @param checked names of the front ends that are checked */
export async function startShop(
  { versions, manifests }: ShopVersions,
  checked: readonly string[],
  api: LoopbackServer,
): Promise<Shop & { close: () => Promise<void> }> {
  const touches = Object.fromEntries(
    [...manifests].map(([name, manifest]) => {
      const slots = listSlots(manifest)
      const added = listFillers(manifests, slots).map(([, filler]) => filler.touches ?? {})
      return [name, joinTouches([manifest.touches ?? {}, ...added])]
    }),
  )
  // Its slots are those that no remote has.
  touches.shell = joinTouches(
    [...manifests.values()].flatMap((each) =>
      each.extensions?.length ? (each.touches ?? []) : [],
    ),
  )
  const served = await serveVersions(versions, api.origin)
  const folders = versions
    .filter(({ name }) => checked.includes(name))
    .map(({ name, version }) => `/${name}/${version}/`)
  const isRendered = await Promise.all(
    versions.map(async ({ files }) => (await files.size(SERVER_BUILD)) !== null),
  )
  const rendered = new Set(versions.filter((_, index) => isRendered[index]).map(({ name }) => name))
  // The shell renders the pages of all remotes.
  if (!rendered.has('shell')) rendered.clear()
  const paths = [...SHELL_PATTERNS, ...[...manifests.values()].flatMap((each) => each.paths)]
  return { ...served, api: api.origin, touches, folders, rendered, paths }
}

/** The pages of a remote, in the order of its manifest. @param addresses by path pattern */
export const listOpenedPages = (
  remote: string,
  { paths, meta, noindex }: RemoteManifest,
  addresses: Readonly<Record<string, string>>,
): OpenedPage[] =>
  paths.map((pattern) => ({
    remote,
    pattern,
    url: addresses[pattern] ?? exampleAddress(pattern, '1'),
    // Only redirects have no title.
    isRedirect: Object.keys(meta).length > 0 && meta[pattern] === undefined,
    isHidden: noindex.includes(pattern),
  }))

/** The remotes that fill one of these slots. */
const listFillers = (manifests: ShopVersions['manifests'], slots: readonly string[]) =>
  [...manifests].filter(([, { extensions = [] }]) =>
    extensions.some((extension) => extension.slots.some((slot) => slots.includes(slot))),
  )

/** What all of them may touch. */
function joinTouches(all: readonly Touches[]): Touches {
  const list = (key: 'storage' | 'listeners') => all.flatMap((each) => each[key] ?? [])
  const origins: NonNullable<Touches['origins']> = {}
  for (const kind of originKinds) {
    const asked = all.flatMap((each) => each.origins?.[kind] ?? [])
    if (asked.length > 0) origins[kind] = asked
  }
  return { storage: list('storage'), listeners: list('listeners'), origins }
}

/** Names what other remotes add to a page: `bestSellers of mfe-catalog@1`. */
export function listAdded(
  { versions, manifests }: ShopVersions,
  { remote, pattern }: Pick<OpenedPage, 'remote' | 'pattern'>,
): string[] {
  const slots = manifests.get(remote)?.slots?.[pattern] ?? []
  return listFillers(manifests, slots)
    .filter(([name]) => name !== remote)
    .flatMap(([name, { extensions = [] }]) =>
      extensions
        .filter((extension) => extension.slots.some((slot) => slots.includes(slot)))
        .map(({ key }) => {
          const version = versions.find((each) => each.name === name)?.version
          return `${key} of ${name}@${version}`
        }),
    )
}

/** The same versions, of which those of the other remotes add nothing to pages. @param names of the remotes that are checked */
export function withoutExtensions(
  { versions, manifests }: ShopVersions,
  names: readonly string[],
): ShopVersions {
  return {
    versions: versions.map((version) => {
      const manifest = manifests.get(version.name)
      if (!manifest?.extensions || names.includes(version.name)) return version
      const text = JSON.stringify({ ...manifest, extensions: [] })
      const readBytes = async (file: string) =>
        file === REMOTE_MANIFEST ? Buffer.from(text) : version.files.readBytes(file)
      return { ...version, files: { ...version.files, readBytes } }
    }),
    manifests,
  }
}
