import type { PaymentSession } from '@shop/contracts/wire/order.ts'
import type { CartItem } from '@shop/kernel/cart'
import { buildProduct } from '@shop/testing/fixtures.ts'

import type { Address } from '../account/billing/address.ts'

/** A steel card for 21 OMR. */
export function buildCartItem(changes: Partial<CartItem> = {}): CartItem {
  const { _id: id, coverImgUrl: image, title, price } = buildProduct()
  return { id, image, title, description: { en: '' }, price, quantity: 1, ...changes }
}

/** An oak card for 10.50 OMR, without an Arabic title. */
export function buildOakCard(changes: Partial<CartItem> = {}): CartItem {
  return buildCartItem({ id: 'oak-card', title: { en: 'Oak card' }, price: 10.5, ...changes })
}

export const sessionId = 'cs_test_a1B2c3D4e5F6g7H8i9J0k1L2m3N4'

export function buildPaymentSession(changes: Partial<PaymentSession> = {}): PaymentSession {
  return {
    sessionId,
    payment_status: 'paid',
    createdAt: '2026-03-05T08:30:00.000Z',
    orderSummary: { subTotal: 1021.5, tax: 51.08, total: 1072.58 },
    ...changes,
  }
}

export function buildAddress(changes: Partial<Address> = {}): Address {
  return {
    name: 'Maha',
    street: 'Way 7',
    city: 'Nizwa',
    postcode: '611',
    country: 'Oman',
    phone: '',
    ...changes,
  }
}
