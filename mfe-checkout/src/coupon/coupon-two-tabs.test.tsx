import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildCartItem } from '../testing/fixtures.ts'
import { openPage } from '../testing/open-page.tsx'

const storedDiscount = () => localStorage.getItem(storageKeys.couponDiscount)

function storeInOtherTab(discount: string | null): void {
  if (discount === null) localStorage.removeItem(storageKeys.couponDiscount)
  else localStorage.setItem(storageKeys.couponDiscount, discount)
  const event = new StorageEvent('storage', { key: storageKeys.couponDiscount })
  act(() => void window.dispatchEvent(event))
}

async function openCart() {
  const coupon = { discountValue: 20, discountType: 'percentage' }
  server.use(
    http.get(mainUrl('/users/get-coupans-validity/userId/:userId/discountCode/:code'), () =>
      HttpResponse.json({ status: 'success', data: { verifyCoupanCodeName: coupon } }),
    ),
  )
  const { user } = openPage('/shop-cart', { cart: [buildCartItem()] })
  await user.type(await screen.findByRole('textbox', { name: 'Discount code' }), 'SALE20OFF')
  return user
}

describe('a discount in several tabs', () => {
  test('is stored again when a cart that opens in another tab resets it', async () => {
    const user = await openCart()
    storeInOtherTab(null)
    expect(storedDiscount()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByText('Discount')
    storeInOtherTab(null)
    expect(storedDiscount()).toBe('4.2')
  })

  test('is that of the tab in use', async () => {
    const user = await openCart()
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByText('Discount')
    storeInOtherTab('7.5')
    expect(storedDiscount()).toBe('7.5')
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(storedDiscount()).toBe('4.2')
  })

  test('is not stored again once it has been removed', async () => {
    const user = await openCart()
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await user.click(await screen.findByRole('button', { name: /Remove discount code/ }))
    act(() => void window.dispatchEvent(new Event('focus')))
    storeInOtherTab(null)
    expect(storedDiscount()).toBeNull()
  })
})
