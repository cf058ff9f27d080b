import { createHash } from 'node:crypto'

import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'

const origins = (...addresses: (string | undefined)[]) => [
  ...new Set(
    addresses.flatMap((address) =>
      address ? [new URL(address.replace(/[{}]/g, '0')).origin] : [],
    ),
  ),
]

/** The content security policy of a page: its own inline scripts by hash, the configured servers, nothing else. */
export function contentSecurityPolicy(html: string, config: RuntimeConfig): string {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  )
  const calls = origins(config.apiUrl, config.paymentsUrl, config.translationUrl)
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.join(' ')}`,
    // styled-components writes its rules into style elements.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${[...calls, ...origins(config.mapTilesUrl)].join(' ')}`,
    `connect-src 'self' ${calls.join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
