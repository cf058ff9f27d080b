import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { createQueryClient, type Language, queryClient, startKernel } from '@shop/kernel'
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
import toast, { Toaster } from 'react-hot-toast'

interface RenderOptions {
  lang?: Language
  /** Session token; a visitor without one. */
  token?: string
  /** The stored cart. */
  cart?: unknown
}

interface Rendered extends RenderResult {
  user: UserEvent
}

/** Fills the browser's storage and starts the kernel. */
export function setUpBrowser({ lang = 'en', token, cart }: RenderOptions = {}): void {
  localStorage.setItem(storageKeys.lang, lang)
  if (token !== undefined) localStorage.setItem(storageKeys.token, token)
  if (cart !== undefined) localStorage.setItem(storageKeys.cart, JSON.stringify(cart))
  queryClient.clear()
  toast.remove()
  startKernel()
}

/** Renders a component with router, query client, toaster and kernel. */
export function renderUi(ui: ReactNode, options: RenderOptions = {}): Rendered {
  const routes = [{ path: '*', element: ui }]
  return renderRoutes(routes, { ...options, at: '/' })
}

/** Renders a remote's routes as the shell does. @param at the initial URL */
export function renderRoutes(
  routes: RouteObject[],
  { at, ...options }: RenderOptions & { at: string },
): Rendered & { router: ReturnType<typeof createMemoryRouter> } {
  setUpBrowser(options)
  const client = routes.length === 1 && routes[0]?.path === '*' ? createQueryClient() : queryClient
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, children: wrapRemoteRoutes(routes) }],
    { initialEntries: [at] },
  )
  const rendered = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return Object.assign(rendered, { user: userEvent.setup(), router })
}
