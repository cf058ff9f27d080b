import type { LiveRemote } from '../remotes/discovery.ts'
import { readRequestedOverrides } from './overrides.ts'
import type { ResolvedOverrides } from './resolve-overrides.ts'

interface OverrideState extends ResolvedOverrides {
  /** The remotes of the discovery file. */
  live: readonly LiveRemote[]
}

let state: OverrideState = { live: [], remotes: [], active: new Map(), rejected: new Map() }

export const getOverrideState = (): OverrideState => state

/** Replaces live remotes by the tab's overrides. Called once, at startup. @returns the remotes to run */
export async function applyOverrides(live: LiveRemote[]): Promise<LiveRemote[]> {
  const requested = readRequestedOverrides()
  state = { live, remotes: live, active: new Map(), rejected: new Map() }
  if (requested.size === 0) return live
  // Loaded on demand: shoppers have no overrides.
  const [{ resolveOverrides }, { tellServerOfOverrides }] = await Promise.all([
    import('./resolve-overrides.ts'),
    import('./tell-server-of-overrides.ts'),
  ])
  tellServerOfOverrides()
  state = { ...(await resolveOverrides(live, requested)), live }
  return state.remotes
}
