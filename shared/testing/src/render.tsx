import { languagePrefix } from '@shop/contracts/rules/language-address.ts'
import { createQueryClient, queryClient } from '@shop/kernel/http'
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  wrapRemoteRoutes,
} from '@shop/router'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Toaster } from 'react-hot-toast'

import { type BrowserOptions, setUpBrowser } from './set-up-browser.ts'

interface Rendered extends RenderResult {
  user: UserEvent
}

/** Renders a component with router, query client, toaster and kernel. */
export function renderUi(ui: ReactNode, options: BrowserOptions = {}): Rendered {
  const routes = [{ path: '*', element: ui }]
  return renderRoutes(routes, { ...options, at: '/' })
}

/** Renders a remote's routes as the shell does. @param at the initial URL */
export function renderRoutes(
  routes: RouteObject[],
  { at, ...options }: BrowserOptions & { at: string },
): Rendered & { router: ReturnType<typeof createMemoryRouter> } {
  setUpBrowser(options)
  const client = routes.length === 1 && routes[0]?.path === '*' ? createQueryClient() : queryClient
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, children: wrapRemoteRoutes(routes) }],
    { initialEntries: [at], basename: languagePrefix(at) },
  )
  const rendered = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return Object.assign(rendered, { user: userEvent.setup(), router })
}
