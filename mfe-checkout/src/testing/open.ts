import { renderRoutes } from '@shop/testing/render.tsx'

import { routes } from '../routes.tsx'

/** Opens a page of this remote as the shell would, which shows something of its own until code has loaded. */
export function open(at: string, situation: Omit<Parameters<typeof renderRoutes>[1], 'at'> = {}) {
  const shell = [{ HydrateFallback: () => null, children: routes }]
  return renderRoutes(shell, { at, ...situation })
}
