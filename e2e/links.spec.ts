import { expect, test } from './support/fixtures.ts'
import { untilRendered } from './support/shopping.ts'
import { sitePages } from './support/site-pages.ts'

/** Paths of the portal: the site leads to the backend, which has their pages. */
const PORTAL = /^\/portal(\/|$)/
const LANGUAGE = { headers: { cookie: 'lang=en' } }

/** Paths of a page's links to the same site. */
function linksOf(html: string, page: URL): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), page))
    .filter(({ origin }) => origin === page.origin)
    .map(({ pathname }) => pathname)
}

const isPage = ({ headers }: Response) => /^text\/html\b/.test(headers.get('content-type') ?? '')

/** Reads what a link leads to; a page as the server renders it. */
async function readPage(page: URL, backend: string) {
  const response = await fetch(page, LANGUAGE)
  if (PORTAL.test(page.pathname)) {
    expect((await fetch(new URL(page.pathname, backend))).status, page.pathname).toBe(200)
  } else if (isPage(response)) {
    return untilRendered(page.pathname)
  }
  return { response, html: await response.text() }
}

/** Crawls every link from the start addresses; returns broken ones with the page that links to them. */
async function crawl(site: string, backend: string, begin: string[]) {
  const from = new Map(begin.map((address) => [address, 'the list of pages']))
  const missing: string[] = []
  // Iterating a map includes entries added meanwhile.
  for (const [address, origin] of from) {
    const page = new URL(address, site)
    const { response, html } = await readPage(page, backend)
    if (response.status !== 200) missing.push(`${address}, linked from ${origin}`)
    for (const link of linksOf(html, page)) if (!from.has(link)) from.set(link, address)
  }
  return { missing, visited: [...from.keys()] }
}

test('no link of any page, as the server renders it, leads to a page that is not there', async ({
  baseURL,
  backend,
}) => {
  const begin = sitePages.filter(({ path }) => path !== '/error').map(({ address }) => address)
  const { missing, visited } = await crawl(String(baseURL), backend, begin)
  expect(missing).toEqual([])
  // Both kinds: from data, and from texts.
  expect(visited).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/product-detail\/\w/),
      '/terms',
      '/portal/login',
    ]),
  )
})
