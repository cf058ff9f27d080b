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

const SPECIFICATION = `https://ucp.dev/${UCP_VERSION}`

const describeCapability = (page: string, schema: string) => [
  {
    version: UCP_VERSION,
    spec: `${SPECIFICATION}/specification/catalog/${page}`,
    schema: `${SPECIFICATION}/schemas/shopping/${schema}.json`,
  },
]

/** The profile of a shop: its catalogue, which is neither ordered from nor paid by agents. @param apiUrl base of the main API */
export function createUcpProfile(apiUrl: string): { ucp: Record<string, unknown> } {
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          {
            version: UCP_VERSION,
            spec: `${SPECIFICATION}/specification/overview`,
            transport: 'rest',
            schema: `${SPECIFICATION}/services/shopping/rest.openapi.json`,
            endpoint: apiUrl + UCP_API_PATH,
          },
        ],
      },
      capabilities: {
        [ucpCapabilities.search]: describeCapability('search', 'catalog_search'),
        [ucpCapabilities.lookup]: describeCapability('lookup', 'catalog_lookup'),
      },
      payment_handlers: {},
    },
  }
}
