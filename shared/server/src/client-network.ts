import ipaddr from 'ipaddr.js'

const IPV6_PREFIX_PARTS = 4

/**
 * The network that an address stands for: an IPv4 address itself, of an IPv6 address the /64, which is what one
 * customer gets and may choose from freely.
 */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const prefix = parsed.parts.slice(0, IPV6_PREFIX_PARTS).map((part) => part.toString(16))
  return `${prefix.join(':')}::/64`
}

/** The network that a request comes from. */
export function getNetwork(request: { readonly ip: string }): string {
  return toNetwork(request.ip)
}
