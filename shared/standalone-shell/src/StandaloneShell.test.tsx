import { cart } from '@shop/kernel/cart'
import { getSession } from '@shop/kernel/session'
import type { RouteObject } from '@shop/router'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, within } from '@testing-library/react'

import { ForeignRoute } from './ForeignRoute.tsx'
import { StandaloneShell, staticPaths } from './StandaloneShell.tsx'

const remote: RouteObject[] = [
  {
    id: 'mfe-x',
    children: [
      { path: '/shop', element: <h1>Categories</h1> },
      { path: '/shop-products/:id', element: <h1>Products</h1> },
      { path: '/sale', children: [{ path: '/sale/today', element: <h1>Today</h1> }] },
    ],
  },
]

function open(options: Partial<Parameters<typeof renderRoutes>[1]> = {}) {
  const children = [...remote, { path: '*', element: <ForeignRoute /> }]
  const routes = [{ path: '/', element: <StandaloneShell routes={remote} />, children }]
  return renderRoutes(routes, { at: '/shop', ...options })
}

test('staticPaths returns the paths without parameters at any depth', () => {
  expect(staticPaths(remote)).toEqual(['/shop', '/sale', '/sale/today'])
})

describe('StandaloneShell', () => {
  test('renders a page of the remote, with links to the others', async () => {
    const { user } = open()
    expect(screen.getByRole('heading')).toHaveTextContent('Categories')
    const pages = within(screen.getByRole('navigation', { name: 'Pages of this part' }))
    await user.click(pages.getByText('/shop', { selector: 'summary *' }))
    expect(pages.getByRole('link', { name: '/shop' })).toHaveAttribute('aria-current', 'page')
    await user.click(pages.getByRole('link', { name: '/sale/today' }))
    expect(screen.getByRole('heading')).toHaveTextContent('Today')
  })

  describe('PageList', () => {
    const details = () => screen.getByRole('navigation').querySelector('details')
    const currentPath = () => screen.getByText('/shop', { selector: 'summary *' })

    test('is closed, and opens on a click on the current path', async () => {
      const { user } = open()
      expect(screen.getByRole('link', { name: '/sale' })).not.toBeVisible()
      await user.click(currentPath())
      expect(screen.getByRole('link', { name: '/sale' })).toBeVisible()
    })

    test('closes after a navigation', async () => {
      const { user } = open()
      await user.click(currentPath())
      await user.click(screen.getByRole('link', { name: '/sale/today' }))
      expect(details()).not.toHaveAttribute('open')
      expect(screen.getByText('/sale/today', { selector: 'summary *' })).toBeVisible()
    })

    test('closes on Escape and focuses its summary', async () => {
      const { user } = open()
      await user.click(currentPath())
      await user.tab()
      await user.keyboard('{Escape}')
      expect(details()).not.toHaveAttribute('open')
      expect(currentPath().closest('summary')).toHaveFocus()
    })

    test('closes when focus leaves it', async () => {
      const { user } = open()
      await user.click(currentPath())
      for (let stop = 0; stop < 3; stop++) await user.tab()
      expect(details()).toHaveAttribute('open')
      await user.tab()
      expect(details()).not.toHaveAttribute('open')
    })
  })

  test('renders the address of a link to another remote, and a way back', async () => {
    const { user, router } = open()
    await act(() => router.navigate('/shop-cart?from=sale'))
    expect(screen.getByText(/leads to/)).toHaveTextContent('leads to /shop-cart?from=sale.')
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    expect(await screen.findByRole('heading', { name: 'Categories' })).toBeInTheDocument()
  })

  test('renders the number of items in the cart', () => {
    open()
    expect(screen.getByText('Cart is empty')).toBeInTheDocument()
    act(() => void cart.add(buildProduct()))
    expect(screen.getByText('1 item in the cart')).toBeInTheDocument()
  })

  test('renders a link to the portal’s login for visitors', () => {
    open()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/portal\.test\/portal\/login\?.*returnTo=/),
    )
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
  })

  test('ends the session of a member', async () => {
    const { user } = open({ token: testToken() })
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(getSession()).toBeNull()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument()
  })

  test('toggles the theme', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Change theme' }))
    expect(document.documentElement).toHaveClass('dark')
  })

  test('switches to Arabic, and back to English with a reload', async () => {
    const navigation = recordNavigation()
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'العربية' }))
    expect(screen.getByText('هذا الجزء من المتجر يعمل وحده')).toBeInTheDocument()
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(navigation.reloads).toBe(1)
  })
})
