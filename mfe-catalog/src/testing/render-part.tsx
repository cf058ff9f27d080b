import { renderRoutes } from '@shop/testing/render.tsx'
import type { ReactNode } from 'react'

import { load } from '../messages.ts'

type Options = Omit<Parameters<typeof renderRoutes>[1], 'at'>

/** Renders a part of a page, with this remote's messages loaded. */
export function renderPart(ui: ReactNode, options: Options = {}) {
  return renderRoutes([{ loader: load, children: [{ path: '*', element: ui }] }], {
    ...options,
    at: '/',
  })
}
