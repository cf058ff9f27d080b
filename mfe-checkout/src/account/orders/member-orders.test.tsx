import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { MemberOrder } from '@shop/contracts/wire/account.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildCartItem } from '../../testing/fixtures.ts'
import { checkoutUrl, mockServices } from '../../testing/mock-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  accountUrls,
  buildOrder,
  buildPaidOrder,
  toOrderRow,
  withOwnAccount,
} from '../../testing/own-account.ts'
import { getAmount, normalizedText } from '../../testing/text.ts'

withOwnAccount()

const cells = (row: HTMLElement) => within(row).getAllByRole('cell').map(normalizedText)
const button = (name: string) => screen.findByRole('button', { name })

/** Mocks the member's orders. @returns the calls that change them, in order */
function mockOrders(...orders: MemberOrder[]): string[] {
  const calls: string[] = []
  const find = (number: unknown) => orders.find((order) => order.number === number)
  mockServices(
    http.get(accountUrls.orders, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const rows = orders.map(toOrderRow).slice((page - 1) * 2, page * 2)
      const totalPage = Math.max(1, Math.ceil(orders.length / 2))
      return HttpResponse.json({ results: rows, paginate: { currentPage: page, totalPage } })
    }),
    http.get(accountUrls.order, ({ params }) => {
      const order = find(params.number)
      return order
        ? HttpResponse.json({ data: order })
        : HttpResponse.json({ message: 'There is no such order' }, { status: 404 })
    }),
    http.post(accountUrls.pay, ({ params }) => {
      calls.push(`pay ${String(params.number)}`)
      const data = { sessionId: 'cs_again', checkout: { checkoutUrl } }
      return HttpResponse.json({ success: true, data })
    }),
    http.post(accountUrls.cancel, ({ params }) => {
      calls.push(`cancel ${String(params.number)}`)
      const { payableUntil: _, ...order } = find(params.number) ?? buildOrder()
      const cancelled = { status: 'cancelled', cancelledAt: '2026-11-26T08:00:00.000Z' }
      return HttpResponse.json({ data: { ...order, ...cancelled } })
    }),
  )
  return calls
}

type Options = Parameters<typeof openPage>[1]
const openOrders = (search = '', options: Options = {}) =>
  openPage(`/user-account${search}`, { token: testToken(), cart: [], ...options })

describe('MemberOrders', () => {
  test('renders the member’s own orders and nothing of the sample ones', async () => {
    mockOrders(buildOrder(), { ...buildPaidOrder(), number: '482900' })
    openOrders()
    const table = await screen.findByRole('table', { name: 'My Orders' })
    const [, ...rows] = within(table).getAllByRole('row')
    expect(rows.map(cells)).toEqual([
      ['482913', '25 November 2026', 'Awaiting payment', 'OMR 52.97 for 3items', 'View'],
      ['482900', '25 November 2026', 'Paid', 'OMR 52.97 for 3items', 'View'],
    ])
    expect(screen.queryByText(/These orders are samples/)).not.toBeInTheDocument()
    expect(screen.queryByText('Samples for demonstration')).toBeNull()
  })

  test('turns pages by links', async () => {
    mockOrders(...['1', '2', '3'].map((number) => buildOrder({ number })))
    const { user } = openOrders()
    await user.click(await screen.findByRole('link', { name: 'Page 2' }))
    expect(await screen.findByRole('link', { name: 'View order 3' })).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'View order 1' })).not.toBeInTheDocument(),
    )
  })

  test('leads to the shop while there are none', async () => {
    mockOrders()
    openOrders()
    expect(await screen.findByText('No orders yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop')
  })

  test('renders an error, from which it recovers on request', async () => {
    mockServices(
      http.get(accountUrls.orders, () =>
        HttpResponse.json({ message: 'Orders are resting' }, { status: 503 }),
      ),
    )
    const { user } = openOrders()
    expect(await screen.findByText('Orders are resting')).toBeVisible()
    mockOrders(buildOrder())
    await user.click(await button('Try again'))
    expect(await screen.findByRole('link', { name: 'View order 482913' })).toBeVisible()
  })

  test('renders the samples for a visitor, with the way to the log-in', async () => {
    openPage('/user-account')
    expect(await screen.findByText(/These orders are samples\./)).toBeVisible()
    expect(screen.getByText('#4821')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/portal\.test\/portal\/login\?/),
    )
  })
})

describe('MemberOrder', () => {
  test('renders lines, totals, payment and buyer', async () => {
    mockOrders(buildOrder())
    openOrders('?order=482913')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Order 482913')
    const table = await screen.findByRole('table', { name: 'Items' })
    const [, ...rows] = within(table).getAllByRole('row')
    expect(rows.map(cells)).toEqual([
      ['Steel card', '2', 'OMR 21.00', 'OMR 42.00'],
      ['Oak card', '1', 'OMR 10.50', 'OMR 10.50'],
    ])
    expect(within(table).getByRole('link', { name: 'Steel card' })).toHaveAttribute(
      'href',
      '/product-detail/steel-card',
    )
    expect(within(table).queryByRole('link', { name: 'Oak card' })).not.toBeInTheDocument()
    expect(['Subtotal', 'Taxes', 'Discount', 'Total'].map(getAmount)).toEqual([
      'OMR 52.50',
      'OMR 2.63',
      '-OMR 2.16',
      'OMR 52.97',
    ])
    expect(screen.getByText('Not paid yet')).toBeVisible()
    expect(screen.getByText(/Reserved until 2 Dec 2026/)).toBeVisible()
    expect(screen.getByText('Street 1, Muscat')).toBeVisible()
  })

  test.each([
    [{ lastPayment: 'cancelled' }, 'The last payment was cancelled.'],
    [{ lastPayment: 'expired' }, 'The last payment was not completed in time.'],
    [{ paidAt: '2026-11-25T06:00:00.000Z' }, /^Paid on 25 November 2026 at 10:00/],
    [{ refund: 'due' }, /the second payment is being returned/],
    [{ refund: 'done' }, /the second payment has been returned/],
    [{ status: 'expired' }, /was not paid in time/],
    [{ status: 'Delivering' }, 'Delivering'],
    [{ status: 'paid', fulfilment: 'inWork' }, 'Preparing'],
    [
      { status: 'paid', fulfilment: 'sent', carrier: 'Oman Post', trackingNumber: 'RR1' },
      'Oman Post · RR1',
    ],
    [{ status: 'paid', fulfilment: 'returned' }, 'returned'],
    [{ status: 'paid', fulfilment: 'sent', refunded: 10 }, /^OMR\s10\.00 has been given back/],
    [{ status: 'paid', fulfilment: 'sent', refunded: 52.97 }, 'Refunded'],
    [{ status: 'cancelled', fulfilment: 'sent' }, 'Cancelled'],
  ])('says what %j means', async (changes, sentence) => {
    mockOrders(buildOrder(changes))
    openOrders('?order=482913')
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  test('says that an unknown order is none, as that of another member', async () => {
    mockOrders()
    openOrders('?order=111111')
    expect(await screen.findByText('There is no such order')).toBeVisible()
    const links = screen.getAllByRole('link', { name: 'All orders' })
    expect(links.at(-1)).toHaveAttribute('href', '/user-account')
  })

  test('is paid on a card page, once for a double click; the cart stays', async () => {
    const calls = mockOrders(buildOrder())
    const navigation = recordNavigation()
    const { user } = openOrders('?order=482913', { cart: [buildCartItem()] })
    await user.dblClick(await button('Pay now'))
    await waitFor(() => expect(navigation.addresses).toEqual([checkoutUrl]))
    expect(calls).toEqual(['pay 482913'])
    expect(localStorage.getItem(storageKeys.paymentSession)).toBe('cs_again')
    expect(JSON.parse(localStorage.getItem(storageKeys.cart) ?? '')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeDisabled()
    const restored = Object.assign(new Event('pageshow'), { persisted: true })
    act(() => void window.dispatchEvent(restored))
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeEnabled()
  })

  test('says why it cannot be paid, and shows what it is now', async () => {
    mockOrders(buildOrder())
    const message = 'This order has been paid.'
    server.use(http.post(accountUrls.pay, () => HttpResponse.json({ message }, { status: 409 })))
    const { user } = openOrders('?order=482913')
    const pay = await button('Pay now')
    mockOrders(buildPaidOrder())
    server.use(http.post(accountUrls.pay, () => HttpResponse.json({ message }, { status: 409 })))
    await user.click(pay)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(await screen.findByRole('link', { name: 'Receipt' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument()
  })

  test('is cancelled once that is confirmed', async () => {
    const calls = mockOrders(buildOrder())
    const { user } = openOrders('?order=482913')
    await user.click(await button('Cancel order'))
    await user.click(await button('Keep the order'))
    expect(calls).toEqual([])
    await user.click(await button('Cancel order'))
    await user.click(await button('Yes, cancel the order'))
    expect(await screen.findByText('The order has been cancelled.')).toBeVisible()
    expect(calls).toEqual(['cancel 482913'])
    expect(screen.getByText('Cancelled')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument()
  })

  test('that was paid meanwhile is not cancelled, which is said', async () => {
    mockOrders(buildOrder())
    server.use(http.post(accountUrls.cancel, () => HttpResponse.json({ data: buildPaidOrder() })))
    const { user } = openOrders('?order=482913')
    await user.click(await button('Cancel order'))
    await user.click(await button('Yes, cancel the order'))
    expect(await screen.findByText(/has been paid, so it was not cancelled/)).toBeVisible()
    expect(screen.getByText('Paid')).toBeVisible()
  })

  test('renders in Arabic', async () => {
    mockOrders(buildOrder())
    openOrders('?order=482913', { lang: 'ar' })
    expect(await screen.findByRole('button', { name: 'ادفع الآن' })).toBeVisible()
    expect(screen.getByText('بطاقة فولاذية')).toBeVisible()
    expect(screen.getByText('بانتظار الدفع')).toBeVisible()
  })
})

describe('Buy again', () => {
  const mockProducts = (sold: readonly string[], changes: Partial<Product> = {}) =>
    server.use(
      http.get(mainUrl('/products/:id'), ({ params }) => {
        const id = String(params.id)
        return sold.includes(id)
          ? HttpResponse.json(buildProduct({ _id: id, price: 22, ...changes }))
          : HttpResponse.json({}, { status: 404 })
      }),
      // The cart asks as soon as it is shown.
      http.get(mainUrl('/stock'), () => HttpResponse.json({ results: [] })),
    )
  const readCart = (): unknown => JSON.parse(localStorage.getItem(storageKeys.cart) ?? '[]')

  test('puts the goods into the cart at current prices, and opens it', async () => {
    mockOrders(buildPaidOrder())
    mockProducts(['steel-card', 'oak-card'])
    const { user, router } = openOrders('?order=482913')
    await user.click(await button('Buy again'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop-cart'))
    expect(readCart()).toMatchObject([
      { id: 'steel-card', price: 22, quantity: 2 },
      { id: 'oak-card', price: 22, quantity: 1 },
    ])
  })

  test('knows of goods without a name that they are sold only with one by now', async () => {
    mockOrders(buildPaidOrder())
    const surface = { finish: 'printed', color: '#ffffff', width: 68, height: 12 } as const
    mockProducts(['steel-card'], {
      details: { surface: { ...surface, pictures: [], required: true } },
    })
    const { user } = openOrders('?order=482913')
    await user.click(await button('Buy again'))
    expect(await screen.findByText(/^Sold only with a name/)).toBeVisible()
    expect(readCart()).toMatchObject([{ id: 'steel-card', surface: { required: true } }])
  })

  test('puts a name on each piece again, of a product that still takes one', async () => {
    const [ali, huda] = ['Ali', 'Huda'].map((name) => ({ name, line: '' }))
    const { products, ...order } = buildPaidOrder()
    const named = { engraving: ali, engravings: [ali, huda].flatMap((one) => one ?? []) }
    mockOrders({ ...order, products: products.map((line) => ({ ...line, ...named })) })
    const area = { finish: 'engraved', color: '#123456', width: 68, height: 12 } as const
    mockProducts(['steel-card'], { details: { surface: { ...area, pieces: 5, pictures: [] } } })
    const { user } = openOrders('?order=482913')
    const shown = within(await screen.findByRole('row', { name: /Steel card/ }))
    expect(shown.getAllByRole('listitem').map(normalizedText)).toEqual(['Ali× 1', 'Huda× 1'])
    await user.click(await button('Buy again'))
    await waitFor(() =>
      expect(readCart()).toMatchObject([
        { ...named, quantity: 2, surface: { ...area, pieces: 5 } },
      ]),
    )
  })

  test('leaves out what is no longer sold, and says so', async () => {
    mockOrders(buildPaidOrder())
    mockProducts(['steel-card'])
    const { user } = openOrders('?order=482913')
    await user.click(await button('Buy again'))
    const text = '1 product of this order is no longer sold.'
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(readCart()).toMatchObject([{ id: 'steel-card' }])
  })

  test('changes nothing when a product cannot be loaded', async () => {
    mockOrders(buildPaidOrder())
    const response = deferred()
    server.use(
      http.get(mainUrl('/products/:id'), async () => {
        await response.promise
        return HttpResponse.json({}, { status: 500 })
      }),
    )
    const { user } = openOrders('?order=482913')
    await user.click(await button('Buy again'))
    expect(screen.getByRole('button', { name: 'Buy again' })).toBeDisabled()
    response.resolve()
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be put into your cart')
    expect(readCart()).toEqual([])
  })
})
