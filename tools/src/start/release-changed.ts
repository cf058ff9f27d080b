import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { type Builder, createBuilder } from 'release/build/builder.ts'
import { computeVersion, publishIfChanged } from 'release/build/publish-sources.ts'
import type { Version } from 'release/cli/parsers.ts'
import { planPromotion } from 'release/commands/promote.ts'
import type { ReleaseContext } from 'release/context.ts'
import { changeState } from 'release/state/change-state.ts'
import { type Change, describeChange, findTakenOut, readChanges } from 'release/state/changes.ts'
import type { ReleaseState } from 'release/state/release-state.ts'
import { syncSite } from 'release/state/settle-site.ts'
import { loadState } from 'release/state/stored-state.ts'

import type { Progress } from './progress.ts'

export interface ReleaseOptions {
  /** The command that was run, recorded with the promotion. */
  message: string
  /** Shows what takes a while, and prints what is not made live, and why. */
  progress: Progress
}

/**
 * Why a front end's sources must not go live by a mere start; null when they may.
 * @param changes the log, latest first
 */
function findReasonToWait(
  state: ReleaseState,
  changes: readonly Change[],
  { name, version }: Version,
): string | null {
  const canaries = state[name]?.canaries ?? []
  if (canaries.length > 0) return 'a canary of it is running, which this would end'
  const takenOut = findTakenOut(changes, name, version)
  return takenOut ? `it was taken out (${describeChange(takenOut)})` : null
}

/**
 * Publishes the front ends whose sources have changed, and makes the current sources live that pass the checks of a
 * promotion. What somebody took out stays out, and canaries go on.
 */
export async function releaseChanged(
  context: ReleaseContext,
  names: readonly FrontEnd[],
  { message, progress }: ReleaseOptions,
): Promise<void> {
  const { store, root } = context
  await syncSite(context)
  const published: Version[] = []
  const queue = names.values()
  const publishQueued = async (builder: Builder) => {
    for (const name of queue) {
      const isPublished = await store.has(name, await computeVersion(root, name))
      const publish = (onProgress?: (percent: number) => void) =>
        publishIfChanged(store, root, name, { builder, onProgress })
      const version = isPublished
        ? await publish()
        : await progress.run(`Build of ${name}`, (report) =>
            publish((percent) => report(`${percent} %`)),
          )
      published.push({ name, version })
    }
  }
  // A build uses little more than one core.
  const builders = [createBuilder(root), createBuilder(root)]
  try {
    await Promise.all(builders.map(publishQueued))
  } finally {
    for (const builder of builders) builder.close()
  }
  await syncSite(context)
  // Somebody may have rolled back, removed or begun a canary while it was built.
  const { state } = await loadState(store)
  const changes = await readChanges(store)
  const versions = published.filter(({ name, version }) => {
    if (version === state[name]?.version) return false
    const reason = findReasonToWait(state, changes, { name, version })
    if (reason === null) return true
    progress.log(
      `${name}@${version} is not made live: ${reason}. To do so: npm run release -- promote ${name}@${version}`,
    )
    return false
  })
  if (versions.length === 0) return
  try {
    await progress.run('Checks of the release', () =>
      changeState(context, (current) => planPromotion(current, { versions, message })),
    )
  } catch (error) {
    if (!(error instanceof ReleaseError) || versions.some(({ name }) => !state[name])) throw error
    progress.log(`${error.message}\nThe shop runs as it was.`)
  }
}
