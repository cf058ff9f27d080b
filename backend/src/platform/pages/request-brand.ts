import { createStaleCache } from '../db/stale-cache.ts'
import type { App } from '../http/app.types.ts'
import type { Brand } from './brand.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where it could not be read: the installation's own counts. */
    brand: Brand | null
  }
}

const KEY = 'brand'

/**
 * Lets pages know the brand.
 * @param readBrand from the database, which may be away: a page that says so has the brand that was read last
 */
export function registerBrand(pages: App, readBrand: () => Promise<Brand>): void {
  const find = createStaleCache<Brand>({ maxSize: 1, countSize: () => 1 })
  pages.decorateRequest('brand', null)
  pages.addHook('onRequest', async (request) => {
    request.brand = await find(KEY, readBrand).catch(() => null)
  })
}
