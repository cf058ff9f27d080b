import { readHostManifest, readRemoteManifest } from '../build/manifests.ts'
import { assertCompatible } from '../checks/compatibility.ts'
import {
  DEFAULT_PAGE_BUDGET,
  formatKilobytes,
  measurePages,
  measureStart,
} from '../checks/page-sizes.ts'
import { ReleaseError } from '../release-error.ts'
import { loadState } from '../state/stored-state.ts'
import type { VersionFiles } from '../store/version-files.ts'
import type { FrontEnd } from '../workspace.ts'
import { assertPublished } from './assert-published.ts'
import type { CommandContext } from './context.ts'

/**
 * Checks a published version against what is live.
 * @param options.version the latest when undefined
 * @throws ReleaseError when it is not compatible
 */
export async function check(
  { store, root, log }: CommandContext,
  { name, version: requested }: { name: FrontEnd; version: string | undefined },
): Promise<void> {
  const version = requested ?? (await store.list(name))[0]?.version
  if (version === undefined) {
    throw new ReleaseError(`No version of ${name} is published. Start with: publish ${name}`)
  }
  await assertPublished(store, name, version)
  const { state } = await loadState(store)
  const files = store.files(name, version)
  await assertCompatible(store, root, state, { name, version, files })
  const others = Object.entries(state).filter(([other]) => other !== name)
  const live = others.map(([other, current]) => `${other}@${current.version}`).join(', ')
  log(`${name}@${version} is compatible with what is live: ${live || 'nothing yet'}`)
  const size = await (name === 'shell' ? describeStart(files) : describeLargestPage(files))
  if (size !== null) log(size)
}

async function describeStart(files: VersionFiles): Promise<string | null> {
  const { budget } = await readHostManifest(files)
  if (budget === undefined) return null
  const { bytes } = await measureStart(files)
  return `Its start is ${formatKilobytes(bytes)} of ${formatKilobytes(budget)} kB (gzip)`
}

async function describeLargestPage(files: VersionFiles): Promise<string> {
  const manifest = await readRemoteManifest(files)
  const sizes = await measurePages(manifest, files)
  const [largest] = sizes.toSorted((one, other) => other.bytes - one.bytes)
  const budget = formatKilobytes(manifest.budget ?? DEFAULT_PAGE_BUDGET)
  return `Its largest page is ${largest?.pattern}, ${formatKilobytes(largest?.bytes ?? 0)} of ${budget} kB (gzip)`
}
