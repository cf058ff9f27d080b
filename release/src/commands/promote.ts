import { assertNoProblems, findProblems } from '../checks/compatibility.ts'
import { ReleaseError } from '../release-error.ts'
import { promoteVersion, type ReleaseState, startCanary } from '../state/release-state.ts'
import { updateState } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import { assertOwner } from './assert-owner.ts'
import { assertPublished } from './assert-published.ts'
import type { CommandContext } from './context.ts'

interface Promotion {
  versions: readonly { name: FrontEnd; version: string }[]
  /** Percent of the visitors; undefined for all of them. */
  traffic?: number | undefined
  /** Although the shop loses pages. */
  force?: boolean | undefined
  /** Why. */
  message?: string | undefined
}

/**
 * Makes published versions live, all in one step, so that versions which need each other go live together; or one
 * version for a share of the visitors.
 */
export async function promote(
  context: CommandContext,
  { versions, traffic, force = false, message }: Promotion,
): Promise<void> {
  const { store, root, log } = context
  for (const { name, version } of versions) {
    await assertOwner(context, name)
    await assertPublished(store, name, version)
  }
  if (traffic !== undefined) assertSingleRemote(versions)
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
      forced.push(...dropped)
    }
    return next
  }
  await updateState(context, change, () => ({ action: 'promote', message, forced }))
  for (const loss of forced) log(`Forced: ${loss}`)
  const audience = traffic === undefined ? 'all visitors' : `${traffic} % of the visitors`
  for (const { name, version } of versions) {
    log(`${name}@${version} is live for ${audience}. To undo: rollback ${name}`)
  }
}

function assertSingleRemote(versions: Promotion['versions']): void {
  if (versions.length > 1) throw new ReleaseError('--traffic is for one version at a time.')
  if (versions[0]?.name === 'shell') {
    throw new ReleaseError('The shell has no canaries: promote it without --traffic.')
  }
}
