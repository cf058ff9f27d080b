import type { CartItem } from '@shop/kernel/cart'
import { testToken } from '@shop/testing/token.ts'
import { screen, within } from '@testing-library/react'

import { getSubmitButton, openCheckout } from '../testing/checkout.ts'
import { buildCartItem, buildOakCard } from '../testing/fixtures.ts'
import { mockServices } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'
import { findLack, needsNames } from './missing-names.ts'

const surface = { finish: 'printed', color: '#ffffff', width: 68, height: 12 } as const
const needed = { ...surface, required: true }
const none = { name: '', line: '' }
const ali = { name: 'Ali', line: '' }
const maryam = { name: 'مريم', line: '' }
const list = (length: number) =>
  Array.from({ length }, (_, index) => ({ ...ali, line: `${index}` }))
const FIELD = '/product-detail/steel-card#your-name'

describe('findLack', () => {
  test.each<[string, Partial<CartItem>, ReturnType<typeof findLack>]>([
    ['a product that takes no name', { quantity: 2 }, null],
    ['no name', { quantity: 2, surface }, { kind: 'optional', blank: 2, pieces: 2 }],
    ['a name', { surface, engraving: ali }, null],
    ['a name on some pieces', { quantity: 3, surface, engraving: ali, engravings: [ali] }, null],
    ['no needed name', { surface: needed }, { kind: 'required', blank: 1, pieces: 1 }],
    ['a needed name on all pieces', { quantity: 250, surface: needed, engraving: ali }, null],
    [
      'a raised quantity',
      { quantity: 3, surface: needed, engraving: ali, engravings: [ali, maryam] },
      { kind: 'required', blank: 1, pieces: 3 },
    ],
    [
      'a package that is not filled',
      { surface: { ...needed, pieces: 10 }, engraving: ali, engravings: [ali, none] },
      { kind: 'required', blank: 9, pieces: 10 },
    ],
    [
      'more pieces than can each have a name of their own',
      { quantity: 101, surface: needed, engraving: ali, engravings: list(100) },
      { kind: 'tooMany', blank: 1, pieces: 101 },
    ],
  ])('returns what a line lacks: %s', (_, changes, expected) => {
    expect(findLack(buildCartItem(changes))).toEqual(expected)
    expect(needsNames(buildCartItem(changes))).toBe(
      expected !== null && expected.kind !== 'optional',
    )
  })
})

describe('the cart', () => {
  const open = (item: Partial<CartItem>, lang: 'en' | 'ar' = 'en') =>
    openPage('/shop-cart', {
      cart: [buildCartItem(item), buildOakCard()],
      token: testToken(),
      lang,
    })
  const row = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(name) }))

  test.each([
    ['en', 'Steel card', /^Without a name ·/, /^Add a name ?: Steel card$/, 'Checkout'],
    ['ar', 'بطاقة فولاذية', /^بلا اسم ·/, /^أضف اسمًا ?: بطاقة فولاذية$/, 'إتمام الشراء'],
  ] as const)('says once in %s that a line has no name, and stops nobody', async (...texts) => {
    const [lang, title, text, link, checkout] = texts
    open({ quantity: 3, surface }, lang)
    const steel = await row(title)
    expect(steel.getByText(text)).toBeVisible()
    expect(steel.getByRole('link', { name: link })).toHaveAttribute('href', FIELD)
    expect(screen.getAllByText(text)).toHaveLength(1)
    expect(screen.getByRole('link', { name: checkout })).toBeVisible()
  })

  test('stops an order without a needed name, and leads to where it is typed', async () => {
    const { user } = open({ surface: needed })
    expect((await row('Steel card')).getByText(/^Sold only with a name\./)).toBeVisible()
    const links = screen.getAllByRole('link', { name: /^Choose your name ?: Steel card$/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([FIELD, FIELD])
    const checkout = screen.getByRole('button', { name: 'Checkout' })
    expect(checkout).toBeDisabled()
    expect(checkout).toHaveAccessibleDescription(/^A name is missing on what is marked/)
    await user.click(screen.getByRole('button', { name: 'Remove Steel card' }))
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible()
  })

  test('stops an order whose quantity was raised beyond its names, until it is lowered', async () => {
    const engraving = { engraving: ali, engravings: [ali, maryam] }
    const { user } = open({ quantity: 2, surface: needed, ...engraving })
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Steel card' }))
    expect(screen.getByText(/^1 piece of 3 has no name yet\./)).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: /^Choose your name/ })) {
      expect(link).toHaveAttribute('href', '/shop-cart#texts-steel-card')
    }
    expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Decrease quantity of Steel card' }))
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible()
  })

  test('says how many names one order takes', async () => {
    open({ quantity: 101, surface: needed, engraving: ali, engravings: list(100) })
    expect(await screen.findByText(/^One order takes at most 100 different names/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled()
    expect(screen.queryByRole('link', { name: /Choose your name/ })).not.toBeInTheDocument()
  })
})

describe('the checkout', () => {
  test('says before an order is confirmed which goods have no name', async () => {
    mockServices()
    const { user } = await openCheckout({ cart: [buildCartItem({ surface }), buildOakCard()] })
    await user.click(getSubmitButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Your Order' }))
    const link = dialog.getByRole('link', { name: /^Add a name ?: Steel card$/ })
    expect(link).toHaveAttribute('href', FIELD)
    expect(dialog.queryByText('Oak card')).not.toBeInTheDocument()
    expect(screen.getAllByText('Without a name')).toHaveLength(1)
  })

  test('takes no order without a needed name', async () => {
    const sent = mockServices()
    const { user } = await openCheckout({ cart: [buildCartItem({ surface: needed })] })
    expect(getSubmitButton()).toBeDisabled()
    expect(getSubmitButton()).toHaveAccessibleDescription(/^Something in your cart is sold only/)
    await user.click(getSubmitButton())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sent.filter(({ call }) => call === 'confirmOrder')).toEqual([])
  })
})
