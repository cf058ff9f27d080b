/** Addresses below it are those of the shop's other servers: `/__shop/https/api.shop.example/…`. */
export const PROXY_PREFIX = '/__shop/'

/** The addresses of `config.json` that pages call or open; others, such as social networks, are left alone. */
const PROXIED_KEYS = [
  'apiUrl',
  'paymentsUrl',
  'portalUrl',
  'accountUrl',
  'translationUrl',
  'searchUrl',
  'newestPaymentUrl',
  'bestSellersUrl',
  'formsUrl',
  'reportUrl',
]

/** @typedef {Record<string, unknown> & { siteUrl: string, apiUrl: string, portalUrl: string }} ShopConfig */
/** @typedef {{ origin: string, path: string, prefix: string }} Target a request of the shop, and the prefix that it has here */
/**
 * @typedef {object} Origins which addresses stand for each other here and at the shop
 * @property {string} shop the shop's own origin
 * @property {(text: string, local: string) => string} toLocal replaces the shop's origins in a text
 * @property {(text: string, local: string) => string} toShop the inverse
 * @property {(url: string) => Target | null} resolve finds what a path here stands for; null for a server that is not the shop's
 * @property {(origin: string) => boolean} isKnown whether an origin is one of the shop's
 */

/** @param {string} text */
const escapeForPattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/**
 * Replaces origins in a text, also where they are encoded as a parameter. An origin that only begins alike is another one.
 * @param {string} text @param {(readonly [from: string, to: string])[]} pairs
 */
function replaceOrigins(text, pairs) {
  /** @type {Map<string, string>} */
  const replacements = new Map()
  for (const [from, to] of pairs) {
    replacements.set(from.toLowerCase(), to)
    replacements.set(encodeURIComponent(from).toLowerCase(), encodeURIComponent(to))
  }
  const longestFirst = [...replacements.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = `(?:${longestFirst.map(escapeForPattern).join('|')})(?![\\w-]|[.:]\\w|%3a\\d)`
  return text.replaceAll(
    new RegExp(pattern, 'gi'),
    (found) => replacements.get(found.toLowerCase()) ?? found,
  )
}

/** @param {unknown} address @returns {string[]} */
const originsOf = (address) =>
  typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : []

/**
 * @param {string} shop origin that the developer has named
 * @param {ShopConfig} config the shop's own
 * @returns {Origins}
 */
export function createOrigins(shop, config) {
  const own = new Set([shop, ...originsOf(config.siteUrl)])
  /** @type {unknown[]} */
  const remotes = Array.isArray(config.remoteOrigins) ? config.remoteOrigins : []
  const addresses = [...PROXIED_KEYS.map((key) => config[key]), ...remotes]
  const others = new Set(addresses.flatMap(originsOf).filter((origin) => !own.has(origin)))
  /** @param {string} origin */
  const prefixOf = (origin) => PROXY_PREFIX + origin.replace('://', '/')
  return {
    shop,
    toLocal: (text, local) =>
      replaceOrigins(text, [
        ...[...own].map((origin) => /** @type {const} */ ([origin, local])),
        ...[...others].map((origin) => /** @type {const} */ ([origin, local + prefixOf(origin)])),
      ]),
    toShop: (text, local) =>
      replaceOrigins(text, [
        ...[...others].map((origin) => /** @type {const} */ ([local + prefixOf(origin), origin])),
        [local, [...own].at(-1) ?? shop],
      ]),
    resolve(url) {
      if (!url.startsWith(PROXY_PREFIX)) return { origin: shop, path: url, prefix: '' }
      const origin = [...others].find((each) => {
        const rest = url.slice(prefixOf(each).length)
        return url.startsWith(prefixOf(each)) && /^(?:[/?#]|$)/.test(rest)
      })
      if (origin === undefined) return null
      const prefix = prefixOf(origin)
      const path = url.slice(prefix.length)
      return { origin, path: path.startsWith('/') ? path : `/${path}`, prefix }
    },
    isKnown: (origin) => own.has(origin) || others.has(origin),
  }
}
