import type { RemoteManifest } from '@shop/contracts/remote-manifest.ts'

import type { VersionFiles } from '../store/version-files.ts'

/** The module that the shell loads. */
const ROUTES = './routes'

/** Checks that a remote exposes its routes and that every file in its manifest exists. @returns the problems */
export async function validateManifest(
  label: string,
  { exposes, entry, preload, pages }: RemoteManifest,
  files: VersionFiles,
): Promise<string[]> {
  const listed = [...new Set([entry, ...preload, ...Object.values(pages).flat()])]
  const sizes = await Promise.all(listed.map((file) => files.size(file)))
  const missing = listed.filter((_, index) => sizes[index] === null)
  return [
    ...(exposes.includes(ROUTES)
      ? []
      : [
          `${label} does not expose ${ROUTES}, which the shell loads; it exposes ${exposes.join(', ') || 'nothing'}. ` +
            'Build it with the configuration of config/src/webpack.js.',
        ]),
    ...missing.map((file) => `${label} lists ${file}, which is missing. Publish it again.`),
  ]
}
