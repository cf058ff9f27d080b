import type { FastifyRequest } from 'fastify'

import type { Config } from '../deps.ts'

/** Images, frames and scripts are no navigation. */
const isNavigation = ({ headers }: FastifyRequest) =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document'

/**
 * Whether a page of the shop navigates here, not a link or picture on another site. The shop's pages state their
 * origin as the referrer; where that is removed, the browser must say that it is the same site.
 */
export function isFromShop(request: FastifyRequest, config: Config): boolean {
  if (!isNavigation(request)) return false
  const { referer } = request.headers
  if (referer === undefined) {
    return ['same-origin', 'same-site'].includes(String(request.headers['sec-fetch-site']))
  }
  const origins = [...config.siteOrigins, new URL(config.backendUrl).origin]
  return URL.canParse(referer) && origins.includes(new URL(referer).origin)
}
