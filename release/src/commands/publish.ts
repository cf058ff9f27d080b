import { isStaticPattern } from 'site/path-patterns.ts'

import { readRemoteManifest } from '../build/manifests.ts'
import { computeVersion, publishSources } from '../build/publish-sources.ts'
import { assertNoProblems, findProblems } from '../checks/compatibility.ts'
import { ReleaseError } from '../release-error.ts'
import { loadState } from '../state/stored-state.ts'
import { syncSite } from '../state/sync-site.ts'
import type { FrontEnd } from '../workspace.ts'
import type { CommandContext } from './context.ts'

/**
 * Builds the current sources of a front end, and publishes them if they are compatible with what is live.
 * @param options.ahead publish them although they are not: what they need will go live first or with them
 */
export async function publish(
  context: CommandContext,
  { name, ahead }: { name: FrontEnd; ahead: boolean },
): Promise<void> {
  const { store, root, log } = context
  const version = await publishSources(store, root, name, {
    checkTypes: true,
    onBuild: (built) => log(`Building ${name}@${built}…`),
    async onBuilt(built, files) {
      if ((await computeVersion(root, name)) !== built) {
        throw new ReleaseError(`The sources of ${name} changed during the build. Publish again.`)
      }
      const { state } = await loadState(store)
      const { problems, dropped } = await findProblems(store, root, state, {
        name,
        version: built,
        files,
      })
      if (!ahead) assertNoProblems(problems, name, built)
      for (const problem of problems) log(`Not compatible yet: ${problem}`)
      for (const problem of dropped) log(`To be refused: ${problem}`)
    },
  })
  await syncSite(context)
  if (name !== 'shell') {
    const { paths } = await readRemoteManifest(store.files(name, version))
    // Its folder alone is the address `/` of the remote, which few of them have.
    const firstPage = paths.find(isStaticPattern) ?? '/'
    log(
      `To try it by itself: /${name}/${version}${firstPage} on the site; in the whole shop: ${firstPage}?mf=${name}@${version}`,
    )
  }
  log(`To make it live: promote ${name}@${version}`)
}
