import type { Live } from '../live/live.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { liveRemotes, liveShell } from './builds.ts'
import { singletonProblems } from './singletons.ts'

/** What of the live remotes does not fit the live shell, as far as versions tell: a quick look, without the compiler. */
export async function liveProblems(store: ReleaseStore, live: Live): Promise<string[]> {
  const shell = await liveShell(store, live)
  if (!shell) return []
  return (await liveRemotes(store, live)).flatMap((remote) => singletonProblems(remote, shell))
}
