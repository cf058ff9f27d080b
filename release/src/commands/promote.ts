import { assertNoProblems, findProblems } from '../checks/compatibility.ts'
import { ReleaseError } from '../release-error.ts'
import { promoteVersion, startCanary } from '../state/release-state.ts'
import { updateState } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import { assertPublished } from './assert-published.ts'
import type { CommandContext } from './context.ts'

interface Promotion {
  versions: readonly { name: FrontEnd; version: string }[]
  /** Percent of the visitors; undefined for all of them. */
  traffic?: number | undefined
  /** Although the shop loses pages. */
  force?: boolean
}

/**
 * Makes published versions live, all in one step, so that versions which need each other go live together; or one
 * version for a share of the visitors.
 */
export async function promote(
  context: CommandContext,
  { versions, traffic, force = false }: Promotion,
): Promise<void> {
  const { store, root, log } = context
  for (const { name, version } of versions) await assertPublished(store, name, version)
  if (traffic !== undefined) assertSingleRemote(versions)
  await updateState(context, async (state) => {
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
      for (const loss of dropped) log(`Forced: ${loss}`)
    }
    return next
  })
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
