import type { RemoteDescription } from '../build/manifests.ts'
import { languageOf, languages, type Language } from 'site/locale-files.ts'
import type { VersionFiles } from '../store/version-files.ts'

/** Bytes (gzip) that a page may need of its remote, where the remote's package sets no `budget`. */
export const PAGE_BUDGET = 75_000

export interface PageSize {
  pattern: string
  /** Bytes (gzip) that the browser fetches of the remote before the page shows, in the language with more of them. */
  bytes: number
  /** The largest file among them, and its bytes. */
  largest: { file: string; bytes: number }
}

/** How much each page of a remote needs of it: the entry, what all its pages need, and the page's own. */
export async function pageSizes(
  remote: RemoteDescription,
  files: VersionFiles,
): Promise<PageSize[]> {
  return Promise.all(
    Object.entries(remote.pages).map(async ([pattern, own]) => {
      const names = new Set([remote.entry, ...remote.preload, ...own])
      const sizes = await Promise.all(
        [...names].map(async (file) => ({ file, bytes: await transferred(files, file) })),
      )
      const inAll = (lang: Language) =>
        sizes
          .filter(({ file }) => (languageOf(file) ?? lang) === lang)
          .reduce((sum, { bytes }) => sum + bytes, 0)
      const [largest = { file: '', bytes: 0 }] = sizes.toSorted(
        (one, other) => other.bytes - one.bytes,
      )
      return { pattern, bytes: Math.max(...languages.map(inAll)), largest }
    }),
  )
}

/** Bytes that a browser fetches for a file. */
async function transferred(files: VersionFiles, file: string): Promise<number> {
  return (await files.size(`${file}.gz`)) ?? (await files.size(file)) ?? 0
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Pages that need more than they may. */
export function sizeProblems(
  label: string,
  { name, budget }: Pick<RemoteDescription, 'name' | 'budget'>,
  sizes: readonly PageSize[],
): string[] {
  const allowed = budget ?? PAGE_BUDGET
  return sizes
    .filter(({ bytes }) => bytes > allowed)
    .map(
      ({ pattern, bytes, largest }) =>
        `${pattern} of ${label} needs ${kilobytes(bytes)} (gzip), more than its budget of ${kilobytes(allowed)}; ` +
        `the most is ${largest.file}, ${kilobytes(largest.bytes)}. Make it smaller, or set "budget" in ${name}/package.json.`,
    )
}
