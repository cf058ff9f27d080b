import { cart, getSession } from '@shop/kernel'
import type { RouteObject } from '@shop/router'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, within } from '@testing-library/react'

import { ForeignRoute } from './ForeignRoute.tsx'
import { staticPaths, StandaloneShell } from './StandaloneShell.tsx'

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

function open(situation: Partial<Parameters<typeof renderRoutes>[1]> = {}) {
  const children = [...remote, { path: '*', element: <ForeignRoute /> }]
  const routes = [{ path: '/', element: <StandaloneShell routes={remote} />, children }]
  return renderRoutes(routes, { at: '/shop', ...situation })
}

test('the remote’s pages that need no parameter are known, at any depth', () => {
  expect(staticPaths(remote)).toEqual(['/shop', '/sale', '/sale/today'])
})

test('a page of the remote stands within it, one click from the others', async () => {
  const { user } = open()
  expect(screen.getByRole('heading')).toHaveTextContent('Categories')
  const pages = within(screen.getByRole('navigation', { name: 'Pages of this part' }))
  await user.click(pages.getByText('/shop', { selector: 'summary *' }))
  expect(pages.getByRole('link', { name: '/shop' })).toHaveAttribute('aria-current', 'page')
  await user.click(pages.getByRole('link', { name: '/sale/today' }))
  expect(screen.getByRole('heading')).toHaveTextContent('Today')
})

describe('the list of pages', () => {
  const fold = () => screen.getByRole('navigation').querySelector('details')
  const address = () => screen.getByText('/shop', { selector: 'summary *' })

  test('is folded up behind the address, and opens', async () => {
    const { user } = open()
    expect(screen.getByRole('link', { name: '/sale' })).not.toBeVisible()
    await user.click(address())
    expect(screen.getByRole('link', { name: '/sale' })).toBeVisible()
  })

  test('folds up when a page is chosen', async () => {
    const { user } = open()
    await user.click(address())
    await user.click(screen.getByRole('link', { name: '/sale/today' }))
    expect(fold()).not.toHaveAttribute('open')
    expect(screen.getByText('/sale/today', { selector: 'summary *' })).toBeVisible()
  })

  test('folds up on Escape, and leaves the focus at its head', async () => {
    const { user } = open()
    await user.click(address())
    await user.tab()
    await user.keyboard('{Escape}')
    expect(fold()).not.toHaveAttribute('open')
    expect(address().closest('summary')).toHaveFocus()
  })

  test('folds up when it is left, and not before', async () => {
    const { user } = open()
    await user.click(address())
    for (let stop = 0; stop < 3; stop++) await user.tab()
    expect(fold()).toHaveAttribute('open')
    await user.tab()
    expect(fold()).not.toHaveAttribute('open')
  })
})

test('a link out of the remote says where it would lead, and there is a way back', async () => {
  const { user, router } = open()
  await act(() => router.navigate('/shop-cart?from=sale'))
  expect(screen.getByText(/leads to/)).toHaveTextContent('leads to /shop-cart?from=sale.')
  await user.click(screen.getByRole('button', { name: 'Go back' }))
  expect(await screen.findByRole('heading', { name: 'Categories' })).toBeInTheDocument()
})

test('the cart is counted', () => {
  open()
  expect(screen.getByText('Cart is empty')).toBeInTheDocument()
  act(() => void cart.add(buildProduct()))
  expect(screen.getByText('1 item in the cart')).toBeInTheDocument()
})

test('a visitor can go to the portal’s login', () => {
  open()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^http:\/\/portal\.test\/portal\/login\?.*returnTo=/),
  )
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
})

test('a member can end the session', async () => {
  const { user } = open({ token: testToken() })
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(getSession()).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument()
})

test('the theme flips', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Change theme' }))
  expect(document.documentElement).toHaveClass('dark')
})

test('the language changes to Arabic, and back with a reload', async () => {
  const navigation = recordNavigation()
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'العربية' }))
  expect(screen.getByText('هذا الجزء من المتجر يعمل وحده')).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(navigation.reloads).toBe(1)
})
