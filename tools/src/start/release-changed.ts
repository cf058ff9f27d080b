import { goLive } from 'release/state/release-state.ts'
import { changeLive } from 'release/state/sync-site.ts'
import { publishChanged } from 'release/build/publish-sources.ts'
import type { FrontEnd } from 'release/workspace.ts'
import type { ReleaseStore } from 'release/store/release-store.ts'

/**
 * Publishes those of these front ends whose sources have changed since they were published, and makes them live.
 * @param onBuild called before each build, which takes a while
 */
export async function release(
  store: ReleaseStore,
  root: string,
  names: readonly FrontEnd[],
  onBuild: (name: FrontEnd) => void,
): Promise<void> {
  const versions: [FrontEnd, string][] = []
  for (const name of names) {
    versions.push([name, await publishChanged(store, root, name, { onBuild: () => onBuild(name) })])
  }
  await changeLive(store, (live) =>
    versions
      .filter(([name, version]) => live[name]?.version !== version)
      .reduce((changed, [name, version]) => goLive(changed, name, version), live),
  )
}
