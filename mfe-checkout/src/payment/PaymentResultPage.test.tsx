import type { PaymentSession } from '@shop/contracts/order.ts'
import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { paymentsUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { aPayment, sessionId } from '../testing/fixtures.ts'
import { open } from '../testing/open-page.tsx'
import { amountOf, plainText } from '../testing/text.ts'

const checkout = paymentsUrl('/payment/checkout/:id')
const hook = paymentsUrl('/hooks/payment/:id')

/** Everything that reached the payments API, in order. */
function startPayments(body: JsonBodyType, { status = 200, hookStatus = 200 } = {}) {
  const sent: unknown[] = []
  server.use(
    http.get(checkout, ({ params }) => {
      sent.push(['read', params.id])
      return HttpResponse.json(body, { status })
    }),
    http.post(hook, async ({ params, request }) => {
      sent.push(['hook', params.id, await request.json()])
      return HttpResponse.json({ message: 'Taken.' }, { status: hookStatus })
    }),
  )
  return sent
}

const startWith = (changes: Partial<PaymentSession> = {}) =>
  startPayments({ data: aPayment(changes) })

function openResult(stored: string | null = sessionId, situation: Parameters<typeof open>[1] = {}) {
  if (stored !== null) localStorage.setItem(storageKeys.paymentSession, stored)
  return open('/payment/callback', { token: testToken(), ...situation })
}

const home = () => screen.findByRole('button', { name: 'Return to Home' })

describe('a payment', () => {
  test('loads with an indicator, is confirmed to the shop, and then shown', async () => {
    const answer = deferred()
    const sent = startWith()
    server.use(
      http.get(checkout, async () => {
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
      ['hook', sessionId, aPayment()],
    ])
  })

  test('is summed up', async () => {
    startWith()
    openResult()
    const summary = await screen.findByRole('region', { name: 'Order Summary' })
    expect(within(summary).getAllByRole('term').map(plainText)).toEqual([
      'Payment Time',
      'Session ID',
      'Subtotal',
      'Tax',
      'Total',
    ])
    expect(amountOf('Payment Time')).toMatch(/^March 5, 2026 at \d{1,2}:30\s[AP]M$/)
    expect(amountOf('Session ID')).toBe('cs_test_a1B2c3D4e5F6g7H8i... (Copy)')
    expect(amountOf('Subtotal')).toBe('(OMR) 1,021.50')
    expect(amountOf('Tax')).toBe('(OMR) 51.08')
    expect(amountOf('Total')).toBe('(OMR) 1,072.58')
  })

  test.each([
    ['paid', 'PAID', 'green', 'paid'],
    ['unpaid', 'UNPAID', 'yellow', 'unpaid'],
    ['expired', 'EXPIRED', 'red', 'expired'],
    ['cancelled', 'CANCELLED', 'grey', 'cancelled'],
    ['refunded', 'REFUNDED', 'grey', 'info'],
  ])('that is %s reads %s on %s', async (payment_status, word, tone, icon) => {
    startWith({ payment_status })
    openResult()
    const header = (await screen.findByText(word)).parentElement
    expect(header).toHaveAttribute('data-tone', tone)
    expect(header?.querySelector('svg')).toHaveAttribute('data-icon', icon)
  })

  test('in Arabic has Arabic words, and keeps a status that is not known', async () => {
    startWith({ payment_status: 'unpaid' })
    const page = openResult(sessionId, { lang: 'ar' })
    expect(await screen.findByText('غير مدفوعة')).toBeVisible()
    expect(amountOf('الإجمالي')).toMatch(/^\(OMR\) ١٬٠٧٢٫٥٨$/)
    page.unmount()
    startWith({ payment_status: 'refunded' })
    openResult(sessionId, { lang: 'ar' })
    expect(await screen.findByText('REFUNDED')).toHaveAttribute('lang', 'en')
  })

  test('that is unpaid can be looked at again; a paid one need not', async () => {
    startWith({ payment_status: 'unpaid' })
    const { user } = openResult()
    await screen.findByText('UNPAID')
    const sent = startWith()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('PAID')).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument()
  })

  test('stays in view when a second look fails', async () => {
    startWith({ payment_status: 'unpaid' })
    const { user } = openResult()
    await screen.findByText('UNPAID')
    server.use(http.get(checkout, () => HttpResponse.error()))
    const again = screen.getByRole('button', { name: 'Check again' })
    await user.click(again)
    await waitFor(() => expect(again).toBeEnabled())
    expect(screen.getByText('UNPAID')).toBeVisible()
  })

  test('is shown even when the shop cannot be told, which can be tried again', async () => {
    startPayments({ data: aPayment() }, { hookStatus: 503 })
    const { user } = openResult()
    expect(await screen.findByText('PAID')).toBeVisible()
    expect(screen.getByText('The shop could not be told about this payment yet.')).toBeVisible()
    startWith()
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
    startWith()
    const { user, router } = openResult()
    await user.click(await home())
    expect(localStorage.getItem(storageKeys.paymentSession)).toBeNull()
    expect(router.state.location.pathname).toBe('/')
    expect(await screen.findByText('Elsewhere')).toBeVisible()
  })
})

describe('no payment to show', () => {
  test('when nothing is stored', async () => {
    openResult(null)
    expect(await screen.findByText('There is no payment to show')).toBeVisible()
    expect(await home()).toBeVisible()
    expect(screen.queryByText('Loading Payment')).not.toBeInTheDocument()
  })

  test.each(['../../users/profile/member-2', '', 'a b'])('when %j is stored', async (stored) => {
    openResult(stored)
    expect(await screen.findByRole('alert')).toHaveTextContent('Session invalid!')
    expect(await home()).toBeVisible()
  })

  test('when the answer carries no session id: the hook is not called', async () => {
    const sent = startPayments({ data: aPayment({ sessionId: '' }) })
    openResult()
    expect(await screen.findByRole('alert')).toHaveTextContent('Session invalid!')
    expect(sent).toEqual([['read', sessionId]])
  })

  test('when the answer is of another shape', async () => {
    startPayments({ data: { payment_status: 'paid' } })
    openResult()
    expect(await screen.findByRole('alert')).toHaveTextContent('Session invalid!')
    expect(expectConsole()).toEqual([expect.stringContaining('unexpected shape')])
  })

  test('when it is unknown or someone else’s: no second try is offered', async () => {
    startPayments({ message: 'There is no such payment session.' }, { status: 404 })
    openResult()
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such payment session.')
    expect(screen.queryByText('Loading Payment')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(await home()).toBeVisible()
  })

  test('when the server fails: its message, and a second try', async () => {
    startPayments({ message: 'The payment provider cannot be reached.' }, { status: 502 })
    const { user } = openResult()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The payment provider cannot be reached.')
    startWith()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('PAID')).toBeVisible()
  })

  test('without a connection', async () => {
    server.use(http.get(checkout, () => HttpResponse.error()))
    openResult()
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('to a visitor, who is sent to the portal', async () => {
    startPayments({ message: 'Please log in.' }, { status: 401 })
    const navigation = recordNavigation()
    open('/payment/callback')
    localStorage.setItem(storageKeys.paymentSession, sessionId)
    const page = open('/payment/callback')
    await waitFor(() => expect(navigation.addresses[0]).toMatch(/portal\/login/))
    page.unmount()
  })
})
