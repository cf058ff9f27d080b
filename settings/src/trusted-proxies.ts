import proxyaddr from '@fastify/proxy-addr'

/** Proxies whose `X-Forwarded-For` is believed: their addresses, or how many they are. */
export type TrustedProxies = string[] | number | false

const HOPS = /^[1-9]$/
/** Would be taken for an address, too: 1 for 0.0.0.1. */
const NUMBER = /^\d+$/

function isAddress(part: string): boolean {
  try {
    proxyaddr.compile(part)
    return !part.endsWith('/0') && !NUMBER.test(part)
  } catch {
    return false
  }
}

/** Parses `off`, a number of hops, or addresses separated by commas; `null` for anything else. */
export function parseTrustedProxies(value: string): TrustedProxies | null {
  if (value === 'off') return false
  if (HOPS.test(value)) return Number(value)
  const addresses = value.split(',').map((part) => part.trim())
  return addresses.every(isAddress) ? addresses : null
}

type TrustFunction = (address: string, hop: number) => boolean

/** Fastify's `trustProxy`. Of hops, the last address that none of our proxies has added is the caller's. */
export function toTrustProxyOption(proxies: TrustedProxies): string[] | TrustFunction | false {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}
