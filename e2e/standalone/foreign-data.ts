import { expect, type Page } from '@playwright/test'

import { agents, PAYMENT, payment, products, profile } from './mock-data.ts'

/**
 * Responses of another backend of the contract: what is optional is missing, null or of another type, amounts have
 * more decimals or are texts, ids are numbers, one row of each list cannot be read.
 */
export const foreign = {
  agents: {
    results: [
      { ...agents[0], avatar: null, bannerBg: '', location: { zipCode: 112, country: null } },
      { firstName: 'Row without an id' },
      { _id: 42, firstName: null, lastName: '', phone: { dialCode: 968, fullNumber: null } },
    ],
    paginate: { totalCount: '3', totalPage: null },
  },
  categories: {
    results: [{ _id: 7, title: { en: 'Cards', ar: null }, imageUrl: null }, { title: null }],
    total: 2,
  },
  products: {
    results: [
      { ...products[0], price: '21.499', coverImgUrl: '', description: null, currency: null },
      { ...products[1], price: 'on request' },
      { _id: 'a/b c', title: { en: 'Plain Card', ar: null }, price: 1.255, galleryImgUrls: null },
    ],
  },
  product: { _id: 'a/b c', title: 'Plain Card', price: '1.255', coverImgUrl: null, __v: 0 },
  profile: {
    data: { ...profile, lastName: null, address: null, avatar: null, phone: null, role: 'user' },
  },
  coupon: { data: { verifyCoupanCodeName: { discountValue: '20', discountType: 'Percentage' } } },
  payment: {
    data: {
      ...payment,
      sessionId: PAYMENT,
      createdAt: Date.parse(payment.createdAt) / 1000,
      orderSummary: { subTotal: '15.900', tax: 0.795, total: 16.695 },
    },
  },
}

/** Expects that no missing value shows as a text of the program. */
export async function expectNoProgramTexts(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|\[object/)
}
