import { type ComponentProps, createContext, useEffect } from 'react'
import { RouterProvider as ReactRouterProvider } from 'react-router-dom'

import { closeOverlaysOnBack } from './overlays.ts'

type RouterProviderProps = ComponentProps<typeof ReactRouterProvider>

export const RouterContext = createContext<RouterProviderProps['router'] | null>(null)

/** The router’s provider. Back closes what is open, and `useSearchParams` sees what was requested last. */
export function RouterProvider(props: RouterProviderProps) {
  const { router } = props
  useEffect(() => closeOverlaysOnBack(router), [router])
  return (
    <RouterContext value={router}>
      <ReactRouterProvider {...props} />
    </RouterContext>
  )
}
