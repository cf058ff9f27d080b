import { RETURN_PARAMETER, storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { DiscountType } from '@shop/contracts/rules/pricing.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { buildCartItem } from '../testing/fixtures.ts'
import { openPage } from '../testing/open-page.tsx'
import { formatPrice, getAmount, totalFor } from '../testing/text.ts'
import { parseCouponResponse, readStoredDiscount, storeDiscount } from './coupon.ts'

const storedDiscount = () => localStorage.getItem(storageKeys.couponDiscount)

const couponUrl = mainUrl('/users/get-coupans-validity/userId/:userId/discountCode/:code')

const mockResponse = (body: JsonBodyType, status = 200) =>
  server.use(http.get(couponUrl, () => HttpResponse.json(body, { status })))

const mockCoupon = (discountValue: number, discountType: DiscountType = 'percentage') =>
  mockResponse({
    status: 'success',
    data: { verifyCoupanCodeName: { discountValue, discountType } },
  })

/** By default, the cart holds one item for 21 OMR. */
async function openCart(options: Parameters<typeof openPage>[1] = {}) {
  const { user } = openPage('/shop-cart', { cart: [buildCartItem()], ...options })
  const field = await screen.findByRole('textbox', { name: 'Discount code' })
  const apply = async (code?: string) => {
    await user.clear(field)
    if (code) await user.type(field, code)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
  }
  return { user, field, apply }
}

describe('CouponForm', () => {
  const findDiscount = () => screen.findByText('Discount')

  async function expectError(field: HTMLElement, text: string) {
    await waitFor(() => expect(field).toHaveAccessibleDescription(text))
    expect(field).toBeInvalid()
    expect(screen.queryByText('Discount')).not.toBeInTheDocument()
    expect(storedDiscount()).toBeNull()
  }

  describe('with a valid code', () => {
    test('takes its percentage off the total and stores the amount for the checkout', async () => {
      mockCoupon(20)
      const { apply, field } = await openCart()
      await apply('SALE20OFF')
      expect(await screen.findByText('Coupon applied successfully!')).toBeInTheDocument()
      expect(getAmount('Discount')).toBe('-OMR 4.20')
      expect(getAmount('Total')).toBe(formatPrice(totalFor(21, 4.2)))
      expect(storedDiscount()).toBe('4.2')
      expect(field).toBeValid()
      // The code is in the chip.
      expect(field).toHaveValue('')
    })

    test('of a visitor leads back to the cart from the portal, where a member applies it anew', async () => {
      mockCoupon(20)
      const { apply } = await openCart()
      const getReturn = () =>
        new URL(
          screen.getByRole<HTMLAnchorElement>('link', { name: 'Signup' }).href,
        ).searchParams.get(RETURN_PARAMETER)
      expect(getReturn()).toMatch(/\/shop-checkout$/)
      await apply('SALE20OFF')
      await findDiscount()
      expect(getReturn()).not.toMatch(/\/shop-checkout$/)
    })

    test.each(['fixedamount', 'fixed'] as const)(
      'of type %s takes a fixed amount off',
      async (type) => {
        mockCoupon(3.5, type)
        const { apply } = await openCart()
        await apply('THREE')
        await findDiscount()
        expect(getAmount('Discount')).toBe('-OMR 3.50')
        expect(storedDiscount()).toBe('3.5')
      },
    )

    test('is recalculated when the cart changes', async () => {
      mockCoupon(50)
      const { apply, user } = await openCart()
      await apply('SALE50OFF')
      await findDiscount()
      await user.click(screen.getByRole('button', { name: 'Increase quantity of Steel card' }))
      expect(getAmount('Discount')).toBe('-OMR 21.00')
      expect(storedDiscount()).toBe('21')
      await user.click(screen.getByRole('button', { name: 'Remove Steel card' }))
      expect(storedDiscount()).toBeNull()
    })

    test('can be removed', async () => {
      mockCoupon(50)
      const { apply, user } = await openCart()
      await apply('SALE50OFF')
      await user.click(
        await screen.findByRole('button', { name: 'Remove discount code SALE50OFF' }),
      )
      expect(screen.queryByText('Discount')).not.toBeInTheDocument()
      expect(storedDiscount()).toBeNull()
    })

    const token = testToken({ _id: 'member-7' })
    test.each([
      [
        'the signed-in member',
        { token },
        'A/B ?',
        { userId: 'member-7', code: 'A/B ?' },
        `Bearer ${token}`,
      ],
      ['guests, normalised', {}, ' \u200fsale٢٠off ', { userId: 'guest', code: 'SALE20OFF' }, null],
    ])('is verified for %s', async (_, options, typed, params, authorization) => {
      const requests: unknown[] = []
      server.use(
        http.get(couponUrl, ({ params, request }) => {
          requests.push(params, request.headers.get('authorization'))
          return HttpResponse.json({ status: 'error', message: 'No' })
        }),
      )
      const { apply } = await openCart(options)
      await apply(typed)
      await screen.findAllByText('No')
      expect(requests).toEqual([params, authorization])
    })

    test('is verified once while the button is disabled', async () => {
      let calls = 0
      const response = deferred()
      server.use(
        http.get(couponUrl, async () => {
          calls++
          await response.promise
          return HttpResponse.json({ status: 'error', message: 'No' })
        }),
      )
      const { apply, user, field } = await openCart()
      await apply('CODE')
      expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled()
      await user.type(field, '{Enter}')
      response.resolve()
      await screen.findAllByText('No')
      expect(calls).toBe(1)
    })
  })

  describe('with an error', () => {
    test.each([undefined, '   '])(
      'is shown for a blank code (%j) without a request',
      async (code) => {
        const { apply, field } = await openCart()
        await apply(code)
        await expectError(field, 'Please enter a discount code.')
      },
    )

    test.each([
      ['no record', () => HttpResponse.json({ data: { verifyCoupanCodeName: null } })],
      ['nothing', () => new HttpResponse(null, { status: 204 })],
      ['null', () => HttpResponse.json(null)],
      ['a list', () => HttpResponse.json([])],
      ['a text', () => HttpResponse.text('No such code')],
    ])('is shown when the response is %s', async (_, response) => {
      server.use(http.get(couponUrl, response))
      const { apply, field } = await openCart()
      await apply('NOPE')
      await expectError(field, 'Invalid or expired discount code.')
    })

    test('with the server’s message is shown as a toast and below the field', async () => {
      mockResponse({ status: 'error', message: 'This code was used before.' })
      const { apply, field } = await openCart()
      await apply('OLD')
      await expectError(field, 'This code was used before.')
      const form = field.closest('form') as HTMLElement
      expect(within(form).getByText('This code was used before.')).toBeVisible()
      expect(screen.getAllByText('This code was used before.')).toHaveLength(2)
    })

    test('is shown with the message of a failed request', async () => {
      mockResponse({ message: 'Too many attempts. Please try again in 5 minutes.' }, 429)
      const { apply, field } = await openCart()
      await apply('CODE')
      await expectError(field, 'Too many attempts. Please try again in 5 minutes.')
      expect(screen.getAllByText('Too many attempts. Please try again in 5 minutes.')).toHaveLength(
        2,
      )
    })

    test.each([
      ['a response without a message', () => mockResponse({}, 500)],
      ['no connection', () => server.use(http.get(couponUrl, () => HttpResponse.error()))],
    ])('is shown with the default message for %s', async (_, mock) => {
      mock()
      const { apply, field } = await openCart()
      await apply('CODE')
      await expectError(field, 'Coupon verification failed. Please try again.')
    })

    test('is shown when the response is invalid', async () => {
      mockResponse({
        status: 'success',
        data: { verifyCoupanCodeName: { discountValue: 'a lot' } },
      })
      const { apply, field } = await openCart()
      await apply('CODE')
      await expectError(field, 'Coupon verification failed. Please try again.')
      expect(expectConsole()).toEqual([expect.stringContaining('unexpected shape')])
    })

    test('removes the applied discount', async () => {
      mockCoupon(20)
      const { apply, field } = await openCart()
      await apply('SALE20OFF')
      await findDiscount()
      mockResponse({ status: 'error', message: 'Expired.' })
      await apply('SALE30OFF')
      await expectError(field, 'Expired.')
      expect(getAmount('Total')).toBe(formatPrice(totalFor(21)))
    })

    test('removes the applied discount on a blank code, too', async () => {
      mockCoupon(20)
      const { apply, field } = await openCart()
      await apply('SALE20OFF')
      await findDiscount()
      await apply()
      await expectError(field, 'Please enter a discount code.')
    })

    test('is cleared by a valid code', async () => {
      const { apply, field } = await openCart()
      await apply()
      expect(field).toBeInvalid()
      mockCoupon(20)
      await apply('SALE20OFF')
      await findDiscount()
      expect(field).toBeValid()
    })
  })

  test('removes an earlier discount when the cart is opened', async () => {
    localStorage.setItem(storageKeys.couponDiscount, '9')
    await openCart()
    expect(storedDiscount()).toBeNull()
    expect(screen.queryByText('Discount')).not.toBeInTheDocument()
  })
})

describe('a discount in several tabs', () => {
  function storeInOtherTab(discount: string | null): void {
    if (discount === null) localStorage.removeItem(storageKeys.couponDiscount)
    else localStorage.setItem(storageKeys.couponDiscount, discount)
    const event = new StorageEvent('storage', { key: storageKeys.couponDiscount })
    act(() => void window.dispatchEvent(event))
  }

  beforeEach(() => mockCoupon(20))

  test('is stored again when a cart that opens in another tab resets it', async () => {
    const { apply } = await openCart()
    storeInOtherTab(null)
    expect(storedDiscount()).toBeNull()
    await apply('SALE20OFF')
    await screen.findByText('Discount')
    storeInOtherTab(null)
    expect(storedDiscount()).toBe('4.2')
  })

  test('is that of the tab in use', async () => {
    const { apply } = await openCart()
    await apply('SALE20OFF')
    await screen.findByText('Discount')
    storeInOtherTab('7.5')
    expect(storedDiscount()).toBe('7.5')
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(storedDiscount()).toBe('4.2')
  })

  test('is not stored again once it has been removed', async () => {
    const { apply, user } = await openCart()
    await apply('SALE20OFF')
    await user.click(await screen.findByRole('button', { name: /Remove discount code/ }))
    act(() => void window.dispatchEvent(new Event('focus')))
    storeInOtherTab(null)
    expect(storedDiscount()).toBeNull()
  })
})

describe('parseCouponResponse', () => {
  const coupon = { discountValue: 20, discountType: 'percentage' as const }

  test.each([
    ['no data', { status: 'success' }, null],
    ['data without a record', { status: 'success', data: {} }, null],
    ['a message that belongs to no error', { status: 'success', message: 'Hello' }, null],
    ['an error without a message', { status: 'error' }, null],
    ['an error with an empty message', { status: 'error', message: '' }, null],
    [
      'an error with a coupon',
      { status: 'error', message: 'Used up', data: { verifyCoupanCodeName: coupon } },
      'Used up',
    ],
  ])('returns no coupon for %s', (_, validity, reason) => {
    expect(parseCouponResponse(validity)).toEqual({ coupon: null, reason })
  })
})

describe('storeDiscount and readStoredDiscount', () => {
  test('return the stored discount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (discount) => {
        storeDiscount(discount)
        expect(readStoredDiscount()).toBe(discount)
      }),
    )
  })

  test.each(['', 'ten', '-5', 'NaN', 'Infinity', '1e999', '{"amount":5}', '[]', 'null', '0x'])(
    'return 0 when %j is stored',
    (value) => {
      localStorage.setItem(storageKeys.couponDiscount, value)
      expect(readStoredDiscount()).toBe(0)
    },
  )
})
