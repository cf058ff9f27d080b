import { saleCoupons } from '@shop/contracts/sale-coupons.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'
import { type Email, getEmailPath } from './emails.ts'

async function open(email: Email, lang: 'en' | 'ar' = 'en') {
  renderRoutes(routes, { at: getEmailPath(email), lang })
  return within(await screen.findByRole('article'))
}

describe('e-mail content', () => {
  test('confirmation: the link is valid for 30 minutes', async () => {
    const preview = await open('confirmation')
    expect(preview.getByText('This link is valid for 30 minutes.')).toBeVisible()
    const button = preview.getByRole('link', { name: 'Confirm my e-mail' })
    expect(button).toHaveAttribute('href', '/')
  })

  test('reset: the link is valid for 45 seconds', async () => {
    const preview = await open('reset')
    expect(preview.getByText('This link is valid for 45 seconds.')).toBeVisible()
  })

  test.each([
    ['confirmation', 'هذا الرابط صالح لمدة 30 دقيقة.'],
    ['reset', 'هذا الرابط صالح لمدة 45 ثانية.'],
  ] as const)('%s: states the validity in Arabic', async (email, message) => {
    const preview = await open(email, 'ar')
    expect(preview.getByText(/هذا الرابط صالح/).textContent).toBe(message)
  })

  test.each(['cart', 'order'] as const)(
    '%s: renders subtotal 940, tax 94, total 1034',
    async (email) => {
      const preview = await open(email)
      const table = within(preview.getByRole('table', { name: 'Products and totals' }))
      const row = (name: RegExp) => table.getByRole('row', { name })
      expect(row(/^Subtotal/)).toHaveTextContent(/OMR\s940\.00$/)
      expect(row(/^Tax/)).toHaveTextContent(/OMR\s94\.00$/)
      expect(row(/^Total/)).toHaveTextContent(/OMR\s1,034\.00$/)
      expect(row(/^Black steel card/)).toHaveTextContent(/OMR\s21\.00.*20.*OMR\s420\.00$/)
    },
  )

  test('order: renders the table in Arabic', async () => {
    const preview = await open('order', 'ar')
    const total = preview.getByRole('row', { name: /^الإجمالي/ })
    expect(total).toHaveTextContent('1,034.00')
    expect(preview.getByRole('row', { name: /^حامل مكتب من خشب الجوز/ })).toBeVisible()
  })

  test('cart: links to the cart and has a code', async () => {
    const preview = await open('cart')
    const button = preview.getByRole('link', { name: 'Back to my cart' })
    expect(button).toHaveAttribute('href', '/shop-cart')
    expect(preview.getByText(/pay 20% less/)).toBeVisible()
    expect(preview.getByText('SALE20OFF')).toHaveAttribute('translate', 'no')
  })

  test('offers: renders up to 75% off and all four codes', async () => {
    const preview = await open('offers')
    expect(preview.getByRole('heading', { level: 3, name: 'Up to 75% Off' })).toBeVisible()
    expect(preview.getByRole('link', { name: 'Shop the sale' })).toHaveAttribute('href', '/sale')
    const cards = preview.getAllByRole('listitem')
    expect(cards).toHaveLength(4)
    saleCoupons.forEach(({ code, percent }, index) => {
      expect(cards[index]).toHaveTextContent(`${percent}% off`)
      expect(cards[index]).toHaveTextContent(code)
    })
  })

  test('order: renders the delivery address', async () => {
    const preview = await open('order')
    const address = preview.getByRole('heading', { level: 4, name: 'Delivery address' })
    expect(address.parentElement).toHaveTextContent('Way 3015, Al Khuwair, Muscat, Oman')
  })

  test("voucher: renders the code and the giver's message", async () => {
    const preview = await open('voucher')
    expect(preview.getByText('SALE50OFF')).toBeVisible()
    expect(preview.getByText('50% off')).toBeVisible()
    expect(preview.getByRole('figure')).toHaveTextContent(/new studio.*Salim/)
    const button = preview.getByRole('link', { name: 'Use it in my cart' })
    expect(button).toHaveAttribute('href', '/shop-cart')
  })

  test('review: has a code as a thank-you', async () => {
    const preview = await open('review')
    expect(preview.getByText(/30% off your next order/)).toBeVisible()
    expect(preview.getByText('SALE30OFF')).toBeVisible()
    const button = preview.getByRole('link', { name: 'Tell us what you think' })
    expect(button).toHaveAttribute('href', '/contact')
  })
})
