import { expect, test } from './support/fixtures.ts'
import { sitePages } from './support/site-pages.ts'
import type { Lang } from './support/texts.ts'

/** What programs read at an address. */
interface Text {
  address: string
  markdown: string
  problems: string[]
}

interface Product {
  _id: string
  title: Record<Lang, string>
  price: number
}

const PARALLEL = 4
/** The server has no place for another rendering; it says when it has. */
const BUSY = 503

const isArabic = (address: string) => /^\/ar(?:\/|$)/.test(new URL(address).pathname)

/** The address of the page whose Markdown is here. */
const toPage = (address: string) =>
  new URL(address.replace(/(?:\/index)?\.md(?=\?|$)/, '')).href.replace(/\/$/, '')

async function readText(address: string): Promise<Text> {
  let response = await fetch(address)
  await expect(async () => {
    if (response.status === BUSY) response = await fetch(address)
    expect(response.status, address).not.toBe(BUSY)
  }).toPass()
  const { headers, status } = response
  const markdown = await response.text()
  const canonical = /^<([^>]*?)\/?>; rel="canonical"$/.exec(headers.get('link') ?? '')?.[1]
  const problems = [
    status !== 200 && `status ${status}`,
    headers.get('content-type') !== 'text/markdown; charset=utf-8' && 'not Markdown',
    headers.get('x-robots-tag') !== 'noindex' && 'listed by search engines',
    // The text on the whole shop is that of no page.
    !address.endsWith('/agents.md') && canonical !== toPage(address) && `canonical: ${canonical}`,
    !markdown.startsWith('# ') && 'no heading',
  ].filter((problem) => problem !== false)
  return { address, markdown, problems }
}

/** Addresses of this site's Markdown that a text has, as links or as they stand. */
const listAddresses = (markdown: string, site: string) =>
  [...markdown.matchAll(/https?:\/\/[^\s)>؛،]+/g)]
    .map(([address]) => address.replace(/[.,;]$/, '').replace(/#.*/, ''))
    .filter((address) => {
      const { origin, pathname } = new URL(address)
      return origin === site && pathname.endsWith('.md')
    })

/** Reads all that the text on the shop leads to, and what that leads to. */
async function crawl(begin: string, site: string): Promise<Text[]> {
  const seen = new Set([begin])
  const waiting = [begin]
  const texts: Text[] = []
  while (waiting.length > 0) {
    const read = await Promise.all(waiting.splice(0, PARALLEL).map(readText))
    texts.push(...read)
    const found = read.flatMap(({ markdown }) => listAddresses(markdown, site))
    for (const address of found) {
      // The other language is another crawl's.
      if (seen.has(address) || isArabic(address) !== isArabic(begin)) continue
      seen.add(address)
      waiting.push(address)
    }
  }
  return texts
}

async function listSitemap(site: string): Promise<string[]> {
  const readLocations = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => location,
    )
  const parts = await Promise.all((await readLocations(`${site}/sitemap.xml`)).map(readLocations))
  return parts.flat()
}

async function listProducts(backend: string): Promise<Product[]> {
  const readResults = async <Result>(path: string) => {
    const response = await fetch(`${backend}/api/v1.0/${path}`)
    return ((await response.json()) as { results: Result[] }).results
  }
  const categories = await readResults<{ _id: string }>('categories/all-category/admin-side')
  const lists = await Promise.all(
    categories.map(({ _id }) =>
      readResults<Product>(`products/public/adminSide-products/${encodeURIComponent(_id)}`),
    ),
  )
  return lists.flat()
}

/** A text without the signs that keep its directions and its Markdown apart. */
const toPlain = (text: string) =>
  text.replaceAll(/[\\\u200E\u200F\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ')

const withoutMarkdown = new Set(
  sitePages.filter(({ markdown }) => markdown === undefined).map(({ address }) => address),
)

for (const [lang, prefix] of [
  ['en', ''],
  ['ar', '/ar'],
] as const) {
  test(`a program reads the whole shop by Markdown alone (${lang})`, async ({
    baseURL,
    backend,
  }) => {
    test.setTimeout(300_000)
    const site = String(baseURL)
    const texts = await crawl(`${site}${prefix}/agents.md`, site)
    expect(texts.filter(({ problems }) => problems.length > 0)).toEqual([])

    const ofPages = texts.filter(({ address }) => !address.endsWith('/agents.md'))
    const strays = ofPages.filter(({ markdown }) =>
      listAddresses(markdown, site).some((address) => isArabic(address) !== (lang === 'ar')),
    )
    expect(strays.map(({ address }) => address)).toEqual([])

    const read = new Set(ofPages.map(({ address }) => toPage(address).split('?')[0]))
    const listed = (await listSitemap(site)).filter(
      (address) =>
        isArabic(address) === (lang === 'ar') &&
        !withoutMarkdown.has(new URL(address).pathname.replace(/^\/ar(?=\/)/, '')),
    )
    expect(listed.length).toBeGreaterThan(50)
    expect(listed.filter((address) => !read.has(address.replace(/\/$/, '')))).toEqual([])

    const byPage = new Map(ofPages.map(({ address, markdown }) => [toPage(address), markdown]))
    const products = await listProducts(backend)
    expect(products.length).toBeGreaterThan(40)
    for (const { _id, title, price } of products) {
      const markdown = toPlain(byPage.get(`${site}${prefix}/product-detail/${_id}`) ?? '')
      expect(markdown).toContain(toPlain(`# ${title[lang]} `))
      expect(markdown).toContain(price.toFixed(2))
    }
  })
}
