import { createHash } from 'node:crypto'

import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'

const origins = (...addresses: (string | undefined)[]) => [
  ...new Set(
    addresses.flatMap((address) =>
      address ? [new URL(address.replace(/[{}]/g, '0')).origin] : [],
    ),
  ),
]

/** Where scripts may come from beside the site itself: where remotes are released, and what testers may use instead. */
export function scriptOrigins({
  remoteOrigins = [],
  overrideOrigins = [],
}: RuntimeConfig): string[] {
  return origins(...remoteOrigins, ...overrideOrigins)
}

/** The content security policy of a page: its own inline scripts by hash, the configured servers, nothing else. */
export function contentSecurityPolicy(html: string, config: RuntimeConfig): string {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  )
  const calls = origins(config.apiUrl, config.paymentsUrl, config.translationUrl)
  const remotes = scriptOrigins(config)
  // A development server tells the page over a socket what has changed.
  const sockets = origins(...(config.overrideOrigins ?? [])).map((origin) =>
    origin.replace(/^http/, 'ws'),
  )
  const sources = (...list: string[]) => ["'self'", ...new Set(list)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${sources(...inline, ...remotes)}`,
    // Addresses of scripts go through the page's own policy, which is the head script's.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // styled-components writes its rules into style elements.
    `style-src ${sources("'unsafe-inline'", ...remotes)}`,
    // A picture that somebody picked is shown from where the browser holds it.
    `img-src ${sources('data:', 'blob:', ...calls, ...origins(config.mapTilesUrl), ...remotes)}`,
    `connect-src ${sources(...calls, ...origins(config.reportUrl), ...remotes, ...sockets)}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
