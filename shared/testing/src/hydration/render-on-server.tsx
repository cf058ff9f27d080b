import { setConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  wrapRemoteRoutes,
} from '@shop/router'
import { dehydrate, type DehydratedState, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'

import { testConfig } from '../config.ts'
import { whenReady } from './when-ready.ts'

/** A page as the server sends it. */
export interface ServerPage {
  html: string
  state: DehydratedState
}

/** Renders the page of an address; null when it redirects. @throws what its loader or its data failed with */
export async function renderOnServer(
  routes: RouteObject[],
  at: string,
): Promise<ServerPage | null> {
  setConfig(testConfig)
  queryClient.clear()
  const router = createMemoryRouter([{ children: wrapRemoteRoutes(routes) }], {
    initialEntries: [at],
  })
  await whenReady(router)
  for (const error of Object.values(router.state.errors ?? {})) throw error
  for (const { state } of queryClient.getQueryCache().getAll()) if (state.error) throw state.error
  const { pathname, search } = router.state.location
  if (pathname + search !== at) return null
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const state = JSON.parse(JSON.stringify(dehydrate(queryClient))) as DehydratedState
  router.dispose()
  return { html, state }
}
