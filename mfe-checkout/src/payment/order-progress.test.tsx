import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { PaymentSession } from '@shop/contracts/wire/order.ts'
import { paymentsUrl } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildPaymentSession } from '../testing/fixtures.ts'
import { mockServices, urls } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'
import { normalizedText } from '../testing/text.ts'

describe('the progress of a paid order', () => {
  const line = { productId: 'a', title: { en: 'Card' }, unit_amount: 5, quantity: 1 }
  const image = 'http://api.test/media/card.webp'

  async function open(changes: Partial<PaymentSession>) {
    const session = buildPaymentSession(changes)
    localStorage.setItem(storageKeys.paymentSession, session.sessionId)
    mockServices(
      http.get(urls.payment, () => HttpResponse.json({ data: session })),
      http.post(paymentsUrl('/hooks/payment/:id'), () => HttpResponse.json({})),
    )
    const { container } = openPage('/payment/callback', { token: testToken() })
    await screen.findByRole('heading', { name: 'Order Summary' })
    const progress = screen.queryByRole('region', { name: 'What happens next' })
    const steps = progress && within(progress).getAllByRole('listitem').map(normalizedText)
    return { steps, container }
  }

  test.each([
    [
      'delivered with a text on it',
      { products: [{ ...line, engraving: { name: 'Ali', line: '' } }] },
      {},
      ['Your text goes on it;', 'With you by Sunday 29 NovemberDelivery to your address'],
    ],
    [
      'collected',
      { products: [line] },
      { store: { en: 'Mutrah' } },
      ['It is checked and packed.', 'Ready by Sunday 29 NovemberCollect in our store Mutrah'],
    ],
  ])('names the day of one that is %s', async (_, goods, store, [preparing, arrival]) => {
    const delivery = { expectedOn: '2026-11-29', ...store }
    const { steps } = await open({ ...goods, delivery })
    expect(steps).toEqual([
      'PaidWe have your order.',
      expect.stringContaining(`We prepare your order${preparing}`),
      arrival,
    ])
    expect(screen.queryByText(/it ships within/)).not.toBeInTheDocument()
  })

  test('is not told without an agreed day', async () => {
    expect((await open({})).steps).toBeNull()
    expect(screen.getByText(/it ships within/)).toBeVisible()
  })

  test('is not told of an order that is not paid', async () => {
    const delivery = { expectedOn: '2026-11-29' }
    expect((await open({ delivery, payment_status: 'expired' })).steps).toBeNull()
  })

  test('shows what was bought, at most three of it', async () => {
    const products = ['a', 'b', 'c', 'd'].map((productId) => ({ ...line, productId, image }))
    const { container } = await open({ products })
    expect(container.querySelectorAll('[aria-hidden] > li img')).toHaveLength(3)
  })
})
