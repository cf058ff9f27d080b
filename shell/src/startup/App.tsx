import { queryClient } from '@shop/kernel/http'
import { RouterProvider } from '@shop/router'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'

interface AppProps extends Pick<ComponentProps<typeof RouterProvider>, 'router'> {
  /** Called when the page can be used. */
  onReady?: () => void
}

/** The whole page: the same tree on the server and in the browser. */
export function App({ router, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
