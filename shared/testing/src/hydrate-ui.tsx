import { queryClient } from '@shop/kernel/http'
import { createMemoryRouter, RouterProvider } from '@shop/router'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * Renders a component to HTML, as the server does, and hydrates that; a difference is a console error, which fails the
 * test.
 * @param change runs in between: what the browser has and the server had not
 */
export async function hydrateUi(ui: ReactElement, change?: () => void): Promise<RenderResult> {
  const router = createMemoryRouter([{ path: '*', element: ui }])
  const page = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  change?.()
  return act(async () => render(page, { container, hydrate: true }) as RenderResult)
}
