import path from 'node:path'

import { readShellSlots } from '@shop/config/package-folder.js'
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

export interface SlotOfPage {
  slot: string
  owner: string
  /** Of the page that has it; the shell's own pages have none. */
  path: string
  /** What fills it: `mfe-catalog bestSellers`. */
  extensions: string[]
}

/**
 * Every slot of the pages of a repository, with what its remotes fill it with; then those that they fill and nobody here has.
 * @throws what `readPages` throws when a remote's `pages.json` is wrong
 */
export function listSlots(root: string): SlotOfPage[] {
  const remotes = findRemotes(root).map((name) => ({ name, ...readPages(path.join(root, name)) }))
  const slots = [
    ...remotes.flatMap(({ name, pages }) =>
      pages.flatMap((page) =>
        (page.slots ?? []).map((slot) => ({ slot, owner: name, path: page.path })),
      ),
    ),
    ...readShellSlots(path.join(root, 'shell')).map((slot) => ({ slot, owner: 'shell', path: '' })),
  ]
  const filled = remotes.flatMap(({ extensions }) => extensions.flatMap((each) => each.slots))
  const elsewhere = [...new Set(filled)].filter((slot) => slots.every((each) => each.slot !== slot))
  return [...slots, ...elsewhere.map((slot) => ({ slot, owner: '', path: '' }))].map((each) => ({
    ...each,
    extensions: remotes.flatMap(({ name, extensions }) =>
      extensions
        .filter(({ slots: of }) => of.includes(each.slot))
        .map(({ key }) => `${name} ${key}`),
    ),
  }))
}

/** A plain-text table of routes: path, owner, key and file in aligned columns under a heading. */
export const formatRoutes = (routes: readonly Route[]): string =>
  formatTable([
    ['PATH', 'OWNER', 'KEY', 'FILE'],
    ...routes.map(({ path: pattern, owner, key, file }) => [pattern, owner, key, file]),
  ])

/** A plain-text table of slots: slot, owner, path and extensions in aligned columns under a heading. */
export const formatSlots = (slots: readonly SlotOfPage[]): string =>
  formatTable([
    ['SLOT', 'OWNER', 'PATH', 'EXTENSIONS'],
    ...slots.map(({ slot, owner, path: pattern, extensions }) => [
      ...[slot, owner, pattern],
      extensions.join(', '),
    ]),
  ])

function formatTable(rows: readonly string[][]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}
