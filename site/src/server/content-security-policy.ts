import { createHash } from 'node:crypto'

import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import type { DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'
import { originKinds, originPattern } from '@shop/contracts/wire/remote-manifest.ts'

const originsOf = (...addresses: (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
]

/** The policy of webpack-dev-server's overlay, which makes it anew each time. */
const DEV_OVERLAY_POLICY = ['webpack-dev-server#overlay', "'allow-duplicates'"]

const toSocket = (origin: string) => origin.replace(/^http/, 'ws')

/** Origins that scripts may come from besides the site's own: of released remotes, and of testers' overrides. */
export function scriptOrigins({
  remoteOrigins = [],
  overrideOrigins = [],
}: RuntimeConfig): string[] {
  return originsOf(...remoteOrigins, ...overrideOrigins)
}

/** The inline scripts of a page as the policy names them. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => {
    const digest = createHash('sha256').update(script).digest('base64')
    return `'sha256-${digest}'`
  })
}

/** Origins that remotes declare, by what their pages ask them for. */
export type DeclaredOrigins = NonNullable<DiscoveryEntry['extras']['origins']>

/** All that these versions declare. */
export function uniteOrigins(entries: readonly DiscoveryEntry[]): DeclaredOrigins {
  const lists = originKinds.map((kind) => {
    const origins = entries.flatMap(({ extras }) => extras.origins?.[kind] ?? [])
    return [kind, [...new Set(origins)].toSorted()] as const
  })
  return Object.fromEntries(lists.filter(([, origins]) => origins.length > 0))
}

/**
 * Creates a function that writes the content security policy of a page: its own inline scripts by hash, the configured origins,
 * and those that the versions declare which its visitor gets.
 */
export function createPolicyWriter(
  config: RuntimeConfig,
): (scripts: readonly string[], declared?: DeclaredOrigins) => string {
  const { apiUrl, paymentsUrl, accountUrl, translationUrl, searchUrl, bestSellersUrl } = config
  const data = [apiUrl, paymentsUrl, accountUrl, searchUrl, bestSellersUrl]
  const apis = originsOf(...data, translationUrl)
  const remotes = scriptOrigins(config)
  // Development servers push changes over a web socket.
  const developed = originsOf(...(config.overrideOrigins ?? []))
  const sockets = developed.map(toSocket)
  const others = originsOf(config.formsUrl, config.reportUrl)
  // On visitors' machines, a site on the internet has nothing to ask for.
  const isLocal = new URL(config.siteUrl).protocol === 'http:'
  const isAllowed = (origin: string) =>
    originPattern.test(origin) && (isLocal || origin.startsWith('https:'))
  const sources = (...list: string[]) => [...new Set(list)].join(' ')

  return (scripts, declared = {}) => {
    const of = (kind: (typeof originKinds)[number]) => (declared[kind] ?? []).filter(isAllowed)
    const calls = of('connect').flatMap((origin) => [origin, toSocket(origin)])
    return [
      "default-src 'self'",
      `script-src ${sources("'self'", ...scripts, ...remotes)}`,
      // Browsers start workers of the page's own origin only.
      "worker-src 'self'",
      // The head script registers the `default` policy, which checks script addresses.
      "require-trusted-types-for 'script'",
      // A development server shows in the page what does not compile.
      `trusted-types ${sources('default', ...(developed.length > 0 ? DEV_OVERLAY_POLICY : []))}`,
      // styled-components writes its rules into style elements.
      `style-src ${sources("'self'", "'unsafe-inline'", ...remotes)}`,
      // blob: previews a picture that the shopper picked.
      `img-src ${sources("'self'", 'data:', 'blob:', ...apis, ...remotes, ...of('img'))}`,
      `media-src ${sources("'self'", ...remotes, ...of('media'))}`,
      `connect-src ${sources("'self'", ...apis, ...others, ...remotes, ...sockets, ...calls)}`,
      `font-src ${sources("'self'", ...remotes, ...of('font'))}`,
      // The maps service, whose page opens when a visitor asks for the map.
      `frame-src ${sources('https://www.google.com', ...of('frame'))}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ')
  }
}
