import { problemsOf } from '../checks/compatibility.ts'
import { requireNone } from '../checks/require-fit.ts'
import { ReleaseError } from '../release-error.ts'
import { readLive, settle } from '../state/sync-site.ts'
import { currentVersion, publish as publishSources } from '../build/publish-sources.ts'
import type { FrontEnd } from '../workspace.ts'
import type { Context } from './context.ts'

/**
 * Builds one front end as its sources are now, and publishes it if it fits what is live.
 * @param options.ahead publish it although it does not: what it needs will go live first, or together with it
 */
export async function publish(
  { store, root, say }: Context,
  { name, ahead }: { name: FrontEnd; ahead: boolean },
): Promise<void> {
  const onBuild = (version: string) => say(`Building ${name}@${version}…`)
  const version = await publishSources(store, root, name, {
    onBuild,
    async onBuilt(built, files) {
      if ((await currentVersion(root, name)) !== built) {
        throw new ReleaseError(
          `The sources of ${name} changed while they were built. Publish again.`,
        )
      }
      const { live } = await readLive(store)
      const problems = await problemsOf(store, root, live, { name, version: built, files })
      if (!ahead) requireNone(problems, name, built)
      for (const problem of problems) say(`Not yet: ${problem}`)
    },
  })
  await settle(store)
  if (name !== 'shell') {
    say(
      `To try it alone: /${name}/${version}/ on the site; in the whole shop: ?mf=${name}@${version}`,
    )
  }
  say(`To make it live: promote ${name}@${version}`)
}
