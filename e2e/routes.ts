import type { Lang } from './texts.ts'

export interface SiteRoute {
  /** The pattern, as in the table of routes. */
  path: string
  /** An address of it, where the pattern has parameters. */
  at?: string
  /** What the page's heading says. */
  heading: Record<Lang, string | RegExp>
  /** Guarded: only a member sees it. */
  member?: boolean
  /** Where it leads on to. */
  leadsTo?: string
}

const page = (path: string, en: string, ar: string): SiteRoute => ({ path, heading: { en, ar } })

/** Every page of the site, with the heading that it is known by. */
export const siteRoutes: SiteRoute[] = [page('/shop', 'Shop', 'المتجر')]
