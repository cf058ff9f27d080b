import { queryClient } from '@shop/kernel'
import { RouterProvider } from '@shop/router'
import { GlobalStyle } from '@shop/ui/tokens/GlobalStyle.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

/** The whole page: the same tree on the server and in the browser. */
export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <>
      <GlobalStyle />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </>
  )
}
