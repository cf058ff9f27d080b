import { findDamage } from '../build/find-damage.ts'
import { describeChange } from '../state/change.ts'
import { readChanges } from '../state/release-log.ts'
import { type FrontEndState, type Trial, versionsInUse } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'
import { listFrontEnds, syncSite } from '../state/sync-site.ts'
import { describeRemedy } from '../trials/trial.ts'
import type { CommandContext } from './context.ts'

/**
 * Prints the live version, canaries, previous and latest version of every front end, those of them that are damaged,
 * and the last change. Also repairs the site.
 */
export async function status(context: CommandContext): Promise<void> {
  const { store, log } = context
  // Damage is named below, of every version in use.
  await syncSite({ ...context, warn: (line) => line.includes('undone') && log(line) })
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
    if (current?.trial) log(`${''.padEnd(width)}  ${describePlan(name, current.trial)}`)
  }
  for (const line of await describeDamage(context, state)) log(line)
  const [last] = await readChanges(store)
  if (last) log(`Last change: ${describeChange(last)}`)
}

/** The steps of a trial, the present one in brackets. Only who waits for the next one knows whether somebody does. */
function describePlan(name: string, trial: Trial): string {
  const steps = trial.steps.map((share, index) => (index === trial.step ? `[${share}]` : share))
  const dueAt = new Date(Date.parse(trial.stepAt) + trial.everyMs).toISOString()
  const due = dueAt.slice(0, 16).replace('T', ' ')
  return `trial of ${trial.version} in steps of ${steps.join(', ')} %, the next after ${due} UTC. ${describeRemedy(name, trial)}`
}

/** A line for each version in use whose files are not as published. */
async function describeDamage(
  { store }: CommandContext,
  state: Record<string, FrontEndState>,
): Promise<string[]> {
  const used = Object.entries(state).flatMap(([name, current]) =>
    versionsInUse(current).map((version) => ({ name, version })),
  )
  const lines = await Promise.all(
    used.map(async ({ name, version }) => {
      const damage = await findDamage(store, name, version)
      const isLive = version === state[name]?.version
      const remedy = isLive
        ? 'Roll it back, or publish the same sources again.'
        : 'Publish it again.'
      return damage === null ? [] : [`Damaged: ${name}@${version}: ${damage}. ${remedy}`]
    }),
  )
  return lines.flat()
}
