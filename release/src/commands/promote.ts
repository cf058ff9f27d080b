import { assertNoProblems, findProblems } from '../checks/compatibility.ts'
import { assertRendered, findRenderProblems } from '../checks/rendering.ts'
import { ReleaseError } from '../release-error.ts'
import { promoteVersion, type ReleaseState, startCanary } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'
import { type Releases, updateState } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import { assertOwner } from './assert-owner.ts'
import { assertPublished } from './assert-published.ts'
import type { CommandContext } from './context.ts'

interface Promotion {
  versions: readonly { name: FrontEnd; version: string }[]
  /** Percent of the visitors; undefined, as 100, for all of them. */
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
  const { versions, traffic = 100 } = promotion
  for (const { name, version } of versions) {
    await assertOwner(context, name)
    await assertPublished(store, name, version)
  }
  if (promotion.traffic !== undefined) assertSingleVersion(versions, '--traffic')
  const forced = await promoteThroughGate(context, promotion)
  for (const loss of forced) log(`Forced: ${loss}`)
  const { state } = await loadState(store)
  const audience = traffic === 100 ? 'all visitors' : `${traffic} % of the visitors`
  for (const { name, version } of versions) {
    const isFirst = state[name]?.previous.length === 0 && traffic === 100
    const undo = isFirst && name !== 'shell' ? 'remove' : 'rollback'
    log(`${name}@${version} is live for ${audience}. To undo: ${undo} ${name}`)
  }
}

/**
 * Makes published versions live that pass every check.
 * @param root of the repository
 * @returns what was allowed because it is forced
 * @throws ReleaseError with the reasons why one must not go live
 */
export async function promoteThroughGate(
  releases: Releases & { root: string },
  promotion: Promotion,
): Promise<string[]> {
  const { versions, traffic = 100 } = promotion
  return changeThroughGate(releases, promotion, (state) =>
    versions.reduce(
      (changed, { name, version }) =>
        traffic === 100
          ? promoteVersion(changed, name, version)
          : startCanary(changed, name, version, traffic),
      state,
    ),
  )
}

/**
 * Changes what is live if the versions that it gives to visitors pass every check.
 * @param toNext the state after the change
 * @returns what was allowed because it is forced
 * @throws ReleaseError with the reasons why a version must not go live, or what `toNext` throws
 */
export async function changeThroughGate(
  { root, ...releases }: Releases & { root: string },
  { versions, force = false, message }: Promotion,
  toNext: (state: ReleaseState) => ReleaseState,
): Promise<string[]> {
  const { store } = releases
  const forced: string[] = []
  const change = async (state: ReleaseState) => {
    const next = toNext(state)
    forced.length = 0
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

/** @returns the version that a share of the visitors is to get. @throws ReleaseError unless it is one */
export function assertSingleVersion(
  versions: Promotion['versions'],
  option: string,
): Promotion['versions'][number] {
  const [version, ...others] = versions
  if (version && others.length === 0) return version
  throw new ReleaseError(`${option} is for one version at a time.`)
}
