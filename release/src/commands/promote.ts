import { requireFit } from '../checks/require-fit.ts'
import { ReleaseError } from '../release-error.ts'
import { goLive, goOnTrial } from '../state/release-state.ts'
import { changeLive } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import type { Context } from './context.ts'
import { requirePublished } from './assert-published.ts'

interface Promotion {
  versions: readonly { name: FrontEnd; version: string }[]
  /** Percent of the visitors; undefined is all of them. */
  traffic: number | undefined
}

/**
 * Makes published versions live: for all visitors, all at once, so that what needs one another may come
 * together; or one of them for a part of the visitors.
 */
export async function promote(
  { store, root, say }: Context,
  { versions, traffic }: Promotion,
): Promise<void> {
  for (const { name, version } of versions) await requirePublished(store, name, version)
  if (traffic !== undefined) requireOneRemote(versions)
  await changeLive(store, async (live) => {
    const next = versions.reduce(
      (changed, { name, version }) =>
        traffic === undefined
          ? goLive(changed, name, version)
          : goOnTrial(changed, name, version, traffic),
      live,
    )
    for (const { name, version } of versions) {
      await requireFit(store, root, next, { name, version, files: store.files(name, version) })
    }
    return next
  })
  const whom = traffic === undefined ? 'all visitors' : `${traffic} % of the visitors`
  for (const { name, version } of versions) {
    say(`${name}@${version} is live for ${whom}. To take it back: rollback ${name}`)
  }
}

function requireOneRemote(versions: Promotion['versions']): void {
  if (versions.length > 1) throw new ReleaseError('--traffic is for one version at a time.')
  if (versions[0]?.name === 'shell') {
    throw new ReleaseError('There is one shell for all visitors: promote it without --traffic.')
  }
}
