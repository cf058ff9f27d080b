import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'

import type { ReleaseContext } from '../context.ts'
import { assertOwner, NO_BROWSER } from '../owners.ts'
import { assertPublished } from '../published.ts'
import { changeState } from '../state/change-state.ts'
import type { Plan } from '../state/plan.ts'
import { promoteVersion, type ReleaseState, startCanary } from '../state/release-state.ts'

export interface Promotion {
  versions: readonly { name: FrontEnd; version: string }[]
  /** Percent of the visitors; undefined, as 100, for all of them. */
  traffic?: number | undefined
  /** Although the shop loses pages, or they fail on the server or in a browser. */
  force?: boolean | undefined
  /** False leaves out the check in a browser. */
  browser?: boolean | undefined
  /** Why. */
  message?: string | undefined
}

/**
 * Makes published versions live, all in one step, so that versions which need each other go live together; or one
 * version for a share of the visitors.
 * @throws ReleaseError with the reasons why one must not go live
 */
export async function promote(context: ReleaseContext, promotion: Promotion): Promise<void> {
  const { log } = context
  const { versions, traffic = 100 } = promotion
  await assertPromotable(context, promotion)
  if (promotion.traffic !== undefined) assertSingleVersion(versions, '--traffic')
  const { next, forced = [] } = await changeState(context, (state) =>
    planPromotion(state, promotion),
  )
  for (const loss of forced) log(`Forced: ${loss}`)
  const audience = traffic === 100 ? 'all visitors' : `${traffic} % of the visitors`
  for (const { name, version } of versions) {
    const isFirst = next[name]?.previous.length === 0 && traffic === 100
    const undo = isFirst && name !== 'shell' ? 'remove' : 'rollback'
    log(`${name}@${version} is live for ${audience}. To undo: ${undo} ${name}`)
  }
}

/** @throws ReleaseError when a version is not published, or whoever runs the tool may not promote it in this way */
export async function assertPromotable(
  context: ReleaseContext,
  { versions, browser = true }: Pick<Promotion, 'versions' | 'browser'>,
): Promise<void> {
  for (const { name } of versions) await assertOwner(context, name)
  if (!browser) await assertOwner(context, NO_BROWSER)
  for (const { name, version } of versions) await assertPublished(context.store, name, version)
}

/** Plans that versions go live for all visitors or a share of them. @throws ReleaseError when they cannot be canaries */
export function planPromotion(
  state: ReleaseState,
  { versions, traffic = 100, force, browser, message }: Promotion,
): Plan {
  const next = versions.reduce(
    (changed, { name, version }) =>
      traffic === 100
        ? promoteVersion(changed, name, version)
        : startCanary(changed, name, { version, traffic }),
    state,
  )
  return { action: 'promote', next, candidates: versions, force, browser, message }
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
