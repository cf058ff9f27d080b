import { defaultShouldDehydrateQuery, type QueryClient } from '@tanstack/react-query'

import { currentRendering } from '../server/render-host.server.ts'
import { createQueryClient } from './query-client.ts'

/** Without what is for the HTML only in the data for the browser. */
function createServerClient(): QueryClient {
  const client = createQueryClient()
  client.setDefaultOptions({
    ...client.getDefaultOptions(),
    dehydrate: {
      shouldDehydrateQuery: (query) =>
        defaultShouldDehydrateQuery(query) && !query.meta?.['htmlOnly'],
    },
  })
  return client
}

function currentClient(): QueryClient {
  const rendering = currentRendering()
  rendering.queryClient ??= createServerClient()
  return rendering.queryClient as QueryClient
}

/** The cache of the rendering that the caller belongs to. */
export const queryClient = new Proxy({} as QueryClient, {
  get(_target, key) {
    const client = currentClient()
    const value: unknown = Reflect.get(client, key, client)
    // Methods use private fields, which the proxy does not have.
    return typeof value === 'function' ? (value.bind(client) as unknown) : value
  },
})
