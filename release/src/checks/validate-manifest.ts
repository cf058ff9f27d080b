import type { RemoteSubject } from './live-builds.ts'

/** The modules that the shell loads. */
const ROUTES = './routes'
const EXTENSIONS = './extensions'

/** A file of the version's own folder or of one within: an address elsewhere would be loaded as well. */
export const isOwnFile = (file: string): boolean =>
  /^[^/\\:]+(\/[^/\\:]+)*$/.test(file) && !file.split('/').includes('..')

/** Checks that a remote's manifest is that of this remote, exposes what the shell loads and lists files that exist. */
export async function validateManifest({
  label,
  name,
  manifest: { name: described, exposes, entry, preload, pages, extensions = [] },
  files,
}: Pick<RemoteSubject, 'label' | 'name' | 'manifest' | 'files'>): Promise<string[]> {
  const ofExtensions = extensions.flatMap((extension) => extension.files)
  const listed = [...new Set([entry, ...preload, ...Object.values(pages).flat(), ...ofExtensions])]
  const loaded = [ROUTES, ...(extensions.length > 0 ? [EXTENSIONS] : [])]
  const foreign = listed.filter((file) => !isOwnFile(file))
  const own = listed.filter(isOwnFile)
  const sizes = await Promise.all(own.map((file) => files.size(file)))
  const missing = own.filter((_, index) => sizes[index] === null)
  return [
    ...(described === name
      ? []
      : [
          `${label} describes ${described}. Release it as ${described}, or name it ${name} and build it again.`,
        ]),
    ...loaded
      .filter((module) => !exposes.includes(module))
      .map(
        (module) =>
          `${label} does not expose ${module}, which the shell loads; it exposes ${exposes.join(', ') || 'nothing'}. ` +
          'Build it with the configuration of config/src/webpack.js.',
      ),
    ...foreign.map(
      (file) =>
        `${label} lists ${file}, which is not in its folder. Build it again with its own files.`,
    ),
    ...missing.map((file) => `${label} lists ${file}, which is missing. Publish it again.`),
  ]
}
