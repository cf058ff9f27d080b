import { type ComponentProps, createContext } from 'react'
import { RouterProvider as ReactRouterProvider } from 'react-router-dom'

type RouterProviderProps = ComponentProps<typeof ReactRouterProvider>

export const RouterContext = createContext<RouterProviderProps['router'] | null>(null)

/** The router’s provider, by which `useSearchParams` sees what was requested last. */
export function RouterProvider(props: RouterProviderProps) {
  return (
    <RouterContext value={props.router}>
      <ReactRouterProvider {...props} />
    </RouterContext>
  )
}
