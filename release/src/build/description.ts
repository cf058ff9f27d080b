import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { type RemoteManifest, remoteManifestSchema } from '@shop/contracts/wire/remote-manifest.ts'
import { packageOf } from '@shop/release-format/package-of.js'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import { folderVersionFiles } from 'release-store/version-files.ts'
import { z } from 'zod/mini'

import type { ReleaseContext } from '../context.ts'
import { readVersionJson, REMOTE_MANIFEST } from './manifests.ts'

const { shape } = remoteManifestSchema
const describe = (text: string) => z.describe<unknown>(text)
const KERNEL = '@shop/kernel'
const DEFAULT_VERSION = '1.0.0'
/** The description of a remote with a hundred pages has a tenth of it. What visitors load of it is in the discovery file. */
const MAX_DESCRIPTION_BYTES = 500_000

/** `remote.json` as any build tool may write it: what has a usual value may be left out. */
const descriptionSchema = z.extend(remoteManifestSchema, {
  $schema: z.optional(z.string()),
  name: shape.name.check(describe('The remote: mfe- and lower-case words joined by hyphens.')),
  version: z
    .optional(z.string().check(z.regex(/^\d+\.\d+\.\d+$/, 'It must have the form 1.0.0')))
    .check(describe('Of the package; the release tool adds a digest of the files. Default 1.0.0.')),
  paths: shape.paths.check(describe('React Router path patterns of the pages.')),
  entry: shape.entry.check(describe('The container script of Module Federation.')),
  shared: shape.shared.check(
    describe('By request, the modules that are shared with the shell: version and accepted range.'),
  ),
  kernel: z
    .optional(shape.kernel)
    .check(describe('Range of kernels that it works with. Default: that of shared.')),
  exposes: z
    ._default(shape.exposes, ['./routes'])
    .check(describe('Modules of the container. ./routes exports `routes`.')),
  budget: z
    ._default(shape.budget, null)
    .check(describe('Bytes (gzip) that a page may need; null for the common budget.')),
  preload: z
    ._default(shape.preload, [])
    .check(describe('Scripts and style sheets that every page needs beside the entry.')),
  uses: shape.uses.check(
    describe(
      'By request, the names of shared modules that the code uses at run time, such as useCart or cart.add: the shell has to have them.',
    ),
  ),
  query: shape.query.check(describe('Query parameters that a page reads, by its path.')),
  session: shape.session.check(describe('Paths of pages that need a session.')),
  pages: z
    ._default(shape.pages, {})
    .check(describe('Scripts and style sheets that a page needs, by its path.')),
  meta: z
    ._default(shape.meta, {})
    .check(describe('Title and description for search engines in both languages, by path.')),
  noindex: z
    ._default(shape.noindex, [])
    .check(describe('Paths that search engines must not list.')),
  markdown: shape.markdown.check(
    describe('Paths of pages that ./.server has in Markdown, too, for machines.'),
  ),
  skeletons: shape.skeletons.check(
    describe(
      'The kind of skeleton that stands for a page until it is there, by its path: list or product.',
    ),
  ),
  slots: shape.slots.check(describe('Slots of a page, which other remotes may fill, by its path.')),
  extensions: shape.extensions.check(
    describe('What it adds to slots of other pages; ./extensions exports `extensions` by key.'),
  ),
  touches: shape.touches.check(
    describe(
      'What it touches outside of its region: keys of storage, origins by kind, listeners that stay.',
    ),
  ),
})
type Description = z.infer<typeof descriptionSchema>

/** Prints the JSON schema of a build's description, for editors and other tools. */
export async function printSchema({ log }: Pick<ReleaseContext, 'log'>): Promise<void> {
  log(JSON.stringify(z.toJSONSchema(descriptionSchema, { io: 'input' }), null, 2))
}

/**
 * Reads the description `remote.json` of a built folder.
 * @returns the complete manifest, and the version of the package
 * @throws ReleaseError when the folder or its description is missing or has another shape
 */
export async function readDescription(
  folder: string,
): Promise<{ manifest: RemoteManifest; packageVersion: string }> {
  if ((await readdir(folder).catch(nullIfMissing)) === null) {
    throw new ReleaseError(`There is no folder ${folder}. Build the remote first.`)
  }
  const files = folderVersionFiles(folder)
  const bytes = (await files.size(REMOTE_MANIFEST)) ?? 0
  if (bytes > MAX_DESCRIPTION_BYTES) {
    throw new ReleaseError(
      `${path.join(folder, REMOTE_MANIFEST)} has ${bytes} bytes, more than the ${MAX_DESCRIPTION_BYTES} that a description may have.`,
    )
  }
  const description = await readVersionJson(files, REMOTE_MANIFEST, descriptionSchema).catch(
    (error: unknown) => {
      throw error instanceof ReleaseError
        ? new ReleaseError(
            `${path.join(folder, '/')}${error.message}. "release schema" prints its schema.`,
          )
        : error
    },
  )
  return {
    manifest: toManifest(description),
    packageVersion: description.version ?? DEFAULT_VERSION,
  }
}

function toManifest({ $schema: _schema, version: _version, ...description }: Description) {
  const { shared, kernel, paths, pages } = description
  return {
    ...description,
    kernel: kernel ?? kernelRange(shared) ?? '*',
    pages: { ...Object.fromEntries(paths.map((pattern) => [pattern, []])), ...pages },
  }
}

/** The parts of the kernel have one version. */
const kernelRange = (shared: RemoteManifest['shared']) =>
  Object.entries(shared).find(([request]) => packageOf(request) === KERNEL)?.[1].requiredVersion
