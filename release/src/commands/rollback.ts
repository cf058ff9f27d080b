import { liveProblems } from '../checks/live-problems.ts'
import { goBack } from '../state/release-state.ts'
import { changeLive } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import type { Context } from './context.ts'

/**
 * Takes the last promotion of a front end back. Nothing is built, and nothing refused: what it goes back to
 * was live. Where it was live beside other versions, what may not fit is said.
 */
export async function rollback(
  { store, say }: Context,
  { name }: { name: FrontEnd },
): Promise<void> {
  let onTrial = 0
  const live = await changeLive(store, async (before) => {
    const state = before[name]
    onTrial = state?.trials.length ?? 0
    if (!state) return goBack(before, name)
    const there = await Promise.all(state.previous.map((version) => store.has(name, version)))
    const previous = state.previous.filter((_, index) => there[index])
    return goBack({ ...before, [name]: { ...state, previous } }, name)
  })
  const version = live[name]?.version
  say(
    onTrial > 0
      ? `The trial of ${name} is over: all visitors get ${version}.`
      : `${name}@${version} is live again for all visitors.`,
  )
  for (const problem of await liveProblems(store, live)) say(`Look out: ${problem}`)
}
