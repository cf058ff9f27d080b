import type { DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'
import { queryClient } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'
import { createMemoryRouter, RouterProvider } from '@shop/router'
import { server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'

import { load as loadMessages } from '../messages.ts'
import type { LiveRemote, MalformedEntry } from '../remotes/discovery.ts'
import type { LoadRoutes } from '../remotes/load-with-fallback.ts'
import { createPatchRoutes } from '../remotes/patch-routes.ts'
import type { Restart } from '../remotes/reload-on-stale-release.ts'
import { routes } from '../routes/routes.tsx'

/** Builds a live remote. @param paths patterns that it owns */
export function buildRemote(
  name: string,
  paths: string[],
  version = '1.0.0',
  fallbackUrl?: string,
): LiveRemote {
  const extras = { paths, kernel: '^1.0.0', preload: [], pages: {} }
  const entry: DiscoveryEntry = {
    url: `/${name}/${version}/remoteEntry.js`,
    ...(fallbackUrl ? { fallbackUrl } : {}),
    metadata: { version },
    extras,
  }
  return { name, entry }
}

interface ShopOptions {
  at?: string
  lang?: Language
  token?: string
  cart?: unknown
  remotes?: LiveRemote[]
  malformed?: MalformedEntry[]
  /** Replaces the federation runtime. */
  load?: LoadRoutes
  restart?: Restart
}

/** Serves the discovery file. */
export function serveDiscovery(
  remotes: readonly LiveRemote[],
  malformed: readonly MalformedEntry[] = [],
): void {
  const microFrontends = Object.fromEntries([
    ...remotes.map(({ name, entry }) => [name, [entry]]),
    ...malformed.map(({ name }) => [name, [{ url: 7 }]]),
  ]) as object
  server.use(http.get('*/discovery.json', () => HttpResponse.json({ schema: '', microFrontends })))
}

const rejectUnexpectedLoad = () => Promise.reject(new Error('Unexpected load of a remote'))

/** Renders the shop in a memory router. */
export async function openShop(options: ShopOptions = {}) {
  const {
    at = '/error',
    remotes = [],
    malformed = [],
    load = rejectUnexpectedLoad,
    restart = rejectUnexpectedLoad,
    ...browser
  } = options
  setUpBrowser(browser)
  serveDiscovery(remotes, malformed)
  // The default page is loaded on demand.
  await Promise.all([act(loadMessages), import('../routes/NotFoundPage.tsx')])
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    patchRoutesOnNavigation: createPatchRoutes(remotes, load, { malformed, restart }),
  })
  const user = userEvent.setup()
  const rendered = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  await screen.findByRole('banner')
  return { ...rendered, router, user }
}

export function scrollTo(pixels: number): void {
  act(() => {
    Object.assign(window, { scrollY: pixels })
    window.dispatchEvent(new Event('scroll'))
  })
}
