import { renderRoutes } from '@shop/testing/render.tsx'
import type { ReactNode } from 'react'

import { loadMessages } from '../messages.generated.ts'

type Options = Omit<Parameters<typeof renderRoutes>[1], 'at'>

/** Renders a part of a page, with this remote's messages loaded. */
export function renderPart(ui: ReactNode, options: Options = {}) {
  return renderRoutes([{ loader: loadMessages, children: [{ path: '*', element: ui }] }], {
    ...options,
    at: '/',
  })
}
