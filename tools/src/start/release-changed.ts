import { publishIfChanged } from 'release/build/publish-sources.ts'
import { promoteVersion } from 'release/state/release-state.ts'
import { type Releases, updateState } from 'release/state/sync-site.ts'
import type { FrontEnd } from 'release/workspace.ts'

/**
 * Publishes the front ends whose sources have changed, and makes the current sources of all of them live.
 * @param names the front ends to release
 * @param onBuild called before each build, which takes a while
 */
export async function releaseChanged(
  releases: Releases,
  root: string,
  names: readonly FrontEnd[],
  onBuild: (name: FrontEnd) => void,
): Promise<void> {
  const versions: [FrontEnd, string][] = []
  for (const name of names) {
    const options = { onBuild: () => onBuild(name) }
    versions.push([name, await publishIfChanged(releases.store, root, name, options)])
  }
  await updateState(releases, (state) =>
    versions
      .filter(([name, version]) => state[name]?.version !== version)
      .reduce((changed, [name, version]) => promoteVersion(changed, name, version), state),
  )
}
