import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { PaymentSession } from '@shop/contracts/wire/order.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { paymentsUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { buildPaymentSession, sessionId } from '../testing/fixtures.ts'
import { openPage } from '../testing/open-page.tsx'
import { getAmount, normalizedText } from '../testing/text.ts'

describe('PaymentResultPage', () => {
  const checkoutUrl = paymentsUrl('/payment/checkout/:id')
  const hookUrl = paymentsUrl('/hooks/payment/:id')

  /** Returns the requests to the payments API, in order. */
  function mockPayments(body: JsonBodyType, { status = 200, hookStatus = 200 } = {}) {
    const sent: unknown[] = []
    server.use(
      http.get(checkoutUrl, ({ params }) => {
        sent.push(['read', params.id])
        return HttpResponse.json(body, { status })
      }),
      http.post(hookUrl, async ({ params, request }) => {
        sent.push(['hook', params.id, await request.json()])
        return HttpResponse.json({ message: 'Taken.' }, { status: hookStatus })
      }),
    )
    return sent
  }

  const mockPayment = (changes: Partial<PaymentSession> = {}) =>
    mockPayments({ data: buildPaymentSession(changes) })

  function openResult(
    stored: string | null = sessionId,
    options: Parameters<typeof openPage>[1] = {},
  ) {
    if (stored !== null) localStorage.setItem(storageKeys.paymentSession, stored)
    return openPage('/payment/callback', { token: testToken(), ...options })
  }

  const findHomeButton = () => screen.findByRole('button', { name: 'Return to Home' })

  describe('a payment', () => {
    test('renders a loading status, posts the confirmation hook, then renders the status', async () => {
      const response = deferred()
      const sent = mockPayment()
      server.use(
        http.get(checkoutUrl, async () => {
          await response.promise
        }),
      )
      openResult()
      expect(await screen.findByText('Loading Payment')).toHaveAttribute('role', 'status')
      response.resolve()
      expect(await screen.findByText('PAID')).toBeVisible()
      expect(screen.queryByText('Loading Payment')).not.toBeInTheDocument()
      expect(sent).toEqual([
        ['read', sessionId],
        ['hook', sessionId, buildPaymentSession()],
      ])
    })

    test('offers a question at WhatsApp that names the order', async () => {
      setConfig({ ...testConfig, whatsAppNumber: '96800000000' })
      mockPayment({ orderNumber: '123456' })
      openResult()
      const link = await screen.findByRole('link', { name: 'Ask on WhatsApp' })
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:.*order%20123456\.$/))
    })

    test('posts the checkout data to the hook as another backend sent them', async () => {
      const data = {
        ...buildPaymentSession(),
        createdAt: 1_772_699_400,
        orderSummary: { subTotal: '15.900', tax: 0.795, total: 16.695, fees: null },
        customer: { vip: true },
      }
      const sent = mockPayments({ data })
      openResult()
      expect(await screen.findByText('PAID')).toBeVisible()
      expect(sent).toEqual([
        ['read', sessionId],
        ['hook', sessionId, data],
      ])
    })

    test('renders the order summary', async () => {
      mockPayment()
      openResult()
      const summary = await screen.findByRole('region', { name: 'Order Summary' })
      expect(within(summary).getAllByRole('term').map(normalizedText)).toEqual([
        'Payment Time',
        'Session ID',
        'Subtotal',
        'Tax',
        'Total',
      ])
      expect(getAmount('Payment Time')).toMatch(/^5 March 2026 at 12:30\sPM$/)
      expect(getAmount('Session ID')).toBe('cs_test_a1B2c3D4e5F6g7H8i... (Copy)')
      expect(getAmount('Subtotal')).toBe('(OMR) 1,021.50')
      expect(getAmount('Tax')).toBe('(OMR) 51.08')
      expect(getAmount('Total')).toBe('(OMR) 1,072.58')
    })

    test.each([
      ['paid', 'PAID', 'green', 'paid'],
      ['unpaid', 'UNPAID', 'yellow', 'unpaid'],
      ['expired', 'EXPIRED', 'red', 'expired'],
      ['cancelled', 'CANCELLED', 'grey', 'cancelled'],
      ['refunded', 'REFUNDED', 'grey', 'info'],
      ['Paid', 'PAID', 'grey', 'info'],
      ['toString', 'TOSTRING', 'grey', 'info'],
    ])('renders the status %s as %s on %s', async (payment_status, word, tone, icon) => {
      mockPayment({ payment_status })
      openResult()
      const header = (await screen.findByText(word)).parentElement
      expect(header).toHaveAttribute('data-tone', tone)
      expect(header?.querySelector('svg')).toHaveAttribute('data-icon', icon)
    })

    test('renders the order’s number, lines and discount when the backend sends them', async () => {
      mockPayment({
        orderNumber: '482913',
        orderSummary: { subTotal: 12.5, tax: 0.63, discount: 2.5, total: 10.63 },
        products: [
          { productId: 'a', title: { en: 'Fob' }, unit_amount: 3.5, quantity: 2 },
          {
            productId: 'b',
            title: { en: 'Card' },
            unit_amount: 5.5,
            quantity: 1,
            image: 'http://api.test/media/card.webp',
            engraving: { name: 'Maryam', line: 'CEO' },
          },
          {
            productId: 'c',
            title: { en: 'Pack' },
            unit_amount: 9,
            quantity: 2,
            pieces: 2,
            engraving: { name: 'Ali', line: '' },
            engravings: ['Ali', '', 'Ali'].map((name) => ({ name, line: '' })),
          },
        ],
      })
      openResult()
      const list = await screen.findByRole('list', { name: 'What you bought' })
      expect(within(list).getAllByRole('listitem').map(normalizedText)).toEqual([
        'Fob × 2(OMR) 7.00',
        'Card × 1With your text: Maryam · CEO(OMR) 5.50',
        'Pack × 2With your texts:Ali× 2without a name× 2(OMR) 18.00',
        'Ali× 2',
        'without a name× 2',
      ])
      expect(list.querySelector('img')).toHaveAttribute('src', 'http://api.test/media/card.webp')
      expect(getAmount('Order number')).toBe('482913')
      expect(getAmount('Discount')).toBe('(OMR) 2.50')
      const terms = screen.getAllByRole('term').map(normalizedText)
      expect(terms.slice(-4)).toEqual(['Subtotal', 'Tax', 'Discount', 'Total'])
      expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^http:\/\/portal\.test\/portal\/orders\?/),
      )
    })

    test('leads from a paid order to it first, and says what to do when the card arrives', async () => {
      mockPayment({ orderNumber: '482913' })
      openResult()
      const steps = await screen.findByRole('region', { name: 'When your card arrives' })
      const titles = within(steps).getAllByRole('heading', { level: 3 })
      expect(titles.map(({ textContent }) => textContent)).toEqual([
        'Hold it to your phone',
        'Fill in your page',
        'Share with a tap',
      ])
      const order = screen.getByRole('link', { name: 'Your orders' })
      const home = await findHomeButton()
      const follows = (first: Element, second: Element) =>
        Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING)
      const summary = screen.getByRole('region', { name: 'Order Summary' })
      expect([follows(order, summary), follows(summary, steps), follows(steps, home)]).toEqual([
        true,
        true,
        true,
      ])
    })

    test('says nothing of the card of an order that is not paid', async () => {
      mockPayment({ orderNumber: '482913', payment_status: 'expired' })
      openResult()
      expect(await screen.findByText('EXPIRED')).toBeVisible()
      expect(screen.queryByRole('region', { name: 'When your card arrives' })).toBeNull()
    })

    test.each([
      ['paid', 'Thank you! We have received your order and your payment.'],
      ['cancelled', 'You have not been charged for this order.'],
      ['expired', 'You have not been charged for this order.'],
      ['failed', 'You have not been charged for this order.'],
      ['refunded', 'This payment was returned. Your bank may take a few days to show it.'],
    ])('says what %s means', async (payment_status, text) => {
      mockPayment({ payment_status })
      openResult()
      expect(await screen.findByText(text)).toBeVisible()
    })

    test('says where the receipt went, and what comes next', async () => {
      mockPayment({ receiptEmail: 'maha@example.com' })
      openResult()
      const email = await screen.findByText('maha@example.com')
      expect(email.parentElement).toHaveTextContent(
        'Your receipt is on its way to maha@example.com. Next, we prepare your order: it ships within 2 working days.',
      )
    })

    test.each(['unpaid', 'expired', 'cancelled', 'failed'])(
      'has no time of a payment that is %s',
      async (payment_status) => {
        mockPayment({ payment_status })
        openResult()
        expect(await screen.findByText(payment_status.toUpperCase())).toBeVisible()
        expect(screen.queryByText('Payment Time')).not.toBeInTheDocument()
      },
    )

    test('renders in Arabic, with an unknown status as sent', async () => {
      mockPayment({ payment_status: 'unpaid' })
      const page = openResult(sessionId, { lang: 'ar' })
      expect(await screen.findByText('غير مدفوعة')).toBeVisible()
      expect(getAmount('الإجمالي')).toMatch(/^\S?1,072\.58 ر\.ع\.\S?$/)
      page.unmount()
      mockPayment({ payment_status: 'refunded' })
      openResult(sessionId, { lang: 'ar' })
      expect(await screen.findByText('REFUNDED')).toHaveAttribute('lang', 'en')
    })

    test('is rendered when the hook fails, which can be retried', async () => {
      mockPayments({ data: buildPaymentSession() }, { hookStatus: 503 })
      const { user } = openResult()
      expect(await screen.findByText('PAID')).toBeVisible()
      expect(
        screen.getByText('The shop has not been able to confirm this payment yet.'),
      ).toBeVisible()
      expect(screen.queryByText(/We have received/)).not.toBeInTheDocument()
      mockPayment()
      await user.click(screen.getByRole('button', { name: 'Check again' }))
      await waitFor(() =>
        expect(
          screen.queryByText('The shop has not been able to confirm this payment yet.'),
        ).not.toBeInTheDocument(),
      )
    })
  })

  describe('the Return to Home button', () => {
    test('removes the stored session and opens the home page', async () => {
      mockPayment()
      const { user, router } = openResult()
      await user.click(await findHomeButton())
      expect(localStorage.getItem(storageKeys.paymentSession)).toBeNull()
      await waitFor(() => expect(router.state.location.pathname).toBe('/'))
      expect(await screen.findByText('Elsewhere')).toBeVisible()
    })
  })

  describe('without a payment', () => {
    test.each([null, ''])('renders the empty state when %j is stored', async (stored) => {
      openResult(stored)
      expect(await screen.findByText('There is no payment to show')).toBeVisible()
      expect(await findHomeButton()).toBeVisible()
      expect(screen.queryByText('Loading Payment')).not.toBeInTheDocument()
    })

    test.each(['pay.123/abc', '../../users/profile/member-2', 'a b?c#d%e', 'x'.repeat(300)])(
      'takes the stored id %j as it is',
      async (stored) => {
        const sent = mockPayments({ data: buildPaymentSession({ sessionId: stored }) })
        openResult(stored)
        expect(await screen.findByText('PAID')).toBeVisible()
        expect(sent).toEqual([
          ['read', stored],
          ['hook', stored, buildPaymentSession({ sessionId: stored })],
        ])
      },
    )

    test.each([{ data: buildPaymentSession({ sessionId: '' }) }, { data: {} }, { data: null }, {}])(
      'renders an error and does not post the hook for %j, which has no session id',
      async (body) => {
        const sent = mockPayments(body)
        openResult()
        expect(await screen.findByRole('alert')).toHaveTextContent('Session invalid!')
        expect(sent).toEqual([['read', sessionId]])
      },
    )

    test('renders an error when the response is invalid', async () => {
      mockPayments({ data: 'paid' })
      openResult()
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent('We received an answer that we could not read.')
      expect(alert).not.toHaveTextContent('Session invalid!')
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
      expect(expectConsole()).toEqual([expect.stringContaining('unexpected shape')])
    })

    test('renders no retry button when the payment is not found', async () => {
      mockPayments({ message: 'There is no such payment session.' }, { status: 404 })
      openResult()
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'There is no such payment session.',
      )
      expect(screen.queryByText('Loading Payment')).not.toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
      expect(await findHomeButton()).toBeVisible()
    })

    test('renders the server’s message and a retry button when the request fails', async () => {
      mockPayments({ message: 'The payment provider cannot be reached.' }, { status: 502 })
      const { user } = openResult()
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent('The payment provider cannot be reached.')
      mockPayment()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('PAID')).toBeVisible()
    })

    test('renders an error and a retry button without a connection', async () => {
      server.use(http.get(checkoutUrl, () => HttpResponse.error()))
      openResult()
      expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
      expect(
        screen.getByText(/A payment that you made on the card page counts all the same/),
      ).toBeVisible()
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  })
})
