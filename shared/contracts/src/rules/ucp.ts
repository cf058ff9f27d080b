/** Dated version of the Universal Commerce Protocol that the shop speaks; nothing else states it. */
export const UCP_VERSION: string = '2026-04-08'

/** Where programs find the shop's profile, on the site. */
export const UCP_PROFILE_PATH = '/.well-known/ucp'

/** Path of the protocol's calls, below the address of the main API. */
export const UCP_API_PATH = '/ucp'

/** The capabilities that the shop offers, by the last part of their names. */
export const ucpCapabilities = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
} as const

export type UcpCapability = (typeof ucpCapabilities)[keyof typeof ucpCapabilities]
