import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { queryClient } from '@shop/kernel/http'
import { paymentsUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildPaymentSession, sessionId } from '../testing/fixtures.ts'
import { openPage } from '../testing/open-page.tsx'
import { MAX_POLLS } from './payment.ts'

const POLLING = 'Waiting for the payment provider. This page checks again by itself.'
const ENDED =
  'The payment provider has not decided yet, and this page has stopped checking by itself.'

/** The payment has the status of the returned object, which also counts the calls. */
function mockStatus(payment_status: string) {
  const mock = { payment_status, reads: 0, hooks: 0, offline: false }
  server.use(
    http.get(paymentsUrl('/payment/checkout/:id'), () => {
      mock.reads++
      if (mock.offline) return HttpResponse.error()
      return HttpResponse.json({
        data: buildPaymentSession({ payment_status: mock.payment_status }),
      })
    }),
    http.post(paymentsUrl('/hooks/payment/:id'), () => {
      mock.hooks++
      return HttpResponse.json({})
    }),
  )
  return mock
}

function openResult() {
  localStorage.setItem(storageKeys.paymentSession, sessionId)
  return openPage('/payment/callback', { token: testToken() })
}

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

// Requests and the queries of Testing Library keep their own timers.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms))

async function poll(mock: { reads: number }) {
  const { reads } = mock
  advance(20_000)
  while (mock.reads === reads || queryClient.isFetching() > 0) {
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
}

describe('an unpaid payment', () => {
  test('is polled until the provider has decided, and confirms each status once', async () => {
    const mock = mockStatus('unpaid')
    openResult()
    expect(await screen.findByText(POLLING)).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument()
    await poll(mock)
    await poll(mock)
    expect(mock.hooks).toBe(1)
    mock.payment_status = 'paid'
    await poll(mock)
    expect(await screen.findByText('PAID')).toBeVisible()
    expect(screen.queryByText(POLLING)).not.toBeInTheDocument()
    expect(mock.hooks).toBe(2)
    const { reads } = mock
    advance(60_000)
    setVisibility('visible')
    expect(mock.reads).toBe(reads)
  })

  test('is not polled while the tab is hidden, and at once when it is visible again', async () => {
    const mock = mockStatus('unpaid')
    openResult()
    await screen.findByText(POLLING)
    setVisibility('hidden')
    advance(60_000)
    expect(mock.reads).toBe(1)
    mock.payment_status = 'paid'
    setVisibility('visible')
    expect(await screen.findByText('PAID')).toBeVisible()
  })

  test('goes on being polled when the connection fails in between', async () => {
    const mock = mockStatus('unpaid')
    openResult()
    await screen.findByText(POLLING)
    mock.offline = true
    await poll(mock)
    expect(screen.getByText('UNPAID')).toBeVisible()
    mock.offline = false
    mock.payment_status = 'expired'
    await poll(mock)
    expect(await screen.findByText('EXPIRED')).toBeVisible()
  })

  test('stops being polled after a while, says so, and starts over by the button', async () => {
    const mock = mockStatus('unpaid')
    const { user } = openResult()
    await screen.findByText(POLLING)
    for (let polls = 0; polls < MAX_POLLS; polls++) await poll(mock)
    expect(await screen.findByText(ENDED)).toBeVisible()
    const { reads } = mock
    advance(120_000)
    expect(mock.reads).toBe(reads)
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText(POLLING)).toBeVisible()
    mock.payment_status = 'paid'
    await poll(mock)
    expect(await screen.findByText('PAID')).toBeVisible()
  })
})
