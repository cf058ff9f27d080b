import type { PaymentSession } from '@shop/contracts/order.ts'
import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { paymentsUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { buildPaymentSession, sessionId } from '../testing/fixtures.ts'
import { openPage } from '../testing/open-page.tsx'
import { getAmount, normalizedText } from '../testing/text.ts'

const checkoutUrl = paymentsUrl('/payment/checkout/:id')
const hookUrl = paymentsUrl('/hooks/payment/:id')

/** Everything that reached the payments API, in order. */
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
  test('loads with an indicator, is confirmed to the shop, and then shown', async () => {
    const answer = deferred()
    const sent = mockPayment()
    server.use(
      http.get(checkoutUrl, async () => {
        await answer.promise
      }),
    )
    openResult()
    expect(await screen.findByText('Loading Payment')).toHaveAttribute('role', 'status')
    answer.resolve()
    expect(await screen.findByText('PAID')).toBeVisible()
    expect(screen.queryByText('Loading Payment')).not.toBeInTheDocument()
    expect(sent).toEqual([
      ['read', sessionId],
      ['hook', sessionId, buildPaymentSession()],
    ])
  })

  test('is summed up', async () => {
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
    expect(getAmount('Payment Time')).toMatch(/^March 5, 2026 at \d{1,2}:30\s[AP]M$/)
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
  ])('that is %s reads %s on %s', async (payment_status, word, tone, icon) => {
    mockPayment({ payment_status })
    openResult()
    const header = (await screen.findByText(word)).parentElement
    expect(header).toHaveAttribute('data-tone', tone)
    expect(header?.querySelector('svg')).toHaveAttribute('data-icon', icon)
  })

  test('in Arabic has Arabic words, and keeps a status that is not known', async () => {
    mockPayment({ payment_status: 'unpaid' })
    const page = openResult(sessionId, { lang: 'ar' })
    expect(await screen.findByText('غير مدفوعة')).toBeVisible()
    expect(getAmount('الإجمالي')).toMatch(/^\(OMR\) ١٬٠٧٢٫٥٨$/)
    page.unmount()
    mockPayment({ payment_status: 'refunded' })
    openResult(sessionId, { lang: 'ar' })
    expect(await screen.findByText('REFUNDED')).toHaveAttribute('lang', 'en')
  })

  test('that is unpaid can be looked at again; a paid one need not', async () => {
    mockPayment({ payment_status: 'unpaid' })
    const { user } = openResult()
    await screen.findByText('UNPAID')
    const sent = mockPayment()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('PAID')).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument()
  })

  test('stays in view when a second look fails', async () => {
    mockPayment({ payment_status: 'unpaid' })
    const { user } = openResult()
    await screen.findByText('UNPAID')
    server.use(http.get(checkoutUrl, () => HttpResponse.error()))
    const again = screen.getByRole('button', { name: 'Check again' })
    await user.click(again)
    await waitFor(() => expect(again).toBeEnabled())
    expect(screen.getByText('UNPAID')).toBeVisible()
  })

  test('is shown even when the shop cannot be told, which can be tried again', async () => {
    mockPayments({ data: buildPaymentSession() }, { hookStatus: 503 })
    const { user } = openResult()
    expect(await screen.findByText('PAID')).toBeVisible()
    expect(screen.getByText('The shop could not be told about this payment yet.')).toBeVisible()
    mockPayment()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() =>
      expect(
        screen.queryByText('The shop could not be told about this payment yet.'),
      ).not.toBeInTheDocument(),
    )
  })
})

describe('Return to Home', () => {
  test('forgets the payment and opens the home page', async () => {
    mockPayment()
    const { user, router } = openResult()
    await user.click(await findHomeButton())
    expect(localStorage.getItem(storageKeys.paymentSession)).toBeNull()
    expect(router.state.location.pathname).toBe('/')
    expect(await screen.findByText('Elsewhere')).toBeVisible()
  })
})

describe('no payment to show', () => {
  test('when nothing is stored', async () => {
    openResult(null)
    expect(await screen.findByText('There is no payment to show')).toBeVisible()
    expect(await findHomeButton()).toBeVisible()
    expect(screen.queryByText('Loading Payment')).not.toBeInTheDocument()
  })

  test.each(['../../users/profile/member-2', '', 'a b'])('when %j is stored', async (stored) => {
    openResult(stored)
    expect(await screen.findByRole('alert')).toHaveTextContent('Session invalid!')
    expect(await findHomeButton()).toBeVisible()
  })

  test('when the answer carries no session id: the hook is not called', async () => {
    const sent = mockPayments({ data: buildPaymentSession({ sessionId: '' }) })
    openResult()
    expect(await screen.findByRole('alert')).toHaveTextContent('Session invalid!')
    expect(sent).toEqual([['read', sessionId]])
  })

  test('when the answer is of another shape', async () => {
    mockPayments({ data: { payment_status: 'paid' } })
    openResult()
    expect(await screen.findByRole('alert')).toHaveTextContent('Session invalid!')
    expect(expectConsole()).toEqual([expect.stringContaining('unexpected shape')])
  })

  test('when it is unknown or someone else’s: no second try is offered', async () => {
    mockPayments({ message: 'There is no such payment session.' }, { status: 404 })
    openResult()
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such payment session.')
    expect(screen.queryByText('Loading Payment')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(await findHomeButton()).toBeVisible()
  })

  test('when the server fails: its message, and a second try', async () => {
    mockPayments({ message: 'The payment provider cannot be reached.' }, { status: 502 })
    const { user } = openResult()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The payment provider cannot be reached.')
    mockPayment()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('PAID')).toBeVisible()
  })

  test('without a connection', async () => {
    server.use(http.get(checkoutUrl, () => HttpResponse.error()))
    openResult()
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('to a visitor, who is sent to the portal', async () => {
    mockPayments({ message: 'Please log in.' }, { status: 401 })
    const navigation = recordNavigation()
    openPage('/payment/callback')
    localStorage.setItem(storageKeys.paymentSession, sessionId)
    const page = openPage('/payment/callback')
    await waitFor(() => expect(navigation.addresses[0]).toMatch(/portal\/login/))
    page.unmount()
  })
})
