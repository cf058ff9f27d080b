import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { aProfile } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { testToken } from '@shop/testing/token.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { anItem, anOakCard, sessionId } from '../testing/fixtures.ts'
import { open } from '../testing/open.ts'
import { checkoutUrl, startServices, urls } from '../testing/services.ts'

const cart = [anItem({ quantity: 2 }), anOakCard()]

const openCheckout = (situation: Parameters<typeof open>[1] = {}) =>
  open('/shop-checkout', { token: testToken(), cart, ...situation })

const submit = () => screen.findByRole('button', { name: 'Continue to checkout' })
const storedCart = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? 'null') as unknown

test('confirms the order, asks for the card page, empties the cart and leaves for it', async () => {
  const sent = startServices()
  const navigation = recordNavigation()
  localStorage.setItem(storageKeys.couponDiscount, '5.25')
  const { user } = openCheckout()
  await screen.findByDisplayValue('Maha')
  await user.click(await submit())
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Your Order' })
  expect(dialog).toHaveTextContent('Are you sure you want to proceed to checkout?')
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(navigation.addresses).toEqual([checkoutUrl]))

  expect(sent).toEqual([
    {
      call: 'confirmOrder',
      body: {
        buyerEmail: 'maha@example.com',
        buyerPhoneNumber: '+96890000000',
        buyerAdress: 'Street 1, Muscat',
        orderLists: [
          {
            itemId: 'steel-card',
            itemImage: anItem().image,
            itemName: 'Steel card',
            itemPrice: 21,
            itemQuantity: 2,
          },
          {
            itemId: 'oak-card',
            itemImage: anItem().image,
            itemName: 'Oak card',
            itemPrice: 10.5,
            itemQuantity: 1,
          },
        ],
        trackingOrderId: expect.any(Number) as number,
        TotalOrderPrice: 49.88,
      },
    },
    {
      call: 'createCheckout',
      body: {
        products: [
          { productId: 'steel-card', name: 'Steel card', unit_amount: 21, quantity: 2 },
          { productId: 'oak-card', name: 'Oak card', unit_amount: 10.5, quantity: 1 },
        ],
        orderSummary: { subTotal: 52.5, tax: 2.63, total: 49.88 },
      },
    },
  ])
  expect(localStorage.getItem(storageKeys.paymentSession)).toBe(sessionId)
  expect(storedCart()).toEqual([])
  expect(localStorage.getItem(storageKeys.couponDiscount)).toBeNull()
})
