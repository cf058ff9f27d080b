import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Lang } from './texts.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** An entry of a remote's `pages.json`. */
interface PageEntry {
  path: string
  /** What programs read of it, if they read any of it. */
  markdown?: string
  /** Its module; redirects have none. */
  page?: string
  heading: Record<Lang, string>
  /** An address that matches the path, where the path has parameters. */
  example?: string
  /** Only members see it. */
  session?: boolean
  /** The page that stands for its remote in tests of loading and failing; it has a button. */
  smokeTest?: boolean
}

export interface SitePage extends PageEntry {
  /** The owner's name. */
  owner: string
  address: string
}

function readPages(owner: string): SitePage[] {
  const text = readFileSync(path.join(root, owner, 'src/pages.json'), 'utf8')
  const { pages } = JSON.parse(text) as { pages: Record<string, PageEntry> }
  return Object.values(pages).map((page) => ({
    ...page,
    owner,
    address: page.example ?? page.path,
  }))
}

export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'package.json')))
  .map((name) => ({ name, pages: readPages(name) }))

/** The page that stands for a remote: the one marked so, or its first. */
export function smokeTestPage(pages: readonly SitePage[]): SitePage {
  const [first] = pages
  const page = pages.find(({ smokeTest }) => smokeTest) ?? first
  if (!page) throw new Error('A remote needs at least one page')
  return page
}

/** The remotes whose pages a visitor without a session sees. */
export const publicRemotes = remotes.filter(({ pages }) => !smokeTestPage(pages).session)

const notFound: SitePage = {
  owner: 'shell',
  path: '/error',
  address: '/error',
  heading: { en: 'Page Not Found', ar: 'الصفحة غير موجودة' },
}

export const sitePages: readonly SitePage[] = [...remotes.flatMap(({ pages }) => pages), notFound]
