import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { getConfig, setConfig } from '@shop/kernel/config'
import { deferred } from '@shop/testing/deferred.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { getSubmitButton, openCheckout } from '../testing/checkout.ts'
import { buildCartItem } from '../testing/fixtures.ts'
import { mockServices, urls } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'
import { formatPrice, getAmount, normalizedText, taxOn, totalFor } from '../testing/text.ts'
import { clearIdempotencyKey, withTrackingId } from './idempotency-key.ts'
import { toCardPageUrl } from './open-card-page.ts'

describe('CheckoutPage', () => {
  const mockProfile = (profile: JsonBodyType, status = 200) =>
    mockServices(http.get(urls.profile, () => HttpResponse.json(profile, { status })))

  const field = (name: string) => screen.getByRole('textbox', { name })

  describe('the page', () => {
    test('names the wallets that the payment provider offers, beside the cards', async () => {
      mockServices()
      const page = await openCheckout()
      expect(screen.getByRole('list', { name: 'Accepted cards' })).toBeVisible()
      expect(screen.queryByRole('list', { name: 'Wallets' })).not.toBeInTheDocument()
      page.unmount()
      setConfig({ ...getConfig(), wallets: ['Apple Pay', 'Link'] })
      await openCheckout()
      const wallets = within(screen.getByRole('list', { name: 'Wallets' }))
      const names = wallets.getAllByRole('listitem').map(({ textContent }) => textContent)
      expect(names).toEqual(['Apple Pay', 'Link'])
    })

    test('redirects visitors to the portal and renders nothing', async () => {
      const navigation = recordNavigation()
      const { router } = openPage('/shop-checkout', { cart: [buildCartItem()] })
      await act(() => Promise.resolve())
      expect(navigation.addresses).toEqual([
        expect.stringMatching(/^http:\/\/portal\.test\/portal\/login\?.*shop-checkout(%3F|$)/),
      ])
      expect(screen.queryByRole('heading')).not.toBeInTheDocument()
      router.dispose()
    })

    test('renders the login prompt when the session ends', async () => {
      mockServices()
      await openCheckout()
      localStorage.removeItem(storageKeys.token)
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token })))
      expect(screen.getByRole('link', { name: 'Login' })).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Continue to checkout' })).not.toBeInTheDocument()
    })

    test('sets its title and links back to the cart', async () => {
      mockServices()
      await openCheckout()
      expect(document.title).toBe('Checkout · Wasla')
      expect(screen.getByRole('link', { name: 'Edit cart' })).toHaveAttribute('href', '/shop-cart')
    })
  })

  describe('the billing form', () => {
    test('renders the profile, with a read-only e-mail address', async () => {
      mockServices()
      await openCheckout()
      expect(field('First Name')).toHaveValue('Maha')
      expect(field('First Name')).toBeRequired()
      expect(field('Last Name')).toHaveValue('Al Balushi')
      expect(field('Last Name')).not.toBeRequired()
      expect(field('Email')).toHaveValue('maha@example.com')
      expect(field('Email')).toHaveAttribute('readonly')
      expect(field('Address')).toHaveValue('Street 1, Muscat')
      expect(field('Address')).toBeRequired()
    })

    test('renders a skeleton and a disabled button while the profile loads', async () => {
      const response = deferred()
      mockServices(
        http.get(urls.profile, async () => {
          await response.promise
        }),
      )
      openPage('/shop-checkout', { token: testToken(), cart: [buildCartItem()] })
      expect(await screen.findByText('Loading your billing address')).toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Continue to checkout' })).toBeDisabled()
      response.resolve()
      expect(await screen.findByDisplayValue('Maha')).toBeVisible()
      expect(getSubmitButton()).toBeEnabled()
    })

    test('renders the error of a response and retries on request', async () => {
      mockProfile({ message: 'The shop is closed.' }, 500)
      const { user } = openPage('/shop-checkout', { token: testToken(), cart: [buildCartItem()] })
      expect(await screen.findByRole('alert')).toHaveTextContent('The shop is closed.')
      expect(screen.getByRole('button', { name: 'Continue to checkout' })).toBeDisabled()
      mockServices()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByDisplayValue('Maha')).toBeVisible()
      expect(screen.getByRole('button', { name: 'Continue to checkout' })).toBeEnabled()
    })

    test.each([
      ['first name', 'First Name', 'Please enter your first name.'],
      ['address', 'Address', 'Please enter your address.'],
    ])('requires the %s', async (_, name, text) => {
      mockServices()
      const { user } = await openCheckout()
      await user.clear(field(name))
      await user.type(field(name), '   ')
      await user.click(getSubmitButton())
      expect(
        await screen.findByText('Please fill out all the required fields to proceed!'),
      ).toBeInTheDocument()
      expect(field(name)).toHaveAccessibleDescription(text)
      expect(field(name)).toHaveFocus()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

    test('requires the account’s e-mail address', async () => {
      mockProfile({ data: buildProfile({ email: '' }) })
      const { user } = await openCheckout()
      await user.click(getSubmitButton())
      expect(
        await screen.findByText('Please fill out all the required fields to proceed!'),
      ).toBeInTheDocument()
      expect(field('Email')).toBeInvalid()
      expect(screen.getByText('Your account has no e-mail address.')).toBeVisible()
    })
  })

  describe('the order summary', () => {
    test('renders items and totals with the discount stored by the cart page', async () => {
      mockServices()
      localStorage.setItem(storageKeys.couponDiscount, '5.25')
      await openCheckout()
      const summary = screen.getByRole('region', { name: 'Your order' })
      const lines = within(summary).getAllByRole('listitem')
      expect(lines[0]).toHaveTextContent('Steel card')
      expect(lines[0]).toHaveTextContent('× 2')
      expect(lines[0]).toHaveTextContent('42.00')
      expect(getAmount('Subtotal')).toBe('OMR 52.50')
      expect(getAmount('Taxes')).toBe(formatPrice(taxOn(52.5)))
      expect(getAmount('Discount')).toBe('-OMR 5.25')
      expect(getAmount('Total')).toBe(formatPrice(totalFor(52.5, 5.25)))
    })

    test('has the button above many lines', async () => {
      mockServices()
      const long = () => getSubmitButton().closest('[data-long]')
      const { unmount } = await openCheckout()
      expect(long()).toBeNull()
      unmount()
      const cart = Array.from({ length: 12 }, (_, id) => buildCartItem({ id: `p${id}` }))
      await openCheckout({ cart })
      expect(long()).not.toBeNull()
    })

    test('renders an empty state with a link to the shop', async () => {
      mockServices()
      openPage('/shop-checkout', { token: testToken(), cart: [] })
      expect(await screen.findByText('Cart is empty')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop')
      expect(screen.queryByRole('button', { name: 'Continue to checkout' })).not.toBeInTheDocument()
    })

    test('renders the empty state when another tab empties the cart', async () => {
      mockServices()
      const { user } = await openCheckout()
      await user.click(getSubmitButton())
      await screen.findByRole('dialog')
      localStorage.setItem(storageKeys.cart, '[]')
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart })))
      expect(screen.getByText('Cart is empty')).toBeVisible()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  })

  describe('the confirmation dialog', () => {
    test('sends nothing and keeps the input on Cancel', async () => {
      const sent = mockServices()
      const { user } = await openCheckout()
      await user.type(field('Address'), ', 2nd floor')
      await user.click(getSubmitButton())
      const dialog = await screen.findByRole('dialog', { name: 'Confirm Your Order' })
      expect(dialog).toHaveTextContent('Are you sure you want to proceed to checkout?')
      const facts = within(dialog).getAllByRole('definition').map(normalizedText)
      expect(facts).toEqual([
        formatPrice(totalFor(52.5)),
        'Maha Al Balushi',
        '+96890000000',
        'Street 1, Muscat, 2nd floor',
      ])
      expect(within(dialog).queryByRole('region')).not.toBeInTheDocument()
      expect(dialog).toHaveTextContent('Secure card payment.')
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(field('Address')).toHaveValue('Street 1, Muscat, 2nd floor')
      expect(sent).toEqual([])
    })

    test('opens however the form is submitted', async () => {
      mockServices()
      await openCheckout()
      fireEvent.submit(getSubmitButton().form as HTMLFormElement)
      expect(await screen.findByRole('dialog', { name: 'Confirm Your Order' })).toBeVisible()
    })
  })

  test('renders in Arabic', async () => {
    mockServices()
    await openCheckout({ lang: 'ar' })
    expect(screen.getByRole('button', { name: 'المتابعة إلى الدفع' })).toBeVisible()
    expect(field('الاسم الأول')).toHaveValue('Maha')
    expect(screen.getByText('Oak card')).toHaveAttribute('lang', 'en')
  })
})

describe('withTrackingId', () => {
  const order = {
    buyerEmail: 'maha@example.com',
    buyerPhoneNumber: '+96890000000',
    buyerAdress: 'Street 1',
    orderLists: [{ itemId: 'a', itemImage: '', itemName: 'A', itemPrice: 21, itemQuantity: 2 }],
    TotalOrderPrice: 44.1,
  }

  const getId = (changes: Partial<typeof order> = {}, userId = 'member-1') =>
    withTrackingId(userId, { ...order, ...changes }).trackingOrderId

  test('returns the order with a six-digit trackingOrderId', () => {
    const result = withTrackingId('member-1', order)
    expect(result).toEqual({ ...order, trackingOrderId: expect.any(Number) as number })
    expect(String(result.trackingOrderId)).toMatch(/^[1-9]\d{5}$/)
  })

  test('returns an id in range for any random value', () => {
    const random = jest.spyOn(crypto, 'getRandomValues')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (value) => {
        clearIdempotencyKey()
        random.mockImplementationOnce((array) => {
          if (array instanceof Uint32Array) array[0] = value
          return array
        })
        expect(getId()).toBe(100_000 + (value % 900_000))
      }),
    )
    random.mockRestore()
  })

  test('returns the same id for the same order', () => {
    const first = getId()
    expect([getId(), getId(), getId()]).toEqual([first, first, first])
  })

  test.each([
    ['another total', { TotalOrderPrice: 40 }],
    ['another address', { buyerAdress: 'Street 2' }],
    ['other items', { orderLists: [] }],
  ])('returns another id for %s', (_, changes) => {
    const first = getId()
    expect(getId(changes)).not.toBe(first)
  })

  test('returns another id for another member', () => {
    const first = getId()
    expect(getId({}, 'member-2')).not.toBe(first)
  })

  test('returns another id after clearIdempotencyKey', () => {
    const first = getId()
    clearIdempotencyKey()
    expect(getId()).not.toBe(first)
  })

  test.each([
    'nonsense',
    'null',
    '7',
    '{}',
    JSON.stringify({ content: JSON.stringify(['member-1', order]), trackingOrderId: 'x' }),
    JSON.stringify({ content: JSON.stringify(['member-1', order]), trackingOrderId: 99_999 }),
    JSON.stringify({ content: JSON.stringify(['member-1', order]), trackingOrderId: 1_000_000 }),
    JSON.stringify({ content: JSON.stringify(['member-1', order]), trackingOrderId: 123_456.5 }),
  ])('ignores the invalid stored value %j', (stored) => {
    sessionStorage.setItem('checkoutAttempt', stored)
    const id = getId()
    expect(id).toBeGreaterThanOrEqual(100_000)
    expect(id).toBeLessThanOrEqual(999_999)
    expect(Number.isInteger(id)).toBe(true)
  })
})

test('toCardPageUrl hands language and theme to a card page on the portal’s origin', () => {
  setUpBrowser({ lang: 'ar' })
  expect(toCardPageUrl('http://portal.test/pay/42')).toBe(
    'http://portal.test/pay/42?lang=ar&theme=light',
  )
})

test('toCardPageUrl leaves a payment provider’s address as it is', () => {
  const url = 'https://checkout.provider.test/c/pay?a=1#secret%2F'
  expect(toCardPageUrl(url)).toBe(url)
})
