import { queryClient } from '@shop/kernel/http'
import { type SlotHost, SlotHostProvider } from '@shop/kernel/slots'
import { RouterProvider } from '@shop/router'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'

interface AppProps extends Pick<ComponentProps<typeof RouterProvider>, 'router'> {
  /** What fills the slots of pages; without it they stay empty. */
  slots?: SlotHost | undefined
  /** Called when the page can be used. */
  onReady?: () => void
}

/** The whole page: the same tree on the server and in the browser. */
export function App({ router, slots, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <QueryClientProvider client={queryClient}>
      <SlotHostProvider value={slots ?? null}>
        <RouterProvider router={router} />
      </SlotHostProvider>
    </QueryClientProvider>
  )
}
