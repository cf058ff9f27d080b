import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { type Builder, createBuilder } from 'release/build/builder.ts'
import { computeVersion, publishIfChanged } from 'release/build/publish-sources.ts'
import { planPromotion } from 'release/commands/promote.ts'
import type { ReleaseContext } from 'release/context.ts'
import { changeState } from 'release/state/change-state.ts'
import type { FrontEndState } from 'release/state/release-state.ts'
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
 */
export async function releaseChanged(
  context: ReleaseContext,
  names: readonly FrontEnd[],
  { message, progress }: ReleaseOptions,
): Promise<void> {
  const { store, root } = context
  await syncSite(context)
  const { state } = await loadState(store)
  const versions: { name: FrontEnd; version: string }[] = []
  const queue = names.values()
  const publishQueued = async (builder: Builder) => {
    for (const name of queue) {
      const current = state[name]
      const wasPublished = await store.has(name, await computeVersion(root, name))
      const publish = (onProgress?: (percent: number) => void) =>
        publishIfChanged(store, root, name, { builder, onProgress })
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
  const builders = [createBuilder(root), createBuilder(root)]
  try {
    await Promise.all(builders.map(publishQueued))
  } finally {
    for (const builder of builders) builder.close()
  }
  await syncSite(context)
  if (versions.length === 0) return
  try {
    await progress.run('Checks of the release', () =>
      changeState(context, (current) => planPromotion(current, { versions, message })),
    )
  } catch (error) {
    if (!(error instanceof ReleaseError) || names.some((name) => !state[name])) throw error
    progress.log(`${error.message}\nThe shop runs as it was.`)
  }
}
