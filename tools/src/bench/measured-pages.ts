import path from 'node:path'

import { readPages } from '@shop/config/pages.js'
import { repositoryRoot } from 'workspace/workspace.ts'

export const LANGUAGES = ['en', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** A page that Lighthouse visits, and by what it is recognised once it has rendered. */
export interface MeasuredPage {
  name: string
  address: string
  heading: Record<Language, string>
  /** CSS selector of what the page is for. */
  content: string
}

/** The remote, its key of the page, and a selector of the page's content, keyed by name. */
const PAGES = {
  home: ['mfe-content', 'home', 'main img'],
  category: ['mfe-catalog', 'products', 'main a[href^="/product-detail/"]'],
  product: ['mfe-catalog', 'product', 'main img'],
  cart: ['mfe-checkout', 'cart', 'main a'],
  agents: ['mfe-agents', 'agents', 'main li img, main article img'],
} as const

export const PAGE_NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[]
export type PageName = keyof typeof PAGES

/** The page with the heading and the example address that its remote's end-to-end tests use. */
export function readMeasuredPage(name: PageName): MeasuredPage {
  const [remote, key, content] = PAGES[name]
  const page = readPages(path.join(repositoryRoot, remote)).pages.find((each) => each.key === key)
  if (!page) throw new Error(`${remote} has no page ${key}`)
  const address = page.example ?? page.path
  return { name, address, heading: page.heading, content }
}
