import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { isStaticPattern } from 'site/path-patterns.ts'

import { readRemoteManifest } from '../build/manifests.ts'
import { withPreparedFolder } from '../build/prepared-folder.ts'
import {
  computeVersion,
  isIntact,
  publishIfChanged,
  publishSources,
  putVersion,
} from '../build/publish-sources.ts'
import { assertNoProblems, findProblems } from '../checks/gate.ts'
import type { Candidate } from '../checks/live-builds.ts'
import type { ReleaseContext } from '../context.ts'
import { syncSite } from '../state/settle-site.ts'
import { loadState } from '../state/stored-state.ts'

export interface Publication {
  name: FrontEnd
  /** Although it is not compatible with what is live: what it needs will go live first or with it. */
  ahead: boolean
  /** A folder that another tool has built; the current sources are built when undefined. */
  from?: string | undefined
  /** Takes the version that is published already, which is refused otherwise. */
  reuse?: boolean
}

/** Publishes a build of a front end, of the current sources or of a folder, if it is compatible with what is live. */
export async function publish(context: ReleaseContext, publication: Publication): Promise<void> {
  const { store, log } = context
  const { name } = publication
  const version = await publishVersion(context, publication)
  for (const warning of await syncSite(context)) log(`Warning: ${warning}`)
  if (name !== 'shell') {
    const { paths } = await readRemoteManifest(store.files(name, version))
    const firstPage = paths.find(isStaticPattern) ?? '/'
    const alone = `/${name}/${version}${firstPage}`
    log(
      `To try it by itself: ${alone} on the site; in the whole shop: ${firstPage}?mf=${name}@${version}`,
    )
  }
  log(`To make it live: promote ${name}@${version}`)
  log(
    `First, promote renders its pages and opens them in a browser, and refuses it if one fails. To know before: check ${name}@${version}`,
  )
}

/** Publishes a build of a front end; the site does not list it yet. @returns the version */
export function publishVersion(context: ReleaseContext, publication: Publication): Promise<string> {
  const { from } = publication
  return from === undefined
    ? publishCurrent(context, publication)
    : publishFolder(context, publication, from)
}

async function publishCurrent(context: ReleaseContext, publication: Publication): Promise<string> {
  const { store, root, log } = context
  const { name, reuse } = publication
  const publishBuild = reuse ? publishIfChanged : publishSources
  return publishBuild(store, root, name, {
    checkTypes: true,
    onBuild: (built) => log(`Building ${name}@${built}…`),
    async onBuilt(built, files) {
      if ((await computeVersion(root, name)) !== built) {
        throw new ReleaseError(`The sources of ${name} changed during the build. Publish again.`)
      }
      await assertPublishable(context, { name, version: built, files }, publication)
    },
  })
}

async function publishFolder(
  context: ReleaseContext,
  publication: Publication,
  from: string,
): Promise<string> {
  const { store, root } = context
  return withPreparedFolder(root, from, async ({ name, version, folder, files }) => {
    if (name !== publication.name) {
      throw new ReleaseError(
        `${from} describes ${name}. Publish it as ${name}, or name it ${publication.name} and build it again.`,
      )
    }
    if (await isIntact(store, name, version)) {
      if (publication.reuse) return version
      throw new ReleaseError(`${name}@${version} is published already: the folder is the same.`)
    }
    await assertPublishable(context, { name, version, files }, publication)
    await putVersion(store, name, version, folder)
    return version
  })
}

/** @throws ReleaseError with the reasons why a version is not compatible with what is live, unless it is ahead */
async function assertPublishable(
  context: ReleaseContext,
  candidate: Candidate,
  { ahead }: Publication,
): Promise<void> {
  const { store, log } = context
  const { state } = await loadState(store)
  const { problems, dropped, unallowed, notes } = await findProblems(context, state, candidate)
  if (!ahead) assertNoProblems(problems, candidate)
  for (const problem of problems) log(`Not compatible yet: ${problem}`)
  for (const problem of [...dropped, ...unallowed]) log(`To be refused: ${problem}`)
  for (const note of notes) log(note)
}
