import type { StandaloneRemote } from '@shop/contracts/browser/standalone-remote.ts'
import { startTranslation } from '@shop/i18n/translation/start-translation.ts'
import { onCartUnsaved } from '@shop/kernel/cart'
import { ConfigError, loadConfig } from '@shop/kernel/config'
import { queryClient, setTooManyRequestsTexts } from '@shop/kernel/http'
import { LOAD_TIMEOUT_MS, withTimeout } from '@shop/kernel/loading'
import { SlotHostProvider } from '@shop/kernel/slots'
import { startKernel } from '@shop/kernel/startup'
import { loadRoutes } from '@shop/remotes/federation.ts'
import {
  createBrowserRouter,
  matchRoutes,
  redirect,
  type RouteObject,
  RouterProvider,
  wrapRemoteRoutes,
} from '@shop/router'
import { warnUnsavedCart } from '@shop/shop-ui/cart-storage/warn-unsaved-cart.tsx'
import { describeTooManyRequests } from '@shop/shop-ui/too-many-requests/describe-too-many-requests.ts'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'

import { ForeignRoute } from './ForeignRoute.tsx'
import { messages } from './messages.ts'
import { createBoxRoutes, createStandaloneSlots, fetchExtensions } from './slots.tsx'
import { StandaloneShell, staticPaths } from './StandaloneShell.tsx'

/** Starts the remote that the page names: loads the configuration and renders its routes in a `StandaloneShell`. */
export async function startStandalone(): Promise<void> {
  startKernel()
  const { remote = '' } = document.documentElement.dataset
  const root = createRoot(document.getElementById('root') as HTMLElement)
  await renderRemote(root, JSON.parse(remote) as StandaloneRemote)
}

async function renderRemote(root: Root, remote: StandaloneRemote): Promise<void> {
  root.render(<Loading />)
  try {
    await loadConfig(new URL('/config.json', window.location.href).href)
    onCartUnsaved(warnUnsavedCart)
    setTooManyRequestsTexts(async () => describeTooManyRequests)
    const [own, extensions] = await Promise.all([
      loadRemote(remote),
      fetchExtensions(remote.base),
      messages.load(),
    ])
    const routes = [...own, ...createBoxRoutes(extensions)]
    root.render(
      <QueryClientProvider client={queryClient}>
        <SlotHostProvider value={createStandaloneSlots(remote, extensions)}>
          <RouterProvider router={createRouter(remote, routes)} />
        </SlotHostProvider>
      </QueryClientProvider>,
    )
    startTranslation()
  } catch (error) {
    console.error(error)
    root.render(<StartFailure error={error} onRetry={() => void renderRemote(root, remote)} />)
  }
}

const loadRemote = ({ name, entry, integrity }: StandaloneRemote) =>
  withTimeout(loadRoutes(name, entry, integrity), LOAD_TIMEOUT_MS, name)

function createRouter({ base }: StandaloneRemote, routes: RouteObject[]) {
  return createBrowserRouter(
    [
      {
        path: '/',
        element: <StandaloneShell routes={routes} />,
        HydrateFallback: () => <Loading />,
        children: [
          ...wrapRemoteRoutes(routes),
          ...createIndex(routes),
          { path: '*', element: <ForeignRoute /> },
        ],
      },
    ],
    { basename: base },
  )
}

/** The route of the base path: the remote's home page if it has one, else its first page that has no parameters. */
function createIndex(routes: RouteObject[]): RouteObject[] {
  if (matchRoutes(routes, '/') !== null) return []
  const [first] = staticPaths(routes)
  if (first === undefined) return [{ index: true, element: <ForeignRoute /> }]
  return [{ index: true, loader: () => redirect(first), element: <Loading /> }]
}

interface StartFailureProps {
  error: unknown
  onRetry: () => void
}

/** Shown in place of a remote that cannot be started; lists each invalid value of the configuration. */
function StartFailure({ error, onRetry }: StartFailureProps) {
  if (!(error instanceof ConfigError)) return <ErrorNotice error={error} page onRetry={onRetry} />
  return (
    <pre dir="ltr" translate="no">
      {error.problems.join('\n')}
    </pre>
  )
}
