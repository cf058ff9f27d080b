import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'

import { readPages } from '@shop/config/pages.js'
import { discoverySchema } from '@shop/contracts/wire/discovery.ts'
import { SERVER_BUILD } from '@shop/release-format/version-files.js'
import { compressFolder } from 'release/build/compress.ts'
import { finalizePages } from 'release/build/finalize-build.ts'
import { readRemoteManifest } from 'release/build/manifests.ts'
import { folderStore } from 'release-store/folder-store.ts'
import { generateSite } from 'site/generate/generate-site.ts'
import { readLiveRelease, toDefaultRemotes } from 'site/live/live-release.ts'
import webpack, { type Configuration } from 'webpack'
import { findRemotes, repositoryRoot } from 'workspace/workspace.ts'

import { createBundleConfig } from './bundle-config.ts'
import { createBundleDiscovery } from './bundle-discovery.ts'
import { ImportedScriptsPlugin } from './imported-scripts.ts'

/** The bundle's address on the site, where the shell's versions are. */
export const BUNDLE_ADDRESS = '/shell/one-bundle/'

const SERVER_FOLDER = path.dirname(SERVER_BUILD)

/**
 * Gives the bundle the builds for the server that are live, so that its pages are rendered by the same code, and the
 * remotes' pictures, which those pages refer to.
 */
async function copyServerBuilds(released: string, folder: string): Promise<void> {
  const { shellVersion, entries } = readLiveRelease(released)
  const copy = (from: string, to: string) =>
    cp(path.join(released, from), path.join(folder, to), { recursive: true })
  await copy(
    path.join('shell', shellVersion, SERVER_FOLDER),
    path.join(BUNDLE_ADDRESS, SERVER_FOLDER),
  )
  for (const { name, entry } of toDefaultRemotes(entries)) {
    const version = path.join(name, entry.metadata.version)
    await copy(version, version)
  }
}

/** @throws with webpack's own errors */
function buildWithWebpack(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')))
      else resolve()
    })?.close(() => undefined)
  })
}

/**
 * Builds the shop as one bundle and releases it into a folder of its own, with the pages that the site generates for
 * the shop of several front ends: the same HTML and discovery file, but for the
 * scripts.
 * @param released folder in which the current sources are live
 */
export async function releaseBundle(released: string, folder: string): Promise<void> {
  const remotes = findRemotes(repositoryRoot)
  const output = path.join(folder, BUNDLE_ADDRESS)
  const plugin = new ImportedScriptsPlugin()
  const config = createBundleConfig(remotes, output)
  await buildWithWebpack({ ...config, plugins: [...(config.plugins ?? []), plugin] })
  await finalizePages(output, BUNDLE_ADDRESS)
  await compressFolder(output)
  await copyServerBuilds(released, folder)

  const store = folderStore(released)
  const live = await readFile(path.join(released, 'discovery.json'), 'utf8')
  const sources = remotes.map((name) => {
    const directory = path.join(repositoryRoot, name)
    return [name, { folder: directory, pages: readPages(directory) }] as const
  })
  const template = await readFile(path.join(output, 'index.html'), 'utf8')
  await generateSite(folderStore(folder), {
    discovery: createBundleDiscovery(
      discoverySchema.parse(JSON.parse(live)),
      Object.fromEntries(sources),
      plugin.read(),
      BUNDLE_ADDRESS,
    ),
    versions: {},
    template,
    readRemotePages: (name, version) => readRemoteManifest(store.files(name, version)),
  })
}
