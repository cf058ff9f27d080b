import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import type { Discovery } from '@shop/contracts/wire/discovery.ts'
import { DISCOVERY_SCHEMA } from '@shop/release-format/discovery-schema.ts'
import { computeDigest } from '@shop/release-format/integrity.js'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { folderSiteFiles } from 'release-store/site-files.ts'

import { generateSite } from '../generate/generate-site.ts'
import type { RemotePages } from '../generate/pages.ts'
import {
  createEntry,
  createMeta,
  createRemoteManifest,
  pageTemplate,
  standaloneTemplate,
} from './site-fixtures.ts'

const remotePages: Record<string, RemotePages> = {
  'mfe-catalog': { meta: { '/shop': createMeta('Shop') }, noindex: [] },
  'mfe-content': {
    meta: { '/': createMeta('Home'), '/login': createMeta('Log in') },
    noindex: ['/login'],
  },
}

const catalogManifest = JSON.stringify(createRemoteManifest('mfe-catalog', ['/shop']))

const contentEntry = createEntry('mfe-content', ['/', '/helpcenter/*', '/login'])

/** The text of `shell/1.0.0/main.abc.js`. */
export const shellScript = 'start()'.repeat(100)

/** A release folder with the site of a shell and two live remotes, and a version that is still being copied. Its versions have source maps. */
export async function createReleaseFolder(): Promise<string> {
  const folder = await createTemporaryFolder({
    'shell/.2.0.0.arriving/main.js': 'half of it',
    'shell/1.0.0/main.abc.js': shellScript,
    'shell/1.0.0/standalone.html': standaloneTemplate,
    ...Object.fromEntries(
      ['shell/1.0.0/.maps/main.abc.js.map', 'mfe-catalog/1.0.0/.maps/deep/er.js.map'].map(
        (file) => [file, '{"sourcesContent":["const source = 1"]}'],
      ),
    ),
    'mfe-catalog/1.0.0/remote.json': catalogManifest,
    'mfe-catalog/1.0.0/integrity.json': JSON.stringify({
      'remoteEntry.js': 'sha384-entry',
      'remote.json': computeDigest(catalogManifest),
    }),
  })
  const script = path.join(folder, 'shell/1.0.0/main.abc.js')
  await writeFile(`${script}.br`, brotliCompressSync(shellScript))
  await writeFile(`${script}.gz`, gzipSync(shellScript))
  await releaseRemotes(folder, {
    'mfe-catalog': [createEntry('mfe-catalog', ['/shop', '/product-detail/:id'])],
    'mfe-content': [contentEntry],
  })
  return folder
}

/** Makes a release live in which the catalogue is no more. */
export const releaseWithoutCatalog = (folder: string) =>
  releaseRemotes(folder, { 'mfe-content': [contentEntry] })

function releaseRemotes(folder: string, microFrontends: Discovery['microFrontends']) {
  return generateSite(folderSiteFiles(folder), {
    discovery: { schema: DISCOVERY_SCHEMA, microFrontends },
    versions: { shell: ['1.0.0'], 'mfe-catalog': ['1.0.0'], 'mfe-content': ['1.0.0'] },
    template: pageTemplate,
    readRemotePages: async (name) => remotePages[name] ?? { meta: {}, noindex: [] },
  })
}
