import { connectToaster, toast } from '@shop/kernel'
import { act, screen } from '@testing-library/react'
import hotToast from 'react-hot-toast'

import { buildRemote, openShop } from '../testing/open-shop.tsx'

const site = {
  remotes: [buildRemote('mfe-x', ['/with', '/without'])],
  load: async () => [
    { path: '/with', element: <h1 tabIndex={-1}>With a heading</h1> },
    { path: '/without', element: <p>Without one</p> },
  ],
}

describe('Layout', () => {
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
