import type { RemoteDescription } from '../build/manifests.ts'
import type { VersionFiles } from '../store/version-files.ts'

/** The one thing that the shell asks of a remote. */
const ROUTES = './routes'

/** What a version lacks to be a remote at all. */
export async function shapeProblems(
  label: string,
  { exposes, entry, preload, pages }: RemoteDescription,
  files: VersionFiles,
): Promise<string[]> {
  const named = new Set([entry, ...preload, ...Object.values(pages).flat()])
  const sizes = await Promise.all([...named].map((file) => files.size(file)))
  const missing = [...named].filter((_, index) => sizes[index] === null)
  return [
    ...(exposes.includes(ROUTES)
      ? []
      : [
          `${label} does not expose ${ROUTES}, which the shell loads; it exposes ${exposes.join(', ') || 'nothing'}. ` +
            'Build it by the configuration that config/src/webpack.js gives.',
        ]),
    ...missing.map(
      (file) => `${label} names ${file}, which is not among its files. Publish it again.`,
    ),
  ]
}
