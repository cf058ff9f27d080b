import { findDamage } from '../build/integrity.ts'
import { type Readers, ReportsError } from '../canary/read-reports.ts'
import { describeRollout } from '../canary/rollout.ts'
import { listLiveExtensions } from '../checks/slots.ts'
import type { ReleaseContext } from '../context.ts'
import { summarizeReports } from '../explain/explain-version.ts'
import { listFrontEnds } from '../published.ts'
import { describeChange, readChanges } from '../state/changes.ts'
import { type ReleaseState, servedVersions, versionsInUse } from '../state/release-state.ts'
import { syncSite } from '../state/settle-site.ts'
import { loadState } from '../state/stored-state.ts'

type StatusReaders = Pick<Readers, 'readFailures' | 'readVitals'>

/**
 * Prints the live version, canaries, previous and latest version of every front end, which extensions are in which slots, what visitors felt of them (75th percentile),
 * what fails in browsers, those that are damaged, and the last change. Also writes the site anew.
 * @param readers of what browsers reported; nothing is said of it without them
 */
export async function status(context: ReleaseContext, readers?: StatusReaders): Promise<void> {
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
  for (const { key, filler, slot, owner, paths } of await listLiveExtensions(store, state)) {
    const where = paths.length > 0 ? ` (${paths.join(', ')})` : ''
    log(`Extension: ${key} of ${filler} in ${slot} of ${owner}${where}`)
  }
  if (readers) for (const line of await describeReports(context, state, readers)) log(line)
  for (const line of await describeDamage(context, state)) log(line)
  const [last] = await readChanges(store)
  if (last) log(`Last change: ${describeChange(last)}`)
}

/** Lines for each live version and canary that was measured or fails in browsers, or one that says why that is not known. */
async function describeReports(
  context: ReleaseContext,
  state: ReleaseState,
  readers: StatusReaders,
): Promise<string[]> {
  const versions = Object.entries(state).flatMap(([name, current]) =>
    servedVersions(current).map((version) => ({ name, version })),
  )
  const lines = versions.map(async ({ name, version }) => {
    const { vitals, failing } = await summarizeReports(context, readers, name, version)
    return [
      ...(vitals.length === 0 ? [] : [`Web vitals: ${name}@${version} ${vitals.join(', ')}`]),
      ...(failing === null ? [] : [`Failing: ${name}@${version} ${failing}`]),
    ]
  })
  try {
    return (await Promise.all(lines)).flat()
  } catch (error) {
    if (error instanceof ReportsError) return [error.message]
    throw error
  }
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
