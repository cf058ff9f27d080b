import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { languagePrefix, toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { SHOP_TEXT_PATHS, toMarkdownAddress } from '@shop/contracts/rules/markdown-address.ts'
import { UCP_PROFILE_PATH } from '@shop/contracts/rules/ucp.ts'
import type { Category } from '@shop/contracts/wire/catalog.ts'
import { SITE_PLACEHOLDER } from '@shop/release-format/html-placeholders.js'
import { LICENSE_NOTICES } from '@shop/release-format/version-files.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import {
  createSitemap,
  createSitemapIndex,
  PAGES_SITEMAP_PATH,
  PRODUCT_FEED_PATH,
  productsSitemapPath,
  SITEMAP_PATH,
  SITEMAP_SIZE,
} from '../crawler-files.ts'
import { toDefaultRemotes } from '../live/live-release.ts'
import { encodeBody, type EncodedBody, sendEncoded } from './encoded-body.ts'
import { fetchCatalogPaths, fetchCategories } from './fetch-catalog.ts'
import { fillPlaceholders } from './html-placeholders.ts'
import { FRESH_SECONDS } from './page-cache.ts'
import { createProductFeed, fetchListedProducts } from './product-feed.ts'
import { describeShop } from './shop-text.ts'
import type { SiteContext } from './site-context.ts'
import { hasUcp } from './ucp-profile.ts'

const CATALOG_TTL_MS = 3_600_000
const RETRY_AFTER_SECONDS = 300
/** In place of the version of a blog, which is positive, where no owner has changed it. */
const OWN_BLOG = -1
const ALL_ROBOTS = 'User-agent: *\n'
/** Search engines list no results of a search; programs may search by Markdown. */
const SEARCH_TEXTS = [sitePaths.search, toArabicAddress(sitePaths.search)]
  .map((path) => `Allow: ${toMarkdownAddress(path)}\n`)
  .join('')
/** Of `robots.txt`, where owners publish texts for machines. */
const SHOP_TEXTS = SHOP_TEXT_PATHS.map(
  (path) => `# What the shop is, for programs: ${SITE_PLACEHOLDER}${path}\n`,
).join('')
const UCP_NOTE = `# The catalogue by the Universal Commerce Protocol: ${SITE_PLACEHOLDER}${UCP_PROFILE_PATH}\n`

/**
 * Plugin that serves what clients ask for by fixed addresses: `robots.txt`, the sitemap index, the sitemaps of the
 * generated pages and of the catalogue, the feeds of the products, the manifest of the web app, the icons, and where each
 * part of the shop has the notices of the software of others in it.
 */
export async function crawlerFiles(
  app: FastifyInstance,
  { folder, config, liveConfig, release, isReadable, internalOrigins }: SiteContext,
): Promise<void> {
  const { origin } = new URL(config.apiUrl)
  const apiUrl = (internalOrigins[origin] ?? origin) + config.apiUrl.slice(origin.length)
  // Of many products, these texts are large: they are written and compressed once for all that ask.
  const sitemaps = new LRUCache<number, EncodedBody[]>({
    max: 1,
    ttl: CATALOG_TTL_MS,
    fetchMethod: async (blogVersion) => {
      const paths = await fetchCatalogPaths(apiUrl, blogVersion !== OWN_BLOG)
      const parts: EncodedBody[] = []
      do {
        const part = paths.slice(parts.length * SITEMAP_SIZE, (parts.length + 1) * SITEMAP_SIZE)
        parts.push(await encodeBody(fillPlaceholders(createSitemap(part), config)))
      } while (parts.length * SITEMAP_SIZE < paths.length)
      return parts
    },
  })
  // By the owner's blog, so that a post that is hidden leaves the sitemap with its page.
  const loadSitemaps = () => sitemaps.forceFetch(liveConfig.read().config.blogVersion ?? OWN_BLOG)
  // Merchants' programs compare prices, so feeds are as fresh as pages.
  const feeds = new LRUCache<string, (language: 'en' | 'ar') => Promise<EncodedBody>>({
    max: 1,
    ttl: FRESH_SECONDS * 1_000,
    ttlResolution: 0,
    perf: Date,
    fetchMethod: async (url) => {
      const listed = await fetchListedProducts(url)
      const { config: live } = liveConfig.read()
      const bodies = new Map<string, Promise<EncodedBody>>()
      return (language) => {
        const body =
          bodies.get(language) ?? createProductFeed(listed, language, live).then(encodeBody)
        bodies.set(language, body)
        return body
      }
    },
  })
  const readGenerated = (file: string) =>
    isReadable(file) ? readFileSync(path.join(folder, file), 'utf8') : null

  function serve(address: string, type: string, read: () => string | null) {
    app.get(address, async (_request, reply) => {
      const text = read()
      if (text === null) return reply.code(404).type('text/plain').send('Not found\n')
      const body = fillPlaceholders(text, config)
      return reply.type(`${type}; charset=utf-8`).header('Cache-Control', 'no-cache').send(body)
    })
  }

  const toIcon = (file: string) =>
    liveConfig.read().config.logo?.light.url ?? `/shell/${release.read().shellVersion}/${file}`
  for (const file of ['favicon.ico', 'apple-touch-icon.png']) {
    app.get(`/${file}`, (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').redirect(toIcon(file)),
    )
  }
  serve('/manifest.webmanifest', 'application/manifest+json', () => {
    const { brandName, logo } = liveConfig.read().config
    const sizes = logo ? [logo.light] : [192, 512].map((side) => ({ width: side, height: side }))
    return JSON.stringify({
      name: brandName.en,
      name_localized: { ar: brandName.ar },
      start_url: '/',
      icons: sizes.map(({ width, height }) => ({
        src: toIcon(`icon-${width}.png`),
        sizes: `${width}x${height}`,
        type: 'image/png',
      })),
    })
  })
  serve(`/${LICENSE_NOTICES}`, 'text/plain', () => {
    const { shellVersion, entries } = release.read()
    const addresses = [
      ['shell', shellVersion],
      ...toDefaultRemotes(entries).map(({ name, entry }) => [name, entry.metadata.version]),
    ]
      .map((version) => [...version, LICENSE_NOTICES].join('/'))
      .filter((file) => existsSync(path.join(folder, file)))
      .map((file) => new URL(file, config.siteUrl).href)
    return ['The software of others in this shop, and its licenses:', '', ...addresses, ''].join(
      '\n',
    )
  })
  const isForMachines = () => liveConfig.read().config.machineReadable !== false
  serve('/robots.txt', 'text/plain', () => {
    const robots = readGenerated(release.read().index.robots)
    if (!robots || !isForMachines()) return robots
    const notes = SHOP_TEXTS + (hasUcp(liveConfig.read().config) ? UCP_NOTE : '')
    return robots.replace(ALL_ROBOTS, ALL_ROBOTS + SEARCH_TEXTS) + notes
  })
  const categories = new LRUCache<string, Category[]>({
    max: 1,
    ttl: FRESH_SECONDS * 1_000,
    fetchMethod: (url) => fetchCategories(url),
  })
  for (const address of [...SHOP_TEXT_PATHS, ...SHOP_TEXT_PATHS.map(toArabicAddress)]) {
    app.get(address, async (_request, reply) => {
      if (!isForMachines()) return reply.code(404).type('text/plain').send('Not found\n')
      const facts = {
        config: liveConfig.read().config,
        remotes: toDefaultRemotes(release.read().entries),
        // Without the catalogue, the rest is true.
        categories: (await categories.fetch(apiUrl).catch(() => undefined)) ?? [],
      }
      const text = describeShop(facts, languagePrefix(address) ? 'ar' : 'en')
      const type = address.endsWith('.md') ? 'text/markdown' : 'text/plain'
      return reply
        .type(`${type}; charset=utf-8`)
        .header('Cache-Control', 'no-cache')
        .header('X-Robots-Tag', 'noindex')
        .send(text)
    })
  }
  serve(PAGES_SITEMAP_PATH, 'application/xml', () => readGenerated(release.read().index.sitemap))
  async function sendCatalog(
    request: FastifyRequest,
    reply: FastifyReply,
    load: () => Promise<EncodedBody | undefined>,
  ) {
    try {
      const body = await load()
      if (body === undefined) return await reply.code(404).type('text/plain').send('Not found\n')
      void reply.type('application/xml; charset=utf-8').header('Cache-Control', 'no-cache')
      return await sendEncoded(request, reply, body)
    } catch (error) {
      app.log.warn(error, 'The catalogue could not be read for crawlers')
      return reply
        .code(503)
        .header('Retry-After', RETRY_AFTER_SECONDS)
        .type('text/plain')
        .send('The catalogue cannot be read right now\n')
    }
  }

  app.get(SITEMAP_PATH, async (_request, reply) => {
    // Without the catalogue, crawlers get the pages.
    const { length } = await loadSitemaps().catch(() => [null])
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(fillPlaceholders(createSitemapIndex(length), config))
  })
  const sendPart = (request: FastifyRequest, reply: FastifyReply, part: number) =>
    sendCatalog(request, reply, async () => (await loadSitemaps())[part - 1])
  app.get(productsSitemapPath(1), (request, reply) => sendPart(request, reply, 1))
  app.get<{ Params: { part: string } }>(
    '/sitemap-products-:part(^[1-9]\\d{0,3}).xml',
    (request, reply) => sendPart(request, reply, Number(request.params.part)),
  )
  for (const language of ['en', 'ar'] as const) {
    const address = language === 'ar' ? toArabicAddress(PRODUCT_FEED_PATH) : PRODUCT_FEED_PATH
    app.get(address, (request, reply) =>
      sendCatalog(request, reply, async () => (await feeds.forceFetch(apiUrl))(language)),
    )
  }
}
