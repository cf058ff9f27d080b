import type { Live } from '../state/release-state.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { liveRemotes, liveShell } from './live-builds.ts'
import { singletonProblems } from './singleton-compatibility.ts'

/** What of the live remotes does not fit the live shell, as far as versions tell: a quick look, without the compiler. */
export async function liveProblems(store: ReleaseStore, live: Live): Promise<string[]> {
  const shell = await liveShell(store, live)
  if (!shell) return []
  return (await liveRemotes(store, live)).flatMap((remote) => singletonProblems(remote, shell))
}
