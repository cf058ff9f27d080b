import { startTranslation } from '@shop/i18n/translation/start-translation.ts'
import {
  loadConfig,
  onCartUnsaved,
  queryClient,
  setErrorViews,
  setTooManyRequestsTexts,
  startKernel,
} from '@shop/kernel'
import { createBrowserRouter, matchRoutes, RouterProvider, wrapRemoteRoutes } from '@shop/router'
import { warnUnsavedCart } from '@shop/ui/cart-storage/warn-unsaved-cart.tsx'
import { errorViews } from '@shop/ui/failure/error-views.ts'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Toaster } from '@shop/ui/feedback/Toaster.tsx'
import { describeTooManyRequests } from '@shop/ui/too-many-requests/describe-too-many-requests.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'

import { ConfigFailure } from './ConfigFailure.tsx'
import { ForeignRoute } from './ForeignRoute.tsx'
import { messages } from './messages.ts'
import { StandaloneShell } from './StandaloneShell.tsx'

/** Starts a remote alone: loads the configuration and renders its routes in a `StandaloneShell`. */
export async function startStandalone(): Promise<void> {
  setErrorViews(errorViews)
  startKernel()
  await renderRemote(createRoot(document.getElementById('root') as HTMLElement))
}

async function renderRemote(root: Root): Promise<void> {
  try {
    await loadConfig(new URL('/config.json', window.location.href).href)
  } catch (error) {
    console.error(error)
    root.render(<ConfigFailure error={error} onRetry={() => void renderRemote(root)} />)
    return
  }
  onCartUnsaved(warnUnsavedCart)
  setTooManyRequestsTexts(async () => describeTooManyRequests)
  const [{ routes }] = await Promise.all([import('remote-routes'), messages.load()])
  // The base path, which is the home page in the shop.
  const ownsHome = matchRoutes(routes, '/') !== null
  const router = createBrowserRouter(
    [
      {
        path: '/',
        element: <StandaloneShell routes={routes} />,
        HydrateFallback: () => <Loading />,
        children: [
          ...wrapRemoteRoutes(routes),
          ...(ownsHome ? [] : [{ index: true, element: <ForeignRoute /> }]),
          { path: '*', element: <ForeignRoute /> },
        ],
      },
    ],
    { basename: document.documentElement.dataset.folder ?? '/' },
  )
  root.render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  startTranslation()
}
