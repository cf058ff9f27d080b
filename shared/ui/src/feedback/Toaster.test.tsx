import { toast as kernelToast } from '@shop/kernel/toast'
import { createMemoryRouter, RouterProvider } from '@shop/router'
import { act, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast'

import { Toaster } from './Toaster.tsx'

/** react-hot-toast removes a toast so long after its duration, for the animation. */
const REMOVE_DELAY_MS = 1000

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers())

  afterEach(() => {
    act(() => toast.remove())
    jest.useRealTimers()
  })

  function advance(milliseconds: number) {
    act(() => jest.advanceTimersByTime(milliseconds))
  }

  const show = {
    blank: () => toast('Hello'),
    success: () => toast.success('Hello'),
    error: () => toast.error('Hello'),
    custom: () => toast.custom('Hello'),
  }

  test.each([
    ['blank', 4000],
    ['success', 2000],
    ['error', 4000],
    ['custom', 4000],
  ] as const)('shows a %s toast for %i ms', (kind, duration) => {
    render(<Toaster />)
    act(() => void show[kind]())
    advance(duration - 1)
    expect(screen.getByText('Hello')).toBeInTheDocument()
    advance(1)
    advance(REMOVE_DELAY_MS)
    expect(screen.queryByText('Hello')).not.toBeInTheDocument()
  })

  test('shows a loading toast until it is dismissed', () => {
    render(<Toaster />)
    act(() => void toast.loading('Wait'))
    advance(3_600_000)
    expect(screen.getByText('Wait')).toBeInTheDocument()
  })

  test('shows what a press says once the page has painted what the press changed', () => {
    render(<Toaster />)
    const painted: string[] = []
    requestAnimationFrame(() =>
      painted.push(screen.queryByText('Added')?.textContent ?? 'no toast'),
    )
    kernelToast.success('Added')
    kernelToast.error('Full')
    expect(screen.queryByText('Added')).not.toBeInTheDocument()
    advance(40)
    expect(painted).toEqual(['no toast'])
    const texts = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(texts).toEqual(['Full', 'Added'])
  })

  test('shows at once what comes while nobody sees the page, which paints no frames', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(<Toaster />)
    act(() => kernelToast.success('Paid'))
    expect(screen.getByText('Paid')).toBeInTheDocument()
    hidden.mockRestore()
  })

  test('shows the newest 20 toasts', () => {
    render(<Toaster />)
    act(() => {
      for (let number = 1; number <= 25; number++) toast(`Toast ${number}.`)
    })
    expect(screen.getAllByText(/^Toast/)).toHaveLength(20)
    expect(screen.getByText('Toast 25.')).toBeInTheDocument()
    expect(screen.queryByText('Toast 5.')).not.toBeInTheDocument()
  })

  test('announces a text in its own direction', () => {
    render(<Toaster />)
    act(() => void toast.error('Invalid or expired discount code.'))
    const text = screen.getByText('Invalid or expired discount code.')
    expect(text.closest('[dir]')).toHaveAttribute('dir', 'auto')
    expect(screen.getByRole('status')).toContainElement(text)
  })

  test('lets presses through to what it covers', () => {
    render(<Toaster />)
    act(() => void toast.success('Hello'))
    expect(screen.getByText('Hello')).toHaveStyle({ pointerEvents: 'none' })
    expect(screen.getByText('Hello').closest('[popover]')).toHaveStyle({ pointerEvents: 'none' })
  })

  test('shows what a toast is about, and its links, which can be pressed', async () => {
    const options = {
      id: 'cart',
      detail: 'Steel card',
      action: { label: 'View cart', to: '/shop-cart' },
      secondAction: { label: 'Checkout', to: '/shop-checkout' },
    }
    const router = createMemoryRouter([{ path: '*', element: <Toaster /> }])
    render(<RouterProvider router={router} />)
    kernelToast.success('Item added to cart!', options)
    advance(40)
    expect(screen.getByRole('status')).toHaveTextContent(
      'Item added to cart!Steel cardView cartCheckout',
    )
    for (const { label, to } of [options.action, options.secondAction]) {
      const link = screen.getByRole('link', { name: label })
      expect(link).toHaveAttribute('href', to)
      expect(link).toHaveStyle({ pointerEvents: 'auto' })
    }
    kernelToast.error('Full', { id: 'cart' })
    // A toast that changes is measured again.
    await act(async () => void jest.advanceTimersByTime(40))
    expect(screen.getByRole('status')).toHaveTextContent(/^Full$/)
  })

  describe('in the top layer', () => {
    const calls: string[] = []
    beforeEach(() => {
      calls.length = 0
      HTMLElement.prototype.showPopover = () => void calls.push('show')
      HTMLElement.prototype.hidePopover = () => void calls.push('hide')
    })
    afterEach(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
      Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
    })

    test('shows a new toast above a dialog that was opened since', () => {
      render(
        <>
          <dialog open />
          <Toaster />
        </>,
      )
      calls.length = 0
      act(() => void toast('Hello'))
      expect(calls).toEqual(['hide', 'show'])
    })
  })
})
