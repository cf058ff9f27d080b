import { computeVersion, publishIfChanged } from 'release/build/publish-sources.ts'
import { promoteThroughGate } from 'release/commands/promote.ts'
import { ReleaseError } from 'release/release-error.ts'
import type { FrontEndState } from 'release/state/release-state.ts'
import { loadState } from 'release/state/stored-state.ts'
import { type Releases, syncSite } from 'release/state/sync-site.ts'
import type { FrontEnd } from 'release/workspace.ts'

import type { Progress } from './progress.ts'

interface ReleaseOptions {
  /** Recorded with the promotion: the command that was run. */
  message: string
  /** Shows what takes a while, and prints what is not made live, and why. */
  progress: Progress
}

/**
 * Why the current sources of a front end must not go live by a mere start; null when they may.
 * @param current its state; undefined when it was never live
 * @param wasPublished whether the version of the sources was published before
 */
export function findReasonToWait(
  current: FrontEndState | undefined,
  version: string,
  wasPublished: boolean,
): string | null {
  if (!current) return null
  if (current.canaries.length > 0) return 'a canary of it is running, which this would end'
  // One that was replaced by a later promotion: the sources are those of then again.
  if (!wasPublished || current.previous.includes(version)) return null
  return 'it was rolled back, or published without being promoted'
}

/**
 * Publishes the front ends whose sources have changed, and makes the current sources live that pass the checks of a
 * promotion. Rollbacks and canaries stay.
 * @param names the front ends to release
 */
export async function releaseChanged(
  releases: Releases,
  root: string,
  names: readonly FrontEnd[],
  { message, progress }: ReleaseOptions,
): Promise<void> {
  await syncSite(releases)
  const { state } = await loadState(releases.store)
  const versions: { name: FrontEnd; version: string }[] = []
  const queue = names.values()
  const publishQueued = async () => {
    for (const name of queue) {
      const current = state[name]
      const wasPublished = await releases.store.has(name, await computeVersion(root, name))
      const publish = (onProgress?: (percent: number) => void) =>
        publishIfChanged(releases.store, root, name, onProgress ? { onProgress } : {})
      const version = wasPublished
        ? await publish()
        : await progress.run(`Build of ${name}`, (report) =>
            publish((percent) => report(`${percent} %`)),
          )
      if (version === current?.version) continue
      const reason = findReasonToWait(current, version, wasPublished)
      if (reason === null) versions.push({ name, version })
      else {
        progress.log(
          `${name}@${version} is not made live: ${reason}. To do so: npm run release -- promote ${name}@${version}`,
        )
      }
    }
  }
  // A build uses little more than one core.
  await Promise.all([publishQueued(), publishQueued()])
  await syncSite(releases)
  if (versions.length === 0) return
  try {
    await progress.run('Checks of the release', () =>
      promoteThroughGate({ ...releases, root }, { versions, message }),
    )
  } catch (error) {
    if (!(error instanceof ReleaseError) || names.some((name) => !state[name])) throw error
    progress.log(`${error.message}\nThe shop runs as it was.`)
  }
}
