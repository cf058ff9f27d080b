import proxyaddr from '@fastify/proxy-addr'

import { parsed } from './value-types.ts'

/** Proxies whose headers are believed: their addresses, or how many they are. */
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

/** Creates a function that tells whether who has connected is one of the proxies. */
export function toIsProxy(proxies: TrustedProxies): (address: string) => boolean {
  if (proxies === false) return () => false
  if (typeof proxies === 'number') return () => true
  const isTrusted = proxyaddr.compile(proxies)
  return (address) => address !== '' && isTrusted(address, 0)
}

/** The kind of variable that names proxies. @param program that they stand before */
export const proxies = (program: string) =>
  parsed(
    parseTrustedProxies,
    `the proxies in front of the ${program}, such as 10.0.0.2 or 10.0.0.0/8 or loopback, separated by commas, or how many there are, such as 1; trusting all would let every caller choose its address`,
  )
