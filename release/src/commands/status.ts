import { findDamage } from '../build/integrity.ts'
import { describeRollout } from '../canary/rollout.ts'
import { listFrontEnds, type ReleaseContext } from '../context.ts'
import { syncSite } from '../state/change-state.ts'
import { describeChange, readChanges } from '../state/changes.ts'
import { type ReleaseState, versionsInUse } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'

/**
 * Prints the live version, canaries, previous and latest version of every front end, those of them that are damaged,
 * and the last change. Also writes the site anew.
 */
export async function status(context: ReleaseContext): Promise<void> {
  const { store, log } = context
  // Its warnings are of damage, which is named below for every version in use.
  await syncSite(context)
  const { state } = await loadState(store)
  const frontEnds = await listFrontEnds(context)
  const width = Math.max(0, ...frontEnds.map((name) => name.length))
  for (const name of frontEnds) {
    const current = state[name]
    const published = await store.list(name)
    const [latest] = published
    const facts = [
      current ? `live ${current.version}` : 'not live',
      ...(current?.canaries ?? []).map(
        ({ version, traffic }) => `canary ${version} (${traffic} %)`,
      ),
      ...(current?.previous.slice(0, 1) ?? []).map((version) => `previous ${version}`),
      ...(latest && latest.version !== current?.version ? [`latest ${latest.version}`] : []),
      `${published.length} published`,
    ]
    log(`${name.padEnd(width)}  ${facts.join(', ')}`)
    for (const { version, rollout } of current?.canaries ?? []) {
      if (rollout) log(`${''.padEnd(width)}  ${describeRollout(name, version, rollout)}`)
    }
  }
  for (const line of await describeDamage(context, state)) log(line)
  const [last] = await readChanges(store)
  if (last) log(`Last change: ${describeChange(last)}`)
}

/** A line for each version in use whose files are not as published. */
async function describeDamage({ store }: ReleaseContext, state: ReleaseState): Promise<string[]> {
  const used = Object.entries(state).flatMap(([name, current]) =>
    versionsInUse(current).map((version) => ({
      name,
      version,
      isLive: version === current.version,
    })),
  )
  const lines = await Promise.all(
    used.map(async ({ name, version, isLive }) => {
      const damage = await findDamage(store, name, version)
      const remedy = isLive
        ? 'Roll it back, or publish the same sources again.'
        : 'Publish it again.'
      return damage === null ? [] : [`Damaged: ${name}@${version}: ${damage}. ${remedy}`]
    }),
  )
  return lines.flat()
}
