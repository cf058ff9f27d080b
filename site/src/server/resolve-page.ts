import { existsSync } from 'node:fs'
import path from 'node:path'

import { isRemoteName } from '@shop/contracts/remote-name.ts'

import { PAGE_INDEX, parsePageIndex } from '../page-index.ts'
import { SHELL_PATTERNS } from '../path-patterns.ts'
import { derivedFile } from './derived-file.ts'
import { createPatternMatcher } from './pattern-matcher.ts'

export interface ResolvedPage {
  /** Relative to the release folder. */
  file: string
  status: 200 | 404
  /** Whether search engines may index it. */
  indexable: boolean
  /** Of a page of the shop: the path pattern that it matches, `*` if it matches none. */
  pattern?: string
}

/**
 * Creates a function that finds the HTML file for an address: the generated page of its path pattern, a released
 * remote's own page, or the shell's page with status 404. Null for the address of a file.
 * @param onRelease called with all files that are live whenever these are others
 */
export function createPageResolver(
  folder: string,
  onRelease: (files: ReadonlySet<string>) => void = () => undefined,
): (pathname: string) => ResolvedPage | null {
  const readIndex = derivedFile(path.join(folder, PAGE_INDEX), (text) => {
    const index = parsePageIndex(text)
    onRelease(new Set([index.shell, ...Object.values(index.pages).map(({ file }) => file)]))
    return {
      ...index,
      match: createPatternMatcher([...Object.keys(index.pages), ...SHELL_PATTERNS]),
    }
  })
  return (pathname) => {
    const remotePage = findRemotePage(folder, pathname)
    if (remotePage) return { file: remotePage, status: 200, indexable: false }
    const { shell, pages, match } = readIndex()
    // The router collapses leading slashes; here `//x` is an unknown address.
    const pattern = pathname.startsWith('//') ? undefined : match(pathname)
    if (pattern === undefined) {
      // An id may contain a dot; elsewhere it marks a missing file, which must not be answered with a page.
      if (/\.[a-z0-9]+$/i.test(pathname)) return null
      return { file: shell, status: 404, indexable: false, pattern: '*' }
    }
    const page = pages[pattern]
    return page ? { ...page, status: 200, pattern } : { file: shell, status: 200, indexable: false }
  }
}

/** The page of a released remote by itself: `/mfe-NAME/VERSION/…`. */
function findRemotePage(folder: string, pathname: string): string | null {
  const [, name = '', version, ...rest] = pathname.split('/')
  if (!isRemoteName(name) || !version || version.startsWith('.')) return null
  // Files lie in the version's folder itself, and a missing one must not be answered with a page. An id may contain a dot.
  if (rest.length === 1 && rest[0]?.includes('.')) return null
  const file = path.join(name, version, 'index.html')
  return existsSync(path.join(folder, file)) ? file : null
}
