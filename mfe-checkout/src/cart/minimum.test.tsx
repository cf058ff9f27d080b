import type { DeliverySettings } from '@shop/contracts/rules/delivery.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { getSubmitButton, openCheckout } from '../testing/checkout.ts'
import { buildCartItem } from '../testing/fixtures.ts'
import { mockServices } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'

const pickup: DeliverySettings = {
  dispatchDays: 2,
  options: [
    { id: 'muscat', price: 0, days: 1 },
    { id: 'oman', price: 0, days: 3 },
    { id: 'abroad', price: 0 },
  ],
}
const paid: DeliverySettings = {
  ...pickup,
  options: [...pickup.options.slice(0, 2), { id: 'abroad', price: 9 }],
}

describe('a total that is less than a card payment takes', () => {
  const accountUrl = mainUrl('/account')
  afterEach(() => void setConfig(testConfig))

  function mock(delivery: DeliverySettings = pickup, minTotal = 5) {
    setConfig({ ...testConfig, accountUrl, delivery })
    const verifyCoupanCodeName = { discountValue: 100, discountType: 'percentage' }
    const sent = mockServices()
    server.use(
      http.get(mainUrl('/stock'), () =>
        HttpResponse.json({ results: [], ...(minTotal > 0 && { minTotal }) }),
      ),
      http.get(mainUrl('/users/get-coupans-validity/userId/:userId/discountCode/:code'), () =>
        HttpResponse.json({ status: 'success', data: { verifyCoupanCodeName } }),
      ),
    )
    return sent
  }
  async function openCart() {
    const { user } = openPage('/shop-cart', { cart: [buildCartItem()], token: testToken() })
    const field = await screen.findByRole('textbox', { name: 'Discount code' })
    await user.type(field, 'FREE{Enter}')
    await screen.findByText('Coupon applied successfully!')
    return { user }
  }

  test('is told in the cart as soon as the code is applied, until the code is removed', async () => {
    mock()
    const { user } = await openCart()
    const checkout = await screen.findByRole('button', { name: 'Checkout' })
    expect(checkout).toBeDisabled()
    expect(checkout).toHaveAccessibleDescription(
      /^A card payment is at least OMR\s5\.00\. Please add something to your cart\.$/,
    )
    await user.click(screen.getByRole('button', { name: 'Remove discount code FREE' }))
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible()
    expect(screen.queryByText(/A card payment is at least/)).toBeNull()
  })

  test('goes on where a delivery that costs something makes up for it', async () => {
    mock(paid)
    await openCart()
    expect(await screen.findByText(/Please choose a delivery that costs something/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible()
  })

  test('stops nobody where the backend does not tell', async () => {
    mock(pickup, 0)
    await openCart()
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible()
  })

  test('is told at the checkout before the order is placed', async () => {
    const sent = mock(pickup, 1000)
    await openCheckout()
    expect(await screen.findByText(/A card payment is at least/)).toBeVisible()
    expect(getSubmitButton()).toBeDisabled()
    expect(sent).toEqual([])
  })
})
