import path from 'node:path'

import { PAGES_FILE, readPages } from '@shop/config/pages.js'
import { SHELL_PATTERNS } from 'site/path-patterns.ts'
import { findRemotes } from 'workspace/workspace.ts'

export interface Route {
  path: string
  owner: string
  /** Key in the owner's `src/pages.json`; the shell's paths have none. */
  key: string
  /** The page's file, relative to the repository; for redirects and the shell's paths, where they are declared. */
  file: string
}

/** The file in which the shell declares its routes; it takes every path that no remote owns. */
const SHELL_ROUTES = 'shell/src/routes/routes.tsx'

/**
 * Every path of the site: those of all remotes of a repository, then the shell's.
 * @throws what `readPages` throws when a remote's `pages.json` is wrong
 */
export function listRoutes(root: string): Route[] {
  const owned = findRemotes(root).flatMap((owner) =>
    readPages(path.join(root, owner)).pages.map(({ key, path: pattern, module }) => {
      const file = module ? path.join(owner, 'src', module) : path.join(owner, PAGES_FILE)
      return { path: pattern, owner, key, file }
    }),
  )
  const shell = [...SHELL_PATTERNS, '*'].map((pattern) => ({
    path: pattern,
    owner: 'shell',
    key: '',
    file: SHELL_ROUTES,
  }))
  return [...owned, ...shell]
}

/** A plain-text table of routes: path, owner, key and file in aligned columns under a heading. */
export function formatRoutes(routes: readonly Route[]): string {
  const rows = [
    ['PATH', 'OWNER', 'KEY', 'FILE'],
    ...routes.map(({ path: pattern, owner, key, file }) => [pattern, owner, key, file]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}
