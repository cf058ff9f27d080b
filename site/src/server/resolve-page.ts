import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { matchRoutes } from 'react-router-dom'

import { PAGE_INDEX, type PageIndex } from '../generate/pages.ts'
import { shellPatterns } from '../path-patterns.ts'

interface Page {
  /** Relative to the release folder. */
  file: string
  status: 200 | 404
  /** Whether search engines may list it. */
  listed: boolean
}

/** Which released file answers what, as of now. */
export function readIndex(folder: string): PageIndex {
  return JSON.parse(readFileSync(path.join(folder, PAGE_INDEX), 'utf8')) as PageIndex
}

/**
 * The HTML file that answers an address: the owner's page, a released remote's own page, or the shell's
 * with status 404. Null for an address that names a file.
 */
export function pageFor(folder: string, pathname: string): Page | null {
  if (/\.[a-z0-9]+$/i.test(pathname) && !ownPage(folder, pathname)) return null
  const own = ownPage(folder, pathname)
  if (own) return { file: own, status: 200, listed: false }
  const { shell, pages } = readIndex(folder)
  const routes = [...Object.keys(pages), ...shellPatterns].map((pattern) => ({ path: pattern }))
  // The router takes two slashes for one; here they are an address that nobody owns.
  const pattern = pathname.startsWith('//')
    ? undefined
    : matchRoutes(routes, pathname)?.at(-1)?.route.path
  if (pattern === undefined) return { file: shell, status: 404, listed: false }
  return { status: 200, ...(pages[pattern] ?? { file: shell, listed: false }) }
}

/** The page of a released remote alone: `/mfe-NAME/VERSION/…`. */
function ownPage(folder: string, pathname: string): string | null {
  const [, name, version, ...rest] = pathname.split('/')
  if (!name?.startsWith('mfe-') || !version || version.startsWith('.')) return null
  // What looks like a file and is not there is missing, not a page.
  if (rest.at(-1)?.includes('.')) return null
  const file = path.join(name, version, 'index.html')
  return existsSync(path.join(folder, file)) ? file : null
}
