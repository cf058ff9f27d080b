import '../browser.ts'

import { setConfig } from '@shop/kernel/config'
import { mainApi, paymentsApi, queryClient } from '@shop/kernel/http'
import { getSession } from '@shop/kernel/session'
import {
  createMemoryRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
  wrapRemoteRoutes,
} from '@shop/router'
import { hydrate, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

import { testConfig } from '../config.ts'
import { type BrowserOptions, setUpBrowser } from '../set-up-browser.ts'
import type { ServerPage } from './render-on-server.tsx'
import { whenReady } from './when-ready.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/**
 * Hydrates a page of the server once all is there that its loaders have requested, and runs its effects.
 * @returns the errors that React recovered from
 */
export async function hydrateInBrowser(
  routes: RouteObject[],
  { html, state }: ServerPage,
  { at, ...browser }: BrowserOptions & { at: string },
): Promise<string[]> {
  mainApi.defaults.adapter = paymentsApi.defaults.adapter = 'fetch'
  setConfig(testConfig, Date.now())
  setUpBrowser(browser)
  const matches = matchRoutes(routes, at) ?? []
  const isGuarded = matches.some(
    ({ route }) => (route.handle as { requiresSession?: boolean } | undefined)?.requiresSession,
  )
  // A visitor is redirected instead.
  if (isGuarded && !getSession()) return []
  window.history.replaceState(null, '', at)
  hydrate(queryClient, state)
  const router = createMemoryRouter([{ children: wrapRemoteRoutes(routes) }], {
    initialEntries: [at],
  })
  await whenReady(router)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const recovered: string[] = []
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(
      container,
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
      { onRecoverableError: (error) => void recovered.push(String(error)) },
    )
  })
  act(() => root?.unmount())
  router.dispose()
  queryClient.clear()
  container.remove()
  return recovered
}
