import type { LiveRemote } from '../remotes/discovery.ts'
import type { Resolved } from './resolve.ts'
import { takeOverrides } from './tab.ts'

const none: Resolved = { remotes: [], active: new Map(), refused: new Map() }

/** What this page runs, and what the discovery file says is live: for the badge and the panel. */
interface Current extends Resolved {
  live: readonly LiveRemote[]
}

let current: Current = { ...none, live: [] }

export const currentOverrides = (): Current => current

/** The remotes of this page: the live ones, unless this tab overrides some. Read once, when the shop starts. */
export async function withOverrides(live: LiveRemote[]): Promise<LiveRemote[]> {
  const wishes = takeOverrides()
  current = { ...none, remotes: live, live }
  if (wishes.size === 0) return live
  // Shoppers have none, and never fetch this.
  const { resolveOverrides } = await import('./resolve.ts')
  current = { ...(await resolveOverrides(live, wishes)), live }
  return current.remotes
}
