import type { ReleaseStore } from 'release-store/release-store.ts'
import { z } from 'zod/mini'

import { readRecords } from './changes.ts'
import type { ReleaseState } from './release-state.ts'

const namedStateSchema = z.object({
  namedState: z.string(),
  /** The live version of every front end; null for a name that was given up. */
  versions: z.nullable(z.record(z.string(), z.string())),
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
})
/** What was live of every front end when somebody gave it a name. Canaries are not part of it. */
export interface NamedState {
  name: string
  versions: Record<string, string>
  by: string
  at: string
}

/** The live version of every front end. */
export const listLive = (state: ReleaseState): Record<string, string> =>
  Object.fromEntries(Object.entries(state).map(([name, { version }]) => [name, version]))

/** Gives a name to versions, in the log; another state of this name is forgotten, and so is the name for null. */
export async function writeNamedState(
  store: ReleaseStore,
  { name, versions, by }: { name: string; versions: NamedState['versions'] | null; by: string },
): Promise<void> {
  const at = new Date().toISOString()
  await store.appendLog(JSON.stringify({ namedState: name, versions, by, at }))
}

/** The named states, the first one first. */
export async function readNamedStates(store: ReleaseStore): Promise<NamedState[]> {
  const states = new Map<string, NamedState>()
  for (const record of await readRecords(store, namedStateSchema)) {
    const { namedState: name, versions, by, at } = record
    states.delete(name)
    if (versions) states.set(name, { name, versions, by, at })
  }
  return [...states.values()]
}
