import { type Locale, localeOf, LOCALES } from '@shop/contracts/rules/locale-files.ts'
import type { RemoteManifest } from '@shop/contracts/wire/remote-manifest.ts'
import type { VersionFiles } from 'release-store/version-files.ts'

import type { RemoteSubject, ShellSubject } from './live-builds.ts'

/** Default limit for the files of one page in bytes (gzip); `budget` in a remote's package.json replaces it. */
export const DEFAULT_PAGE_BUDGET = 75_000

export interface PageSize {
  /** The path pattern, 'The extension KEY', or 'The start' of a shell. */
  pattern: string
  /** Bytes (gzip) of the front end that are fetched before the page shows, in the locale with the most. */
  bytes: number
  largest: { file: string; bytes: number }
}

/** Measures every page of a remote: its entry, its common files and the page's own. */
export async function measurePages(
  { entry, preload, pages }: RemoteManifest,
  files: VersionFiles,
): Promise<PageSize[]> {
  return Promise.all(
    Object.entries(pages).map(async ([pattern, ownFiles]) =>
      measureFiles(pattern, [entry, ...preload, ...ownFiles], files),
    ),
  )
}

/** Measures what a remote adds to the pages of others, which does without its common files. */
const measureExtensions = async (
  { entry, extensions = [] }: RemoteManifest,
  files: VersionFiles,
): Promise<PageSize[]> =>
  Promise.all(
    extensions.map(async ({ key, files: ownFiles }) =>
      measureFiles(`The extension ${key}`, [entry, ...ownFiles], files),
    ),
  )

/** Measures the scripts with which a shell starts, before any remote. */
export async function measureStart(files: VersionFiles): Promise<PageSize> {
  const page = await files.read('index.html')
  const scripts = [...page.matchAll(/<script defer [^>]*src="[^"]*?([^"/]+)"/g)]
  return measureFiles(
    'The start',
    scripts.map(([, file = '']) => file),
    files,
  )
}

/** Measures files of a version. @param pattern of the page that needs them */
export async function measureFiles(
  pattern: string,
  names: readonly string[],
  files: VersionFiles,
): Promise<PageSize> {
  const sizes = await Promise.all(
    [...new Set(names)].map(async (file) => ({ file, bytes: await transferSize(files, file) })),
  )
  const totalOf = (locale: Locale) =>
    sizes
      .filter(({ file }) => (localeOf(file) ?? locale) === locale)
      .reduce((sum, { bytes }) => sum + bytes, 0)
  const [largest = { file: '', bytes: 0 }] = sizes.toSorted((one, other) => other.bytes - one.bytes)
  return { pattern, bytes: Math.max(...LOCALES.map(totalOf)), largest }
}

async function transferSize(files: VersionFiles, file: string): Promise<number> {
  return (await files.size(`${file}.gz`)) ?? (await files.size(file)) ?? 0
}

export const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** The pages, or the start of the shell, that exceed their front end's budget. */
export function findSizeProblems(
  label: string,
  { name, budget }: { name: string; budget: number | null },
  sizes: readonly PageSize[],
): string[] {
  const limit = budget ?? DEFAULT_PAGE_BUDGET
  return sizes
    .filter(({ bytes }) => bytes > limit)
    .map(
      ({ pattern, bytes, largest }) =>
        `${pattern} of ${label} needs ${formatKilobytes(bytes)} kB (gzip), more than its budget of ${formatKilobytes(limit)} kB; ` +
        `the largest file is ${largest.file}, ${formatKilobytes(largest.bytes)} kB. Make it smaller, or set "budget" in ${name}/package.json.`,
    )
}

/** The pages and extensions of a remote that exceed its budget. */
export const findPageSizeProblems = async ({ label, manifest, files }: RemoteSubject) =>
  findSizeProblems(label, manifest, [
    ...(await measurePages(manifest, files)),
    ...(await measureExtensions(manifest, files)),
  ])

/** Whether the start of a shell exceeds its budget, if it has one. */
export const findStartSizeProblems = async ({ label, budget, files }: ShellSubject) =>
  budget === undefined
    ? []
    : findSizeProblems(label, { name: 'shell', budget }, [await measureStart(files)])
