import { renderRoutes } from '@shop/testing/render.tsx'

import { routes } from '../routes.generated.ts'

/** Renders a page of this remote as the shell would. */
export function openPage(at: string, options: Omit<Parameters<typeof renderRoutes>[1], 'at'> = {}) {
  const elsewhere = { path: '*', element: <p>Elsewhere</p> }
  return renderRoutes([...routes, elsewhere], { at, ...options })
}
