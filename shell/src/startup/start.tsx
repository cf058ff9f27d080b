import '@shop/ui/fonts/fonts.css'

import { startTranslation } from '@shop/i18n/translation/start-translation.ts'
import { loadConfig, queryClient, startKernel } from '@shop/kernel'
import { createBrowserRouter, RouterProvider } from '@shop/router'
import { GlobalStyle } from '@shop/ui/tokens/GlobalStyle.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'

import { load as loadMessages } from '../messages.ts'
import { applyOverrides } from '../overrides/override-state.ts'
import { loadDiscovery, selectRemotes } from '../remotes/discovery.ts'
import { loadRoutes } from '../remotes/federation.ts'
import { createPatchRoutes } from '../remotes/patch-routes.ts'
import { installGlobalErrorHandlers, reportRenderError } from '../report/global-error-handlers.ts'
import { routes } from '../routes/routes.tsx'
import { StartupError } from './StartupError.tsx'

/** Starts the shop: the kernel's stores, configuration and discovery, then the router. */
export async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root') as HTMLElement, {
    onCaughtError: reportRenderError,
  })
  startKernel()
  installGlobalErrorHandlers()
  await renderShop(root)
}

async function renderShop(root: Root): Promise<void> {
  try {
    const [discovery] = await Promise.all([
      loadDiscovery('/discovery.json'),
      loadConfig('/config.json'),
      loadMessages(),
    ])
    const remotes = await applyOverrides(selectRemotes(discovery))
    const router = createBrowserRouter(routes, {
      patchRoutesOnNavigation: createPatchRoutes(remotes, loadRoutes),
    })
    root.render(
      <QueryClientProvider client={queryClient}>
        <GlobalStyle />
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    startTranslation()
  } catch (error) {
    console.error(error)
    root.render(
      <>
        <GlobalStyle />
        <StartupError error={error} onRetry={() => void renderShop(root)} />
      </>,
    )
  }
}
