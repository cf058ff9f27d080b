import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Lang } from './texts.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What a remote says of a page in `e2e/pages.json`, under the page's key in `src/paths.json`. */
interface PageExpectations {
  heading: Record<Lang, string>
  /** An address that matches the path, where the path has parameters. */
  address?: string
  /** Only members see it. */
  requiresSession?: boolean
  /** The page that stands for its remote in tests of loading and failing; it has a button. */
  smokeTest?: boolean
}

export interface SitePage extends PageExpectations {
  /** The owner's name. */
  owner: string
  path: string
  address: string
}

function readJson<Value>(...segments: string[]): Value {
  return JSON.parse(readFileSync(path.join(root, ...segments), 'utf8')) as Value
}

/** @throws Error naming the page when a remote's `e2e/pages.json` and `src/paths.json` disagree */
function readPages(owner: string): SitePage[] {
  const paths = readJson<Record<string, string>>(owner, 'src/paths.json')
  const expectations = readJson<Record<string, PageExpectations>>(owner, 'e2e/pages.json')
  const unknown = Object.keys(expectations).find((key) => paths[key] === undefined)
  if (unknown) throw new Error(`${owner}/e2e/pages.json: no path is called ${unknown}`)
  return Object.entries(paths).map(([key, pattern]) => {
    const page = expectations[key]
    if (!page) throw new Error(`${owner}/e2e/pages.json: the page ${key} is missing`)
    return { address: pattern, ...page, owner, path: pattern }
  })
}

/** Every remote of this repository, with its pages. */
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

const notFound: SitePage = {
  owner: 'shell',
  path: '/error',
  address: '/error',
  heading: { en: 'Page Not Found', ar: 'الصفحة غير موجودة' },
}

/** Every page of the site. */
export const sitePages: readonly SitePage[] = [...remotes.flatMap(({ pages }) => pages), notFound]
