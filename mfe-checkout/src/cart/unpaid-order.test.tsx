import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildPaymentSession, sessionId } from '../testing/fixtures.ts'
import { checkoutUrl, urls } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'

const order = { sessionId, checkoutUrl, number: '482913' }

/** Opens the empty cart of a browser that has stored an order. Returns the ids of the payments that it asks for. */
function openEmptyCart(stored: object, payment_status: string, token?: string): unknown[] {
  const asked: unknown[] = []
  server.use(
    http.get(urls.payment, ({ params }) => {
      asked.push(params.id)
      return HttpResponse.json({ data: buildPaymentSession({ payment_status }) })
    }),
  )
  localStorage.setItem(storageKeys.unpaidOrder, JSON.stringify(stored))
  openPage('/shop-cart', token === undefined ? {} : { token })
  return asked
}

describe('the empty cart after an order', () => {
  test('names the order that is not paid, and leads to its card page', async () => {
    openEmptyCart(order, 'unpaid', testToken())
    expect(await screen.findByText('Your order 482913 is waiting for its payment.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', checkoutUrl)
  })

  test.each(['paid', 'expired', 'cancelled'])('forgets an order that is %s', async (status) => {
    openEmptyCart(order, status, testToken())
    await waitFor(() => expect(localStorage.getItem(storageKeys.unpaidOrder)).toBeNull())
    expect(screen.queryByText(/waiting for its payment/)).not.toBeInTheDocument()
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
    const asked = openEmptyCart(stored, 'unpaid', token)
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.queryByText(/waiting for its payment/)).not.toBeInTheDocument()
    expect(asked).toEqual([])
  })
})
