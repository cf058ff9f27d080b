import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { PaymentSession } from '@shop/contracts/wire/order.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { mainUrl, paymentsUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { confirmCheckout, getSubmitButton } from './testing/checkout.ts'
import { buildCartItem, buildPaymentSession } from './testing/fixtures.ts'
import { mockServices, urls } from './testing/mock-services.ts'
import { openPage } from './testing/open-page.tsx'
import { getAmount } from './testing/text.ts'

const wrongTexts = /null|undefined|NaN|\[object/
const field = (name: string) => screen.findByRole('textbox', { name })

/** A member of whom the backend knows the name and the e-mail address only. */
const profile = {
  ...buildProfile(),
  lastName: null,
  address: null,
  avatar: null,
  phone: null,
  role: 'user',
}

describe('the checkout with the profile of another backend', () => {
  const open = (data: JsonBodyType) => {
    const sent = mockServices(http.get(urls.profile, () => HttpResponse.json(data)))
    const page = openPage('/shop-checkout', { token: testToken(), cart: [buildCartItem()] })
    return { ...page, sent }
  }

  test('asks for what is missing and places the order', async () => {
    const navigation = recordNavigation()
    const { user, sent, container } = open({ data: profile })
    expect(await field('First Name')).toHaveValue('Maha')
    expect(await field('Last Name')).toHaveValue('')
    expect(container).not.toHaveTextContent(wrongTexts)
    await user.type(await field('Address'), 'Way 1')
    await confirmCheckout(user)
    await waitFor(() => expect(navigation.addresses).toHaveLength(1))
    expect(sent.find(({ call }) => call === 'confirmOrder')?.body).toMatchObject({
      buyerPhoneNumber: '',
      buyerAdress: 'Way 1',
    })
  })

  test('takes responses without `success` and `message` for what their status says', async () => {
    const navigation = recordNavigation()
    const data = { sessionId: 'pay.123/abc', checkout: { checkoutUrl: 'https://pay.test/card/42' } }
    mockServices(
      http.patch(urls.updateProfile, () => new HttpResponse(null, { status: 204 })),
      http.post(urls.confirmOrder, () => HttpResponse.json({})),
      http.post(urls.createCheckout, () => HttpResponse.json({ data })),
    )
    const { user } = openPage('/shop-checkout', { token: testToken(), cart: [buildCartItem()] })
    await user.type(await field('Address'), ', 2nd floor')
    expect(getSubmitButton()).toBeEnabled()
    await confirmCheckout(user)
    expect(await screen.findByText('Your details are saved.')).toBeInTheDocument()
    await waitFor(() => expect(navigation.addresses).toEqual(['https://pay.test/card/42']))
    expect(localStorage.getItem(storageKeys.paymentSession)).toBe('pay.123/abc')
  })
})

describe('the payment result of another backend', () => {
  const open = (changes: object) => {
    const data = { ...buildPaymentSession(), ...changes }
    server.use(
      http.get(paymentsUrl('/payment/checkout/:id'), () => HttpResponse.json({ data })),
      http.post(paymentsUrl('/hooks/payment/:id'), () => HttpResponse.json({})),
    )
    localStorage.setItem(storageKeys.paymentSession, 'pay.123/abc')
    return openPage('/payment/callback', { token: testToken() })
  }

  test.each([
    ['more decimals', { subTotal: 15.9, tax: 0.795, total: 16.695 }],
    ['numbers in text', { subTotal: '15.900', tax: '0.795', total: '16.695' }],
  ])('renders amounts with %s rounded', async (_, orderSummary) => {
    open({ orderSummary })
    expect(await screen.findByText('PAID')).toBeVisible()
    expect(['Subtotal', 'Tax', 'Total'].map(getAmount)).toEqual([
      '(OMR) 15.90',
      '(OMR) 0.80',
      '(OMR) 16.70',
    ])
  })

  test('renders placeholders for what it does not tell', async () => {
    const { container } = open({ orderSummary: { total: 5 }, createdAt: null })
    expect(await screen.findByText('PAID')).toBeVisible()
    expect(['Payment Time', 'Subtotal', 'Total'].map(getAmount)).toEqual(['--', '--', '(OMR) 5.00'])
    expect(container).not.toHaveTextContent(wrongTexts)
  })

  test('renders a time in seconds', async () => {
    open({ createdAt: 1_772_699_400 } satisfies Partial<Record<keyof PaymentSession, unknown>>)
    expect(await screen.findByText('PAID')).toBeVisible()
    expect(getAmount('Payment Time')).toMatch(/^5 March 2026 at \d{1,2}:30\s[AP]M$/)
  })
})

test('a coupon record without a status counts', async () => {
  const record = { discountValue: '20', discountType: 'Percentage' }
  server.use(
    http.get(mainUrl('/users/get-coupans-validity/userId/:userId/discountCode/:code'), () =>
      HttpResponse.json({ data: { verifyCoupanCodeName: record } }),
    ),
  )
  const { user } = openPage('/shop-cart', { cart: [buildCartItem({ image: '' })] })
  await user.type(await field('Discount code'), 'SALE20OFF')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Coupon applied successfully!')).toBeInTheDocument()
  expect(getAmount('Discount')).toBe('-OMR 4.20')
})

test('the account renders the e-mail address of a member without a name', async () => {
  mockServices(
    http.get(urls.profile, () =>
      HttpResponse.json({ data: { ...profile, firstName: null, email: 'm@example.com' } }),
    ),
  )
  const { container } = openPage('/user-account', { token: testToken() })
  expect(await screen.findByText('m@example.com')).toBeVisible()
  expect(container).not.toHaveTextContent(wrongTexts)
})
