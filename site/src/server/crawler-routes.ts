import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'
import type { FastifyInstance } from 'fastify'

import { cached } from './memoize-with-ttl.ts'
import { catalogueAddresses } from './catalog-paths.ts'
import {
  PAGES_SITEMAP,
  PRODUCTS_SITEMAP,
  SITEMAP,
  sitemap,
  sitemapIndex,
} from '../crawler-files.ts'
import { fillMarks } from './html-placeholders.ts'
import { readIndex } from './resolve-page.ts'

/** Milliseconds that the list of products may be old. */
const CATALOGUE_AGE = 3_600_000
/** Seconds after which to ask again for a list that could not be had. */
const RETRY_AFTER = 300

/** Answers what crawlers ask for: their rules, and the sitemaps of the released pages and of the catalogue. */
export function crawlerRoutes(app: FastifyInstance, folder: string, config: RuntimeConfig): void {
  const catalogue = cached(() => catalogueAddresses(config.apiUrl), CATALOGUE_AGE)
  const released = (file: string) => readFileSync(path.join(folder, file), 'utf8')

  function answer(address: string, type: string, text: () => string | Promise<string>) {
    app.get(address, async (_request, reply) => {
      const body = fillMarks(await text(), config)
      return reply.type(`${type}; charset=utf-8`).header('Cache-Control', 'no-cache').send(body)
    })
  }

  answer('/robots.txt', 'text/plain', () => released(readIndex(folder).robots))
  answer(SITEMAP, 'application/xml', () => sitemapIndex)
  answer(PAGES_SITEMAP, 'application/xml', () => released(readIndex(folder).sitemap))
  app.get(PRODUCTS_SITEMAP, async (_request, reply) => {
    try {
      const body = fillMarks(sitemap(await catalogue()), config)
      return reply
        .type('application/xml; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        .send(body)
    } catch (error) {
      app.log.warn(error)
      return reply
        .code(503)
        .header('Retry-After', RETRY_AFTER)
        .type('text/plain')
        .send('The catalogue cannot be read right now\n')
    }
  })
}
