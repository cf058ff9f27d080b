import { connectToaster, toast } from '@shop/kernel/toast'
import { buildCategory } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useEffect, useRef } from 'react'
import hotToast from 'react-hot-toast'

import { buildRemote, openShop, scrollTo } from '../testing/open-shop.tsx'

/** A page that focuses its field, whatever the address. */
function Field() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <>
      <h1 tabIndex={-1}>With a field</h1>
      <input id="name" aria-label="Name" ref={input} />
    </>
  )
}

describe('Layout', () => {
  const site = {
    remotes: [buildRemote('mfe-x', ['/with', '/without', '/field'])],
    load: async () => [
      { path: '/with', element: <h1 tabIndex={-1}>With a heading</h1> },
      { path: '/without', element: <p>Without one</p> },
      { path: '/field', element: <Field /> },
    ],
  }

  test('renders the landmarks in order and a skip link', async () => {
    await openShop()
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute(
      'href',
      '#main',
    )
    const [banner, main, footer] = ['banner', 'main', 'contentinfo'].map((role) =>
      screen.getByRole(role),
    )
    expect(main).toHaveAttribute('id', 'main')
    expect(banner?.compareDocumentPosition(main as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(main?.compareDocumentPosition(footer as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  describe('focus', () => {
    test('is not moved on the first page', async () => {
      await openShop({ at: '/with', ...site })
      expect(document.body).toHaveFocus()
    })

    test('moves to the new page’s heading after a navigation', async () => {
      const { router } = await openShop(site)
      await act(() => router.navigate('/with'))
      expect(screen.getByRole('heading', { name: 'With a heading' })).toHaveFocus()
    })

    test('moves without scrolling: the router restores the scroll position', async () => {
      const { router } = await openShop(site)
      const focus = jest.spyOn(HTMLElement.prototype, 'focus')
      await act(() => router.navigate('/with'))
      expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
      focus.mockRestore()
    })

    test('moves to the main region when the page has no heading', async () => {
      const { router } = await openShop(site)
      await act(() => router.navigate('/without'))
      expect(screen.getByRole('main')).toHaveFocus()
    })

    test('stays in what the address names, where the page has moved it there', async () => {
      const { router } = await openShop(site)
      await act(() => router.navigate('/field#name'))
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
      await act(() => router.navigate('/with'))
      await act(() => router.navigate('/field#other'))
      expect(screen.getByRole('heading', { name: 'With a field' })).toHaveFocus()
    })

    test('is not moved when only the query changes', async () => {
      const { router } = await openShop({ at: '/with', ...site })
      const logo = screen.getAllByRole('link', { name: 'Wasla' })[0]
      act(() => logo?.focus())
      await act(() => router.navigate('/with?page=2'))
      expect(logo).toHaveFocus()
    })
  })

  test('renders toasts', async () => {
    await openShop()
    connectToaster(() => undefined)()
    act(() => toast.success('Item added to cart!'))
    expect(await screen.findByText('Item added to cart!')).toBeInTheDocument()
    act(() => hotToast.remove())
  })
})

describe('BackToTop', () => {
  const button = () => screen.queryByRole('button', { name: 'Back to top' })

  test('is rendered when the page is scrolled beyond 300 pixels', async () => {
    await openShop()
    expect(button()).not.toBeInTheDocument()
    scrollTo(300)
    expect(button()).not.toBeInTheDocument()
    scrollTo(301)
    expect(button()).toBeInTheDocument()
    scrollTo(0)
    expect(button()).not.toBeInTheDocument()
  })

  test('scrolls to the top on click', async () => {
    const { user } = await openShop()
    scrollTo(1000)
    const scroll = jest.spyOn(window, 'scrollTo')
    await user.click(button() as HTMLElement)
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
    scroll.mockRestore()
    scrollTo(0)
  })
})

describe('MobileMenu', () => {
  beforeEach(() =>
    server.use(
      http.get(mainUrl('/categories/all-category/admin-side'), () =>
        HttpResponse.json({ results: [] }),
      ),
    ),
  )

  const toggle = (name = /the menu$/) => screen.getByRole('button', { name })

  const panel = () =>
    document.getElementById(toggle().getAttribute('aria-controls') ?? '') as HTMLElement

  async function openMenu() {
    const opened = await openShop()
    await opened.user.click(toggle(/^Open the menu$/))
    return opened
  }

  test('opens and closes by its button', async () => {
    const { user } = await openShop()
    expect(panel()).not.toBeVisible()
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle(/^Open the menu$/))
    expect(panel()).toBeVisible()
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    await user.click(toggle(/^Close the menu$/))
    expect(panel()).not.toBeVisible()
  })

  test('lists the links of the top bar', async () => {
    await openMenu()
    expect(
      within(panel())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Log in', 'Home', 'Shop', 'FAQs', 'Contact Us', 'To Portal'])
  })

  test('lists the categories and the sale', async () => {
    server.use(
      http.get(mainUrl('/categories/all-category/admin-side'), () =>
        HttpResponse.json({ results: [buildCategory()] }),
      ),
    )
    const { user, router } = await openMenu()
    const list = within(await screen.findByRole('list', { name: 'Categories' }))
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Metal cards',
      'Sale outlet',
    ])
    await user.click(list.getByRole('link', { name: 'Metal cards' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop-products/metal-cards'))
    expect(panel()).not.toBeVisible()
  })

  test('has a member’s account and the log-out', async () => {
    const { user } = await openShop({ token: testToken({ _id: 'maha', firstName: 'Maha' }) })
    await user.click(toggle(/^Open the menu$/))
    const menu = within(panel())
    expect(menu.getByRole('link', { name: /Your account/ })).toHaveAttribute(
      'href',
      '/user-account',
    )
    expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(menu.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
  })

  test('closes on a click outside, not on one inside', async () => {
    const { user } = await openMenu()
    await user.click(panel())
    expect(panel()).toBeVisible()
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(panel()).not.toBeVisible()
  })

  test('closes on Escape', async () => {
    const { user } = await openMenu()
    await user.keyboard('a')
    expect(panel()).toBeVisible()
    await user.keyboard('{Escape}')
    expect(panel()).not.toBeVisible()
  })

  test('closes when a link is followed', async () => {
    const { user, router } = await openMenu()
    await user.click(within(panel()).getByRole('link', { name: 'FAQs' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/faqs'))
    expect(panel()).not.toBeVisible()
  })
})
