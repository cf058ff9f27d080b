import { cart, endSession } from '@shop/kernel'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, within } from '@testing-library/react'

import { buildRemote, openShop, scrollTo } from '../testing/open-shop.tsx'

const line = { id: 'a', title: 'A', price: 1, quantity: 7 }
const bar = () => screen.getByRole('banner')
const wide = () => {
  const [nav] = within(bar()).getAllByLabelText('Main')
  return within(nav as HTMLElement)
}

const site = {
  remotes: [buildRemote('mfe-x', ['/', '/shop', '/shop-cart', '/faqs', '/contact'])],
  load: async () =>
    ['/', '/shop', '/shop-cart', '/faqs', '/contact'].map((path) => ({ path, element: path })),
}

test('leads to the pages of the shop, in order', async () => {
  await openShop()
  const links = wide().getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Shop', '/shop'],
    ['FAQs', '/faqs'],
    ['Contact Us', '/contact'],
    ['To Portal', '/portal'],
  ])
})

test.each([
  ['/', 'Home'],
  ['/shop', 'Shop'],
  ['/faqs', 'FAQs'],
])('at %s, %s is the active item, alone', async (at, name) => {
  await openShop({ at, ...site })
  const active = wide()
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(active.map((link) => link.textContent)).toEqual([name])
})

test('a page that is not in the bar makes none active', async () => {
  await openShop({ at: '/shop-cart', ...site })
  expect(bar().querySelector('nav [aria-current]')).toBeNull()
})

test('the round button leads home, where one is not there already', async () => {
  const { user } = await openShop({ at: '/shop', ...site })
  await user.click(screen.getByRole('link', { name: 'Back to the home page' }))
  expect(screen.getByRole('main')).toHaveTextContent('/')
  expect(screen.queryByRole('link', { name: 'Back to the home page' })).not.toBeInTheDocument()
})

test('the logo is called as the brand is in the language, and leads home', async () => {
  await openShop({ lang: 'ar' })
  const [logo] = within(bar()).getAllByRole('link', { name: 'وصلة' })
  expect(logo).toHaveAttribute('href', '/')
  expect(logo).toHaveAttribute('translate', 'no')
})

test('becomes sticky beyond 50 pixels, and back', async () => {
  await openShop()
  const sticky = () => bar().hasAttribute('data-sticky')
  scrollTo(50)
  expect(sticky()).toBe(false)
  scrollTo(51)
  expect(sticky()).toBe(true)
  scrollTo(0)
  expect(sticky()).toBe(false)
})

describe('the cart button', () => {
  test('has no badge while the cart is empty', async () => {
    await openShop()
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toHaveTextContent('')
  })

  test('counts the items, not the pieces, and follows the cart', async () => {
    await openShop({ cart: [line] })
    const button = screen.getByRole('link', { name: 'Cart, 1 item' })
    expect(button).toHaveTextContent('1')
    expect(button).toHaveAttribute('href', '/shop-cart')
    act(() => void cart.add(buildProduct()))
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveTextContent('2')
    act(() => cart.clear())
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeInTheDocument()
  })

  test('counts in Arabic', async () => {
    await openShop({ lang: 'ar', cart: [line, { ...line, id: 'b' }] })
    expect(screen.getByRole('link', { name: 'السلة، منتجان' })).toHaveTextContent('٢')
  })
})

describe('the logout button', () => {
  test('is there for members', async () => {
    await openShop({ token: testToken() })
    expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled()
    act(endSession)
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  })

  test.each([
    ['a visitor', {}],
    ['somebody whose session has expired', { token: testToken({ _id: 'a', exp: 1 }) }],
  ])('is not there for %s', async (_, situation) => {
    await openShop(situation)
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  })
})
