import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'
import { folderVersionFiles, type VersionFiles } from 'release-store/version-files.ts'
import { frontEndFolder } from 'workspace/workspace.ts'

import { buildFrontEnd, type BuildOptions } from './build-front-end.ts'
import { assertTypes } from './check-types.ts'
import { finalizeBuild } from './finalize-build.ts'
import { findDamage } from './integrity.ts'
import { emitKernelTypes } from './kernel-types.ts'
import { withPublishLock } from './publish-lock.ts'
import { computeSourceDigest } from './source-digest.ts'

interface PublishOptions extends BuildOptions {
  /** Refuse sources with errors of types. */
  checkTypes?: boolean
  /** Called before the build, which takes a while. */
  onBuild?: (version: string) => void
  /** Called with the build; nothing is published when it throws. */
  onBuilt?: (version: string, files: VersionFiles) => Promise<void>
}

/** The version of a front end's current sources: its package's version and a digest of the sources. */
export async function computeVersion(root: string, name: FrontEnd): Promise<string> {
  const folder = frontEndFolder(root, name)
  const file = await readFile(path.join(root, folder, 'package.json'), 'utf8').catch(nullIfMissing)
  if (file === null) {
    throw new ReleaseError(
      `The sources of ${name} are not in ${root}. Publish a folder that was built elsewhere: publish ${name} --from DIR`,
    )
  }
  const { version } = JSON.parse(file) as { version: string }
  return `${version}-${await computeSourceDigest(root, folder)}`
}

/**
 * Builds a front end and publishes it. It is not live yet.
 * @throws ReleaseError when the version is published already
 */
export async function publishSources(
  store: ReleaseStore,
  root: string,
  name: FrontEnd,
  { checkTypes = false, onBuild, onBuilt, ...options }: PublishOptions = {},
): Promise<string> {
  const version = await computeVersion(root, name)
  if (await isIntact(store, name, version)) {
    throw new ReleaseError(`${name}@${version} is published already: its sources have not changed.`)
  }
  return withPublishLock(root, name, async () => {
    onBuild?.(version)
    const build = buildFrontEnd(root, name, options)
    const work: Promise<unknown>[] = [
      build,
      emitKernelTypes(root),
      ...(checkTypes ? [assertTypes(root, name)] : []),
    ]
    // If one fails, the others are waited for: nothing goes on in the background.
    await Promise.allSettled(work)
    await Promise.all(work)
    const folder = await build
    await finalizeBuild(folder, root, name, version)
    await onBuilt?.(version, folderVersionFiles(folder))
    await putVersion(store, name, version, folder)
    return version
  })
}

/** Stores a version. A damaged one is replaced by what it was. */
export async function putVersion(
  store: ReleaseStore,
  name: string,
  version: string,
  folder: string,
): Promise<void> {
  if (await store.has(name, version)) await store.remove(name, version)
  await store.put(name, version, folder)
}

/** Whether a version is published, and its files are what was published. */
export async function isIntact(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<boolean> {
  return (await store.has(name, version)) && (await findDamage(store, name, version)) === null
}

/** Publishes a front end unless its current sources are published already. */
export async function publishIfChanged(
  store: ReleaseStore,
  root: string,
  name: FrontEnd,
  options: PublishOptions = {},
): Promise<string> {
  const version = await computeVersion(root, name)
  return (await isIntact(store, name, version))
    ? version
    : publishSources(store, root, name, options)
}
