import { assertNoProblems, findProblems } from '../checks/compatibility.ts'
import { assertRendered, findRenderProblems } from '../checks/rendering.ts'
import { ReleaseError } from '../release-error.ts'
import { promoteVersion, type ReleaseState, startCanary } from '../state/release-state.ts'
import { type Releases, updateState } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import { assertOwner } from './assert-owner.ts'
import { assertPublished } from './assert-published.ts'
import type { CommandContext } from './context.ts'

interface Promotion {
  versions: readonly { name: FrontEnd; version: string }[]
  /** Percent of the visitors; undefined for all of them. */
  traffic?: number | undefined
  /** Although the shop loses pages, or the server cannot render them. */
  force?: boolean | undefined
  /** Why. */
  message?: string | undefined
}

/**
 * Makes published versions live, all in one step, so that versions which need each other go live together; or one
 * version for a share of the visitors.
 */
export async function promote(context: CommandContext, promotion: Promotion): Promise<void> {
  const { store, log } = context
  const { versions, traffic } = promotion
  for (const { name, version } of versions) {
    await assertOwner(context, name)
    await assertPublished(store, name, version)
  }
  if (traffic !== undefined) assertSingleRemote(versions)
  const forced = await promoteThroughGate(context, promotion)
  for (const loss of forced) log(`Forced: ${loss}`)
  const audience = traffic === undefined ? 'all visitors' : `${traffic} % of the visitors`
  for (const { name, version } of versions) {
    log(`${name}@${version} is live for ${audience}. To undo: rollback ${name}`)
  }
}

/**
 * Makes published versions live that pass every check.
 * @param root of the repository
 * @returns what was allowed because it is forced
 * @throws ReleaseError with the reasons why one must not go live
 */
export async function promoteThroughGate(
  { root, ...releases }: Releases & { root: string },
  { versions, traffic, force = false, message }: Promotion,
): Promise<string[]> {
  const { store } = releases
  const forced: string[] = []
  const change = async (state: ReleaseState) => {
    const next = versions.reduce(
      (changed, { name, version }) =>
        traffic === undefined
          ? promoteVersion(changed, name, version)
          : startCanary(changed, name, version, traffic),
      state,
    )
    for (const { name, version } of versions) {
      const candidate = { name, version, files: store.files(name, version) }
      const { problems, dropped } = await findProblems(store, root, next, candidate, state)
      assertNoProblems(force ? problems : [...problems, ...dropped], name, version)
      const { failures, notes } = await findRenderProblems(store, next, candidate, state)
      if (!force) assertRendered(failures)
      forced.push(...dropped, ...failures)
      for (const note of notes) releases.warn?.(note)
    }
    return next
  }
  await updateState(releases, change, () => ({ action: 'promote', message, forced }))
  return forced
}

function assertSingleRemote(versions: Promotion['versions']): void {
  if (versions.length > 1) throw new ReleaseError('--traffic is for one version at a time.')
  if (versions[0]?.name === 'shell') {
    throw new ReleaseError('The shell has no canaries: promote it without --traffic.')
  }
}
