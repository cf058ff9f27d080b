import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { FOLDER_MARK } from '@shop/config/page.js'

import { build } from './build/build.ts'
import { sourceDigest } from './build/digest.ts'
import type { FrontEnd } from './store/folders.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** The version of a front end as its sources are now: its package's version and their digest. */
export async function currentVersion(root: string, name: FrontEnd): Promise<string> {
  const file = await readFile(path.join(root, name, 'package.json'), 'utf8')
  const { version } = JSON.parse(file) as { version: string }
  return `${version}-${await sourceDigest(root, name)}`
}

/**
 * Builds a front end, unless that version is published already, and publishes it.
 * @param onBuild called before a build, which takes a while
 * @returns the version
 */
export async function publish(
  store: ReleaseStore,
  root: string,
  name: FrontEnd,
  onBuild: (version: string) => void = () => undefined,
): Promise<string> {
  const version = await currentVersion(root, name)
  if (await store.has(name, version)) return version
  onBuild(version)
  const folder = await build(root, name)
  await fillPage(folder, `/${name}/${version}/`)
  await store.put(name, version, folder)
  return version
}

/** Tells a build's page where its files are. */
async function fillPage(folder: string, address: string): Promise<void> {
  const file = path.join(folder, 'index.html')
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(FOLDER_MARK, address))
}
