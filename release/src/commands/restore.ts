import { isFrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'

import type { Version } from '../cli/parsers.ts'
import type { ReleaseContext } from '../context.ts'
import { changeState } from '../state/change-state.ts'
import { type NamedState, readNamedStates } from '../state/named-states.ts'
import type { Plan } from '../state/plan.ts'
import { promoteVersion, type ReleaseState } from '../state/release-state.ts'
import { assertPromotable, type Promotion } from './promote.ts'

interface Restoration extends Pick<Promotion, 'force' | 'browser' | 'message'> {
  /** Of the state, as `name` gave it. */
  name: string
}

/**
 * Makes the versions of a named state live for all visitors, in one step. Remotes that were not part of it stay.
 * @throws ReleaseError when no state has the name, or with the reasons why one of its versions must not go live
 */
export async function restore(context: ReleaseContext, restoration: Restoration): Promise<void> {
  const { log } = context
  const named = await findNamed(context, restoration.name)
  const {
    next,
    candidates,
    forced = [],
  } = await changeState(context, (state) => planRestoration(context, state, named, restoration))
  for (const loss of forced) log(`Forced: ${loss}`)
  for (const { name, version } of candidates) log(`${name}@${version} is live for all visitors.`)
  if (candidates.length === 0) log(`${named.name} is live already.`)
  const others = Object.keys(next).filter((name) => !named.versions[name])
  if (others.length > 0) log(`Not part of ${named.name}, and live as before: ${others.join(', ')}`)
}

async function findNamed({ store }: ReleaseContext, name: string): Promise<NamedState> {
  const states = await readNamedStates(store)
  const named = states.find((state) => state.name === name)
  if (named) return named
  const names = states.map((state) => state.name).join(', ')
  throw new ReleaseError(
    `No state is called ${name}. ${names ? `There are: ${names}` : `To name what is live: name ${name}`}`,
  )
}

async function planRestoration(
  context: ReleaseContext,
  state: ReleaseState,
  named: NamedState,
  { force, browser, message = named.name }: Restoration,
): Promise<Plan & { candidates: Version[] }> {
  const candidates = Object.entries(named.versions)
    .flatMap(([name, version]) => (isFrontEnd(name) ? [{ name, version }] : []))
    .filter(({ name, version }) => {
      const current = state[name]
      return current?.version !== version || current.canaries.length > 0
    })
  await assertPromotable(context, { versions: candidates, browser })
  const next = candidates.reduce(
    (changed, { name, version }) => promoteVersion(changed, name, version),
    state,
  )
  return { action: 'restore', next, candidates, force, browser, message }
}
