import { DISCOVERY_SCHEMA } from '@shop/release-format/discovery-schema.ts'
import { computeDigest } from '@shop/release-format/integrity.js'
import type { ObjectStorage } from 'object-storage/object-storage.ts'
import { STATE_KEY, versionKey } from 'release-store/objects/store-layout.ts'
import type { SiteFiles } from 'release-store/site-files.ts'

import { generateSite } from '../generate/generate-site.ts'
import { createEntry, createMeta, pageTemplate } from './site-fixtures.ts'

/** Publishes a version into object storage, as the release tool does. */
async function storeVersion(
  storage: ObjectStorage,
  name: string,
  version: string,
  files: Record<string, string>,
): Promise<void> {
  const digests: Record<string, string> = {}
  for (const [file, text] of Object.entries(files)) {
    await storage.put(`${name}/${version}/${file}`, text)
    digests[file] = computeDigest(text)
  }
  await storage.put(versionKey(name, version), JSON.stringify({ id: 'a', files: digests }))
}

/** The script that a version of the catalogue loads in these releases. */
export const scriptOf = (version: string) => `catalogue('${version}')`.repeat(20)

/** Publishes a version of the catalogue. */
export const storeCatalogue = (storage: ObjectStorage, version: string) =>
  storeVersion(storage, 'mfe-catalog', version, {
    'remoteEntry.js': scriptOf(version),
    'deep/er.js': 'deeper()',
    '.maps/remoteEntry.js.map': '{}',
  })

interface Release {
  revision: number
  /** The live version of the catalogue. */
  live: string
  /** Its published versions. */
  published?: string[]
}

/** Makes a version of the catalogue live in object storage, as the release tool does. The shell is stored with the first. */
export async function storeRelease(
  storage: ObjectStorage,
  { revision, live, published = [live] }: Release,
): Promise<void> {
  const shell = { 'index.html': pageTemplate, 'main.js': 'start()' }
  if ((await storage.size(versionKey('shell', '1.0.0'))) === null) {
    await storeVersion(storage, 'shell', '1.0.0', shell)
  }
  const texts: Record<string, string> = {}
  const files: SiteFiles = {
    readSiteFile: async (file) => texts[file] ?? null,
    async writeSiteFile(file, text) {
      if (/^pages\/[0-9a-f]/.test(file)) await storage.put(file, text)
      else texts[file] = text
    },
    listSiteFiles: async () => [],
    removeSiteFile: async () => undefined,
  }
  const entry = createEntry('mfe-catalog', ['/shop'], live)
  await generateSite(files, {
    discovery: { schema: DISCOVERY_SCHEMA, microFrontends: { 'mfe-catalog': [entry] } },
    versions: { shell: ['1.0.0'], 'mfe-catalog': published },
    released: { shell: ['1.0.0'], 'mfe-catalog': [live] },
    template: pageTemplate,
    readRemotePages: async () => ({ meta: { '/shop': createMeta('Shop') }, noindex: [] }),
  })
  await storage.put(STATE_KEY, JSON.stringify({ states: [], site: { revision, files: texts } }))
}
