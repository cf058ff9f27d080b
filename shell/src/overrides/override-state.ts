import type { LiveRemote } from '../remotes/discovery.ts'
import { readRequestedOverrides } from './overrides.ts'
import type { ResolvedOverrides } from './resolve-overrides.ts'

let state: ResolvedOverrides = { remotes: [], active: new Map(), rejected: new Map() }

export const getOverrideState = (): ResolvedOverrides => state

/** Replaces live remotes by the tab's overrides. Called once, at startup. @returns the remotes to run */
export async function applyOverrides(live: LiveRemote[]): Promise<LiveRemote[]> {
  const requested = readRequestedOverrides()
  state = { remotes: live, active: new Map(), rejected: new Map() }
  if (requested.size === 0) return live
  // Loaded on demand: shoppers have no overrides.
  const { resolveOverrides, tellServerOfOverrides } = await import('./resolve-overrides.ts')
  tellServerOfOverrides()
  state = await resolveOverrides(live, requested)
  return state.remotes
}
