import type { ReleaseState } from '../state/release-state.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { readLiveRemotes, readLiveShells } from './live-builds.ts'
import { findPathProblems } from './path-ownership.ts'
import { findSingletonProblems } from './singleton-compatibility.ts'

/**
 * What does not fit together among the versions that are live, as far as one front end is concerned. Quick: types are
 * not compared.
 */
export async function findLiveProblems(
  store: ReleaseStore,
  state: ReleaseState,
  name: string,
): Promise<string[]> {
  const shells = await readLiveShells(store, state)
  const { remotes, owners } = await readLiveRemotes(store, state)
  const others = owners.filter((owner) => owner.name !== name)
  return [
    ...shells.flatMap((shell) => remotes.flatMap((remote) => findSingletonProblems(remote, shell))),
    ...owners
      .filter((owner) => owner.name === name)
      .flatMap((owner) => findPathProblems(owner, others)),
  ]
}
