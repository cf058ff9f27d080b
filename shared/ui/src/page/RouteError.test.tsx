import { expectConsole } from '@shop/testing/console.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'
import { useEffect } from 'react'

import { RouteError } from './RouteError.tsx'

let broken: 'rendering' | 'effect' | 'loading' | null = null

function Page() {
  if (broken === 'rendering') throw new Error('broken')
  useEffect(() => {
    if (broken === 'effect') throw new Error('broken')
  })
  return <h1>Here</h1>
}

const routes = [
  {
    id: 'remote',
    ErrorBoundary: RouteError,
    children: [
      {
        path: '/page',
        Component: Page,
        loader() {
          if (broken === 'loading') throw new Error('broken')
          return null
        },
      },
    ],
  },
]

test.each(['rendering', 'effect', 'loading'] as const)(
  'RouteError renders an error of %s, and the page after a retry',
  async (when) => {
    broken = when
    const { user, router } = renderRoutes(routes, { at: '/page?a=b#c' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop')
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    broken = null
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
    const { pathname, search, hash } = router.state.location
    expect(pathname + search + hash).toBe('/page?a=b#c')
    expectConsole()
  },
)
