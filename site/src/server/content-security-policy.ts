import { createHash } from 'node:crypto'

import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'

const originsOf = (...addresses: (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
]

/** Origins that scripts may come from besides the site's own: of released remotes, and of testers' overrides. */
export function scriptOrigins({
  remoteOrigins = [],
  overrideOrigins = [],
}: RuntimeConfig): string[] {
  return originsOf(...remoteOrigins, ...overrideOrigins)
}

function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => {
    const digest = createHash('sha256').update(script).digest('base64')
    return `'sha256-${digest}'`
  })
}

/** The content security policy of a page: its own inline scripts by hash, and the configured origins. */
export function createContentSecurityPolicy(html: string, config: RuntimeConfig): string {
  const { apiUrl, paymentsUrl, accountUrl, translationUrl, searchUrl, bestSellersUrl } = config
  const data = [apiUrl, paymentsUrl, accountUrl, searchUrl, bestSellersUrl]
  const apis = originsOf(...data, translationUrl)
  const remotes = scriptOrigins(config)
  // Development servers push changes over a web socket.
  const sockets = originsOf(...(config.overrideOrigins ?? [])).map((origin) =>
    origin.replace(/^http/, 'ws'),
  )
  const sources = (...list: string[]) => ["'self'", ...new Set(list)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${sources(...hashInlineScripts(html), ...remotes)}`,
    // The head script registers the `default` policy, which checks script addresses.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // styled-components writes its rules into style elements.
    `style-src ${sources("'unsafe-inline'", ...remotes)}`,
    // blob: previews a picture that the shopper picked.
    `img-src ${sources('data:', 'blob:', ...apis, ...remotes)}`,
    `connect-src ${sources(...apis, ...originsOf(config.formsUrl, config.reportUrl), ...remotes, ...sockets)}`,
    "font-src 'self'",
    // The maps service, whose page opens when a visitor asks for the map.
    'frame-src https://www.google.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
