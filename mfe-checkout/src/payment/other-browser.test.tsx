import { RETURN_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { paymentsUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { buildPaymentSession } from '../testing/fixtures.ts'
import { urls } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'

describe('the payment result in a browser that knows no payment', () => {
  const newestPaymentUrl = paymentsUrl('/payment/newest')

  function mockNewest(body: JsonBodyType, status = 200) {
    server.use(
      http.get(newestPaymentUrl, () => HttpResponse.json(body, { status })),
      http.get(urls.payment, () => HttpResponse.json({ data: buildPaymentSession() })),
      http.post(paymentsUrl('/hooks/payment/:id'), () => HttpResponse.json({})),
    )
  }

  function openAsMember(config: Partial<RuntimeConfig> = { newestPaymentUrl }) {
    setConfig({ ...testConfig, ...config })
    openPage('/payment/callback', { token: testToken() })
  }

  test('is that of the newest payment of whoever is signed in', async () => {
    mockNewest({ data: buildPaymentSession() })
    openAsMember()
    expect(await screen.findByText('PAID')).toBeVisible()
  })

  test.each([
    ['there is none', { data: null }, 200],
    ['it cannot be told', { message: 'Not found' }, 404],
  ])('is the empty state when %s', async (_, body, status) => {
    mockNewest(body, status)
    openAsMember()
    expect(await screen.findByText('There is no payment to show')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
  })

  test('is the empty state where another backend tells no newest payment, without a request', async () => {
    openAsMember({})
    expect(await screen.findByText('There is no payment to show')).toBeVisible()
  })

  test('leads a visitor to the log-in, and back', async () => {
    window.history.replaceState(null, '', '/payment/callback')
    openPage('/payment/callback')
    expect(await screen.findByText(/log in to see your order/)).toBeVisible()
    const login = screen.getByRole<HTMLAnchorElement>('link', { name: 'Login' })
    expect(new URL(login.href).searchParams.get(RETURN_PARAMETER)).toBe(
      'http://localhost/payment/callback',
    )
  })
})
