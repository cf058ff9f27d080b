import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'
import type { FastifyInstance } from 'fastify'

import {
  createSitemap,
  PAGES_SITEMAP_PATH,
  PRODUCTS_SITEMAP_PATH,
  SITEMAP_INDEX,
  SITEMAP_PATH,
} from '../crawler-files.ts'
import { readPageIndex } from '../page-index.ts'
import { fetchCatalogPaths } from './catalog-paths.ts'
import { fillPlaceholders } from './html-placeholders.ts'
import { memoizeWithTtl } from './memoize-with-ttl.ts'

const CATALOG_TTL_MS = 3_600_000
const RETRY_AFTER_SECONDS = 300

interface Options {
  /** Whether a generated file may be read. */
  isRegularPath: (file: string) => boolean
  /** Where the site itself reaches the configuration's origins, by origin. */
  internalOrigins: Readonly<Record<string, string>>
}

/**
 * Serves `robots.txt`, the sitemap index, and the sitemaps of the generated pages and of the catalogue.
 */
export function registerCrawlerRoutes(
  app: FastifyInstance,
  folder: string,
  config: RuntimeConfig,
  { isRegularPath, internalOrigins }: Options,
): void {
  const { origin } = new URL(config.apiUrl)
  const apiUrl = (internalOrigins[origin] ?? origin) + config.apiUrl.slice(origin.length)
  const loadCatalogPaths = memoizeWithTtl(() => fetchCatalogPaths(apiUrl), CATALOG_TTL_MS)
  const readGenerated = (file: string) =>
    isRegularPath(file) ? readFileSync(path.join(folder, file), 'utf8') : null

  function serve(address: string, type: string, read: () => string | null) {
    app.get(address, async (_request, reply) => {
      const text = read()
      if (text === null) return reply.code(404).type('text/plain').send('Not found\n')
      const body = fillPlaceholders(text, config)
      return reply.type(`${type}; charset=utf-8`).header('Cache-Control', 'no-cache').send(body)
    })
  }

  serve('/robots.txt', 'text/plain', () => readGenerated(readPageIndex(folder).robots))
  serve(SITEMAP_PATH, 'application/xml', () => SITEMAP_INDEX)
  serve(PAGES_SITEMAP_PATH, 'application/xml', () => readGenerated(readPageIndex(folder).sitemap))
  app.get(PRODUCTS_SITEMAP_PATH, async (_request, reply) => {
    try {
      const body = fillPlaceholders(createSitemap(await loadCatalogPaths()), config)
      return reply
        .type('application/xml; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        .send(body)
    } catch (error) {
      app.log.warn(error, 'The catalogue could not be read for the sitemap')
      return reply
        .code(503)
        .header('Retry-After', RETRY_AFTER_SECONDS)
        .type('text/plain')
        .send('The catalogue cannot be read right now\n')
    }
  })
}
