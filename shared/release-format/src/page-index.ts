import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The generated files around one version of the shell. */
export interface ShellPages {
  /** The page of the shell's own and of unknown addresses. */
  shell: string
  /** Keyed by a remote's path pattern. */
  pages: Record<string, { file: string; indexable: boolean }>
}

/** Which generated file is served at which address. File names are content hashes, so this file alone decides what is served. */
export interface PageIndex extends ShellPages {
  /** The pages of the version of the shell that a share of the visitors gets instead, if there is one. */
  canary?: ShellPages & { version: string; /** Percent. */ traffic: number }
  sitemap: string
  robots: string
}

export const PAGE_FOLDER = 'pages'
export const PAGE_INDEX = `${PAGE_FOLDER}/index.json`

/** Whether a file is named by its content, so that it never changes: a page, which the index refers to. */
export const isPageFile = (file: string): boolean =>
  file.startsWith(`${PAGE_FOLDER}/`) && file !== PAGE_INDEX

export const parsePageIndex = (text: string) => JSON.parse(text) as PageIndex

/** Reads the current index of a release folder. @throws before the first shell is live */
export function readPageIndex(folder: string): PageIndex {
  return parsePageIndex(readFileSync(path.join(folder, PAGE_INDEX), 'utf8'))
}

/** The files that pages are put into. */
export const listPageFiles = ({ shell, pages, canary }: PageIndex): string[] =>
  [{ shell, pages }, ...(canary ? [canary] : [])].flatMap((each) => [
    each.shell,
    ...Object.values(each.pages).map(({ file }) => file),
  ])
