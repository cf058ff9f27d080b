import { renderRoutes } from '@shop/testing/render.tsx'
import type { ReactNode } from 'react'

import { load } from './messages.ts'

type Situation = Omit<Parameters<typeof renderRoutes>[1], 'at'>

/** Renders a part of a page with this remote's messages, which a route would have loaded. */
export function renderPart(ui: ReactNode, situation: Situation = {}) {
  return renderRoutes([{ loader: load, children: [{ path: '*', element: ui }] }], {
    ...situation,
    at: '/',
  })
}
