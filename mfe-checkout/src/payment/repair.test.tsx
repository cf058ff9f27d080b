import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { Corners } from '@shop/contracts/rules/surface.ts'
import type { PaymentSession } from '@shop/contracts/wire/order.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { paymentsUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildCartItem, buildOakCard, buildPaymentSession, sessionId } from '../testing/fixtures.ts'
import { checkoutUrl, urls } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'
import { withOwnAccount } from '../testing/own-account.ts'

const payableUntil = '2026-12-02T21:30:00.000Z'
const items = [buildCartItem({ quantity: 2 }), buildOakCard()]
const stored = { sessionId, checkoutUrl, number: '482913', items }

function mockPayment(changes: Partial<PaymentSession>) {
  const payment = { current: changes }
  server.use(
    http.get(urls.payment, () =>
      HttpResponse.json({
        data: buildPaymentSession({ payment_status: 'cancelled', ...payment.current }),
      }),
    ),
    http.post(paymentsUrl('/hooks/payment/:id'), () => HttpResponse.json({})),
  )
  return payment
}

function openResult(order: object | null = stored, lang: 'en' | 'ar' = 'en') {
  localStorage.setItem(storageKeys.paymentSession, sessionId)
  if (order) localStorage.setItem(storageKeys.unpaidOrder, JSON.stringify(order))
  return openPage('/payment/callback', { token: testToken(), lang, cart: [] })
}

const readStored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const findButton = (name: string) => screen.findByRole('button', { name })

describe('RepairActions', () => {
  test('pays the same order on another card page', async () => {
    mockPayment({ payableUntil, orderNumber: '482913' })
    const paid: unknown[] = []
    server.use(
      http.post(paymentsUrl('/payment/checkout/:id/pay'), ({ params }) => {
        paid.push(params.id)
        const data = { sessionId: 'cs_again', checkout: { checkoutUrl } }
        return HttpResponse.json({ success: true, data })
      }),
    )
    const navigation = recordNavigation()
    const { user } = openResult()
    await user.click(await findButton('Pay now'))
    await waitFor(() => expect(navigation.addresses).toEqual([checkoutUrl]))
    expect(paid).toEqual([sessionId])
    expect(localStorage.getItem(storageKeys.paymentSession)).toBe('cs_again')
    expect(readStored(storageKeys.unpaidOrder)).toMatchObject({ ...stored, sessionId: 'cs_again' })
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeDisabled()
  })

  test('says why an order cannot be paid, and shows what it is', async () => {
    const payment = mockPayment({ payableUntil })
    server.use(
      http.post(paymentsUrl('/payment/checkout/:id/pay'), () => {
        payment.current = { payment_status: 'paid' }
        return HttpResponse.json({ message: 'This order has been paid.' }, { status: 409 })
      }),
    )
    const { user } = openResult()
    await user.click(await findButton('Pay now'))
    expect(await screen.findByText('This order has been paid.')).toBeInTheDocument()
    expect(await screen.findByText('PAID')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument()
  })

  test.each(['unpaid', 'expired', 'cancelled', 'failed'])(
    'leads from a payment that is %s to the cart with the lines',
    async (payment_status) => {
      mockPayment({ payment_status })
      const { user, router } = openResult()
      await user.click(await findButton('Back to your cart'))
      await waitFor(() => expect(router.state.location.pathname).toBe('/shop-cart'))
      expect(readStored(storageKeys.cart)).toEqual(items)
      expect(localStorage.getItem(storageKeys.paymentSession)).toBeNull()
    },
  )

  test('restores the lines as the payment has them in a browser that ordered something else', async () => {
    const engraving = { name: 'Maryam', line: '' }
    const none = { name: '', line: '' }
    const corners: Corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]
    const area = { finish: 'engraved', color: '#000000', width: 68, height: 12 } as const
    const surface = { ...area, corners }
    const products = [
      { productId: 'a', title: { en: 'Fob' }, unit_amount: 3.5, quantity: 2, engraving },
      {
        productId: 'b',
        title: { en: 'Pack' },
        unit_amount: 9,
        quantity: 1,
        pieces: 2,
        engraving: { ...engraving, surface },
        engravings: [none, engraving],
      },
    ]
    mockPayment({ products })
    const { user } = openResult({ ...stored, sessionId: 'another' })
    await user.click(await findButton('Back to your cart'))
    await waitFor(() =>
      expect(readStored(storageKeys.cart)).toEqual([
        expect.objectContaining({
          id: 'a',
          title: { en: 'Fob' },
          price: 3.5,
          quantity: 2,
          engraving,
        }),
        expect.objectContaining({
          id: 'b',
          engraving,
          engravings: [none, engraving],
          surface: { ...surface, pieces: 2 },
        }),
      ]),
    )
  })

  test.each([
    ['en', 'This order is waiting for your payment. Reserved until 3 Dec 2026.'],
    ['ar', 'هذا الطلب بانتظار الدفع. محجوز لك حتى 3 ديسمبر 2026.'],
  ] as const)('says in %s until when the order is reserved', async (lang, text) => {
    mockPayment({ payableUntil })
    openResult(stored, lang)
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('is absent for a payment that was made, and pays nothing without the backend’s offer', async () => {
    mockPayment({ payment_status: 'paid' })
    const page = openResult()
    expect(await screen.findByText('PAID')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Back to your cart' })).not.toBeInTheDocument()
    page.unmount()
    mockPayment({})
    openResult()
    await findButton('Back to your cart')
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument()
  })
})

describe('the way to the orders', () => {
  test('leads to the portal where that has them', async () => {
    mockPayment({ orderNumber: '482913' })
    openResult()
    expect(await screen.findByRole('link', { name: 'Your orders' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/portal\.test\/portal\/orders\?/),
    )
  })

  describe('of a member who has an account of their own', () => {
    withOwnAccount()

    test('leads to the order there', async () => {
      mockPayment({ orderNumber: '482913' })
      openResult()
      const link = await screen.findByRole('link', { name: 'Your order' })
      expect(link).toHaveAttribute('href', '/user-account?order=482913')
    })
  })
})
