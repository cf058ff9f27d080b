import { renderRoutes } from '@shop/testing/render.tsx'
import { configure } from '@testing-library/react'
import toast from 'react-hot-toast'

import { routes } from '../routes.tsx'

// A page's code is compiled when a test first opens it, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 5_000 })
jest.setTimeout(30_000)

/** Opens a page of this remote as the shell would, which shows something of its own until code has loaded. */
export function open(at: string, situation: Omit<Parameters<typeof renderRoutes>[1], 'at'> = {}) {
  // Toasts outlive the test that made them.
  toast.remove()
  const elsewhere = { path: '*', element: <p>Elsewhere</p> }
  const shell = [{ HydrateFallback: () => null, children: [...routes, elsewhere] }]
  return renderRoutes(shell, { at, ...situation })
}
