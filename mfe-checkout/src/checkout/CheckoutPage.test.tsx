import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { getSubmitButton, openCheckout } from '../testing/checkout.ts'
import { buildCartItem } from '../testing/fixtures.ts'
import { mockServices, urls } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'
import { getAmount } from '../testing/text.ts'

const mockProfile = (profile: JsonBodyType, status = 200) =>
  mockServices(http.get(urls.profile, () => HttpResponse.json(profile, { status })))

const field = (name: string) => screen.getByRole('textbox', { name })

describe('CheckoutPage', () => {
  describe('the page', () => {
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
      const answer = deferred()
      mockServices(
        http.get(urls.profile, async () => {
          await answer.promise
        }),
      )
      openPage('/shop-checkout', { token: testToken(), cart: [buildCartItem()] })
      expect(await screen.findByText('Loading your billing address')).toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Continue to checkout' })).toBeDisabled()
      answer.resolve()
      expect(await screen.findByDisplayValue('Maha')).toBeVisible()
      expect(getSubmitButton()).toBeEnabled()
    })

    test.each([
      ['data.message', { data: { message: 'No such member.' } }, 'No such member.'],
      ['message', { message: 'The shop is closed.' }, 'The shop is closed.'],
      ['nothing', {}, 'Request failed with status code 500'],
    ])('renders the error of a response with %s and retries on request', async (_, body, text) => {
      mockProfile(body, 500)
      const { user } = openPage('/shop-checkout', { token: testToken(), cart: [buildCartItem()] })
      expect(await screen.findByRole('alert')).toHaveTextContent(text)
      expect(screen.getByRole('button', { name: 'Continue to checkout' })).toBeDisabled()
      mockServices()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByDisplayValue('Maha')).toBeVisible()
      expect(screen.getByRole('button', { name: 'Continue to checkout' })).toBeEnabled()
    })

    test('renders the error’s message without a connection', async () => {
      mockServices(http.get(urls.profile, () => HttpResponse.error()))
      openPage('/shop-checkout', { token: testToken(), cart: [buildCartItem()] })
      expect(await screen.findByRole('alert')).toHaveTextContent('Network Error')
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
      expect(getAmount('Taxes')).toBe('OMR 2.63')
      expect(getAmount('Discount')).toBe('-OMR 5.25')
      expect(getAmount('Total')).toBe('OMR 49.88')
    })

    test('limits the discount to the subtotal', async () => {
      mockServices()
      localStorage.setItem(storageKeys.couponDiscount, '99999')
      await openCheckout()
      expect(getAmount('Discount')).toBe('-OMR 52.50')
      expect(getAmount('Total')).toBe('OMR 2.63')
    })

    test('ignores an invalid stored discount', async () => {
      mockServices()
      localStorage.setItem(storageKeys.couponDiscount, '-20')
      await openCheckout()
      expect(screen.queryByText('Discount')).not.toBeInTheDocument()
      expect(getAmount('Total')).toBe('OMR 55.13')
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
