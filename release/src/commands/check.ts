import { describe } from '../build/manifests.ts'
import { PAGE_BUDGET, pageSizes } from '../checks/page-sizes.ts'
import { requireFit } from '../checks/require-fit.ts'
import { ReleaseError } from '../release-error.ts'
import { readLive } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import type { VersionFiles } from '../store/version-files.ts'
import type { Context } from './context.ts'
import { requirePublished } from './assert-published.ts'

/** Says whether a published version, by default the latest, fits what is live. @throws ReleaseError when not */
export async function check(
  { store, root, say }: Context,
  { name, version: wanted }: { name: FrontEnd; version: string | undefined },
): Promise<void> {
  const version = wanted ?? (await store.versions(name))[0]?.version
  if (version === undefined) {
    throw new ReleaseError(`No version of ${name} is published. Begin with: publish ${name}`)
  }
  await requirePublished(store, name, version)
  const { live } = await readLive(store)
  const files = store.files(name, version)
  await requireFit(store, root, live, { name, version, files })
  const others = Object.entries(live).filter(([other]) => other !== name)
  const beside = others.map(([other, state]) => `${other}@${state.version}`).join(', ')
  say(`${name}@${version} fits what is live: ${beside || 'nothing yet'}`)
  if (name !== 'shell') say(await describeLargest(files))
}

/** The page that comes nearest to its budget. */
async function describeLargest(files: VersionFiles): Promise<string> {
  const description = await describe(files)
  const sizes = await pageSizes(description, files)
  const [largest] = sizes.toSorted((one, other) => other.bytes - one.bytes)
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  const budget = kilobytes(description.budget ?? PAGE_BUDGET)
  return `Its largest page is ${largest?.pattern}, ${kilobytes(largest?.bytes ?? 0)} of ${budget} kB (gzip)`
}
