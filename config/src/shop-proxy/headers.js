/** @typedef {import('./origins.js').Origins} Origins @typedef {import('./origins.js').Target} Target */
/** @typedef {Readonly<Record<string, readonly string[] | undefined>>} Declared origins that the remote from source declares, by what its pages ask them for */

/** What concerns one connection, and what the proxy states itself. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'host',
  'content-length',
])

/** What an answer of the shop says of its own addresses, and must not of this machine's. */
const DROPPED_RESPONSE_HEADERS = new Set([
  'strict-transport-security',
  'alt-svc',
  'nel',
  'report-to',
  'reporting-endpoints',
  'set-cookie',
  'content-encoding',
  'content-security-policy',
  // Everything is of one origin here.
  'access-control-allow-origin',
  'access-control-allow-credentials',
])

/**
 * The headers of a request as the shop would get them from its own page. A page of somebody else stays one.
 * @param {import('node:http').IncomingHttpHeaders} headers @param {Origins} origins @param {string} local origin of the proxy
 * @returns {[string, string][]}
 */
export function toShopHeaders(headers, origins, local) {
  const referer = headers.referer === undefined ? '' : origins.toShop(headers.referer, local)
  return Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || CONNECTION_HEADERS.has(name) || name === 'accept-encoding') return []
    const text = Array.isArray(value) ? value.join(', ') : value
    if (name === 'referer') return [[name, referer]]
    if (name !== 'origin' || text !== local) return [[name, text]]
    return [[name, URL.canParse(referer) ? new URL(referer).origin : origins.toShop(text, local)]]
  })
}

/**
 * A cookie of the shop for this machine, without TLS and for one server of the shop alone.
 * @param {string} cookie value of `Set-Cookie` @param {string} prefix of the server's paths here
 */
export function toLocalCookie(cookie, prefix) {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  const changed = attributes.flatMap((attribute) => {
    const [name = '', value = ''] = attribute.split('=')
    switch (name.trim().toLowerCase()) {
      case 'secure':
      case 'domain':
      case 'partitioned':
        return []
      case 'samesite':
        // Browsers refuse `None` without `Secure`.
        return [value.trim().toLowerCase() === 'none' ? 'SameSite=Lax' : attribute]
      case 'path':
        return [`Path=${prefix}${value.trim()}`]
      default:
        return [attribute]
    }
  })
  return [pair, ...changed].join('; ')
}

const DROPPED_DIRECTIVES = [
  'upgrade-insecure-requests',
  'block-all-mixed-content',
  'report-uri',
  'report-to',
]

/** What the development server's overlay needs: a policy of trusted types. */
const OVERLAY_POLICY = ['webpack-dev-server#overlay', "'allow-duplicates'"]

const toSocket = (/** @type {string} */ origin) => origin.replace(/^http/, 'ws')

/**
 * A content security policy of the shop for this machine: the shop's servers are of this origin, changes come over a web socket,
 * mistakes in an overlay, and what the remote declares is open as it will be once it is live.
 * @param {string} policy @param {Origins} origins @param {string} local origin of the proxy @param {Declared} declared
 */
export function toLocalPolicy(policy, origins, local, declared) {
  const directives = policy.split(';').flatMap((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (name === '' || DROPPED_DIRECTIVES.includes(name.toLowerCase())) return []
    const own = sources.map((source) =>
      URL.canParse(source) && origins.isKnown(new URL(source).origin) ? "'self'" : source,
    )
    const asked = declared[name.replace(/-src$/, '')] ?? []
    const sockets = name === 'connect-src' ? [local, ...asked].map(toSocket) : []
    const overlay = name === 'trusted-types' ? OVERLAY_POLICY : []
    return [[name, ...new Set([...own, ...asked, ...sockets, ...overlay])].join(' ')]
  })
  return directives.join('; ')
}

/**
 * The headers of an answer of the shop for this machine.
 * @param {Headers} headers @param {Target} target that answers @param {Origins} origins @param {string} local origin of the proxy
 * @param {Declared} [declared]
 * @returns {[string, string | string[]][]}
 */
export function toLocalHeaders(headers, { prefix }, origins, local, declared = {}) {
  /** @type {[string, string | string[]][]} */
  const changed = [...headers].flatMap(([name, value]) => {
    if (CONNECTION_HEADERS.has(name) || DROPPED_RESPONSE_HEADERS.has(name)) return []
    const isOwnPath = name === 'location' && /^\/(?!\/)/.test(value)
    return [[name, (isOwnPath ? prefix : '') + origins.toLocal(value, local)]]
  })
  const policy = headers.get('content-security-policy')
  if (policy !== null) {
    const policies = policy.split(',').map((each) => toLocalPolicy(each, origins, local, declared))
    changed.push(['content-security-policy', policies])
  }
  const cookies = headers.getSetCookie().map((cookie) => toLocalCookie(cookie, prefix))
  if (cookies.length > 0) changed.push(['set-cookie', cookies])
  return changed
}
