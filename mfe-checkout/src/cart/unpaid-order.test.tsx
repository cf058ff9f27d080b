import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildCartItem, buildPaymentSession, sessionId } from '../testing/fixtures.ts'
import { checkoutUrl, urls } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'

const items = [buildCartItem({ quantity: 2 })]
const order = { sessionId, checkoutUrl, number: '482913', items }

/** Opens the empty cart of a browser that has stored an order. Returns the page, and the ids of the payments that it asks for. */
function openEmptyCart(stored: object, payment_status: string, token?: string) {
  const asked: unknown[] = []
  server.use(
    http.get(urls.payment, ({ params }) => {
      asked.push(params.id)
      return HttpResponse.json({ data: buildPaymentSession({ payment_status }) })
    }),
  )
  localStorage.setItem(storageKeys.unpaidOrder, JSON.stringify(stored))
  const page = openPage('/shop-cart', { cart: [], ...(token !== undefined && { token }) })
  return { ...page, asked }
}

describe('the empty cart after an order', () => {
  test('names the order that is not paid, and leads to its card page', async () => {
    openEmptyCart(order, 'unpaid', testToken())
    expect(await screen.findByText('Your order 482913 is waiting for its payment.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', checkoutUrl)
  })

  test.each(['unpaid', 'expired', 'cancelled'])(
    'gives back the lines of an order that is %s',
    async (status) => {
      const { user } = openEmptyCart(order, status, testToken())
      await user.click(await screen.findByRole('button', { name: 'Back into the cart' }))
      expect(await screen.findByRole('table', { name: 'Cart' })).toBeVisible()
      expect(JSON.parse(localStorage.getItem(storageKeys.cart) ?? '')).toEqual(items)
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    },
  )

  test('says that an order was not paid, without a card page', async () => {
    openEmptyCart(order, 'cancelled', testToken())
    expect(await screen.findByText('Your order 482913 was not paid.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument()
  })

  test.each(['paid', 'refunded'])('forgets an order that is %s', async (status) => {
    openEmptyCart(order, status, testToken())
    await waitFor(() => expect(localStorage.getItem(storageKeys.unpaidOrder)).toBeNull())
    expect(screen.queryByText(/Your order 482913/)).not.toBeInTheDocument()
  })

  test.each([
    ['a visitor', order, undefined],
    [
      'an address that is not trusted',
      { ...order, checkoutUrl: 'https://evil.test/' },
      testToken(),
    ],
    ['something else', { number: 5 }, testToken()],
  ])('asks for no payment of %s', async (_, stored, token) => {
    const { asked } = openEmptyCart(stored, 'unpaid', token)
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.queryByText(/waiting for its payment/)).not.toBeInTheDocument()
    expect(asked).toEqual([])
  })
})
