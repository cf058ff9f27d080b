import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { build } from './build-front-end.ts'
import { complete } from './finalize-build.ts'
import { sourceDigest } from './source-digest.ts'
import { kernelTypes } from './kernel-types.ts'
import { ReleaseError } from '../release-error.ts'
import type { FrontEnd } from '../workspace.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { folderFiles, type VersionFiles } from '../store/version-files.ts'

interface PublishOptions {
  /** What the build finds in its environment beside what is there. */
  env?: Record<string, string>
  /** Called before the build, which takes a while. */
  onBuild?: (version: string) => void
  /** Called with what was built; nothing is published when it throws. */
  onBuilt?: (version: string, files: VersionFiles) => Promise<void>
}

/** The version of a front end as its sources are now: its package's version and their digest. */
export async function currentVersion(root: string, name: FrontEnd): Promise<string> {
  const file = await readFile(path.join(root, name, 'package.json'), 'utf8')
  const { version } = JSON.parse(file) as { version: string }
  return `${version}-${await sourceDigest(root, name)}`
}

/**
 * Builds a front end, and no other, and publishes it. Visitors see nothing of it yet.
 * @returns the version
 * @throws ReleaseError when these sources are published already
 */
export async function publish(
  store: ReleaseStore,
  root: string,
  name: FrontEnd,
  { env, onBuild, onBuilt }: PublishOptions = {},
): Promise<string> {
  const version = await currentVersion(root, name)
  if (await store.has(name, version)) {
    throw new ReleaseError(`${name}@${version} is published already: its sources have not changed.`)
  }
  onBuild?.(version)
  // The types are had while the build, a process of its own, runs.
  const [folder] = await Promise.all([build(root, name, env), kernelTypes(root)])
  await complete(folder, root, name, version)
  await onBuilt?.(version, folderFiles(folder))
  await store.put(name, version, folder)
  return version
}

/** Publishes a front end unless these sources are published already. @returns the version */
export async function publishChanged(
  store: ReleaseStore,
  root: string,
  name: FrontEnd,
  options: PublishOptions = {},
): Promise<string> {
  const version = await currentVersion(root, name)
  return (await store.has(name, version)) ? version : publish(store, root, name, options)
}
