import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, within } from '@testing-library/react'

import { buildCartItem, buildOakCard } from '../testing/fixtures.ts'
import { openPage } from '../testing/open-page.tsx'
import { formatPrice, getAmount, normalizedText, taxOn, totalFor } from '../testing/text.ts'

const storedCart = () =>
  JSON.parse(localStorage.getItem(storageKeys.cart) ?? 'null') as { id: string; quantity: number }[]

describe('CartPage', () => {
  const cart = [buildCartItem({ quantity: 2 }), buildOakCard()]

  type Options = Parameters<typeof openPage>[1]

  async function openCart(options: Options = {}) {
    const page = openPage('/shop-cart', { cart, ...options })
    await screen.findByRole('heading', { level: 1, name: options.lang === 'ar' ? 'السلة' : 'Cart' })
    return page
  }

  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  const button = (name: string) => screen.getByRole('button', { name })

  const quantity = (product: string) =>
    screen.getByRole('spinbutton', { name: `Quantity of ${product}` })

  test('offers a question at WhatsApp that names what is in the cart', async () => {
    setConfig({ ...testConfig, whatsAppNumber: '96800000000' })
    await openCart()
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' })
    expect(new URL(link.href).searchParams.get('text')?.split('\n')).toEqual([
      'Hello, I have a question about my cart:',
      '2 × Steel card',
      '1 × Oak card',
    ])
  })

  describe('the table', () => {
    test('renders the specified columns, and a row per product with a link to its page', async () => {
      await openCart()
      expect(document.title).toBe('Cart · Wasla')
      const table = screen.getByRole('table', { name: 'Cart' })
      const headers = within(table).getAllByRole('columnheader')
      expect(headers.map(({ textContent }) => textContent)).toEqual([
        'Product',
        'Price',
        'Qty',
        'Total(OMR)',
        'Remove',
      ])
      const cells = within(row('Steel card')).getAllByRole('cell')
      expect(cells.slice(0, 4).map(normalizedText)).toEqual([
        'Steel card',
        'OMR 21.00plus 5% VAT',
        '',
        '42.00',
      ])
      expect(quantity('Steel card')).toHaveValue('2')
      expect(within(table).getAllByRole('row')).toHaveLength(3)
      expect(screen.getByText('2 items in your cart')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Oak card' })).toHaveAttribute(
        'href',
        '/product-detail/oak-card',
      )
    })

    test.each([
      ['en', 'Item', /^Remove Item$/],
      ['ar', 'منتج', /^إزالة منتج$/],
    ] as const)('names a product without a title in %s', async (lang, name, remove) => {
      await openCart({ lang, cart: [buildCartItem({ title: { en: '' } })] })
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/product-detail/steel-card',
      )
      expect(screen.getByRole('button', { name: remove })).toBeVisible()
    })

    test('renders the totals without a discount row when there is none', async () => {
      await openCart()
      expect(getAmount('Subtotal')).toBe('OMR 52.50')
      expect(getAmount('Taxes')).toBe(formatPrice(taxOn(52.5)))
      expect(getAmount('Total')).toBe(formatPrice(totalFor(52.5)))
      expect(screen.queryByText('Discount')).not.toBeInTheDocument()
    })
  })

  describe('a quantity change', () => {
    test('increases without an upper limit and is stored', async () => {
      const { user } = await openCart({ cart: [buildCartItem({ quantity: 9999 })] })
      await user.click(button('Increase quantity of Steel card'))
      await user.click(button('Increase quantity of Steel card'))
      expect(storedCart()).toEqual([
        expect.objectContaining({ id: 'steel-card', quantity: 10_001 }),
      ])
      expect(row('Steel card')).toHaveTextContent('210,021.00')
    })

    test('decreases down to one', async () => {
      const { user } = await openCart()
      await user.click(button('Decrease quantity of Steel card'))
      expect(storedCart()[0]).toMatchObject({ quantity: 1 })
      expect(button('Decrease quantity of Steel card')).toBeDisabled()
      expect(getAmount('Total')).toBe(formatPrice(totalFor(31.5)))
    })

    test('is announced with the new total', async () => {
      const { user } = await openCart()
      await user.click(button('Increase quantity of Oak card'))
      expect(
        screen.getByText(`Oak card: quantity 2. Total ${formatPrice(totalFor(63))}.`),
      ).toHaveAttribute('role', 'status')
    })

    test('has both buttons in a group named after the product', async () => {
      await openCart()
      const group = screen.getByRole('group', { name: 'Quantity of Oak card' })
      expect(within(group).getAllByRole('button')).toHaveLength(2)
    })
  })

  describe('a removal', () => {
    test('removes the row, announces it and focuses the next row', async () => {
      const { user } = await openCart()
      await user.click(button('Remove Steel card'))
      expect(storedCart().map(({ id }) => id)).toEqual(['oak-card'])
      expect(
        screen.getByText(
          `Steel card was removed from the cart. Total ${formatPrice(totalFor(10.5))}.`,
        ),
      ).toBeVisible()
      expect(button('Remove Oak card')).toHaveFocus()
    })

    test('focuses the previous row when the last one is removed', async () => {
      const { user } = await openCart()
      await user.click(button('Remove Oak card'))
      expect(button('Remove Steel card')).toHaveFocus()
    })

    test('focuses the heading when the only row is removed', async () => {
      const { user } = await openCart({ cart: [buildCartItem()] })
      await user.click(button('Remove Steel card'))
      expect(screen.getByText('Your cart is empty')).toBeVisible()
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    })
  })

  describe('a removed line', () => {
    const engraving = { name: 'Maryam', line: '' }
    const surface = { finish: 'printed', color: '#ffffff', width: 68, height: 12 } as const
    const engraved = buildCartItem({ quantity: 3, surface, engraving })

    test.each([
      ['beside others', [engraved, buildOakCard()]],
      ['that was the only one', [engraved]],
    ])('%s is put back with its quantity and text', async (_, lines) => {
      const { user } = await openCart({ cart: lines })
      await user.click(button('Remove Steel card'))
      await user.click(button('Undo: put Steel card back into the cart'))
      expect(storedCart()).toContainEqual(expect.objectContaining({ quantity: 3, engraving }))
      expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    })

    test('is forgotten with the next change', async () => {
      const { user } = await openCart({ cart: [engraved, buildOakCard()] })
      await user.click(button('Remove Steel card'))
      await user.click(button('Increase quantity of Oak card'))
      expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
    })
  })

  describe('a stored cart with more lines than a cart holds', () => {
    test('is rendered with the lines that it holds, and a notice', async () => {
      const lines = Array.from({ length: 205 }, (_, id) => buildOakCard({ id: `p${id}` }))
      await openCart({ cart: lines })
      expect(screen.getByText('200 items in your cart')).toBeVisible()
      expect(
        await screen.findByText(
          '5 products of your saved cart were left out: a cart holds at most 200.',
        ),
      ).toBeVisible()
    })
  })

  describe('an empty cart', () => {
    test('links to the shop and renders no totals', async () => {
      await openCart({ cart: [] })
      expect(screen.getByText('Your cart is empty')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop')
      expect(screen.queryByText('Subtotal')).not.toBeInTheDocument()
      expect(screen.queryByRole('table')).not.toBeInTheDocument()
    })
  })

  describe('the next step', () => {
    test('is the checkout for members', async () => {
      await openCart({ token: testToken() })
      expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
        'href',
        '/shop-checkout',
      )
      expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
      expect(screen.getByText(/never see your card number/)).toBeVisible()
      expect(screen.getByText('Free returns for 14 days')).toBeVisible()
    })

    test.each([false, true])(
      'is the portal for visitors, which leads on to the checkout (logged in before: %s)',
      async (isKnown) => {
        if (isKnown) localStorage.setItem(storageKeys.hasLoggedIn, '1')
        await openCart()
        expect(
          screen.getByText("Please log in or register if you don't have an account"),
        ).toBeVisible()
        const next = encodeURIComponent(`${window.location.origin}/shop-checkout`)
        const portal = (page: string) =>
          `http://portal.test/portal/${page}?lang=en&theme=light&returnTo=${next}`
        const links = [
          screen.getByRole('link', { name: 'Login' }),
          screen.getByRole('link', { name: 'Signup' }),
        ] as const
        expect(links[0]).toHaveAttribute('href', portal('login'))
        expect(links[1]).toHaveAttribute('href', portal('register'))
        const primary = links.filter((link) => getComputedStyle(link).background.includes('accent'))
        expect(primary).toEqual([links[isKnown ? 0 : 1]])
        expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument()
      },
    )
  })

  describe('in Arabic', () => {
    test('renders texts, titles and digits in Arabic', async () => {
      await openCart({ lang: 'ar' })
      expect(screen.getByText('منتجان في سلتك')).toBeVisible()
      expect(screen.getByRole('link', { name: 'بطاقة فولاذية' })).toBeVisible()
      expect(getAmount('الإجمالي')).toContain(totalFor(52.5).toFixed(2))
    })

    test('marks a title without translation as English', async () => {
      await openCart({ lang: 'ar' })
      expect(screen.getByText('Oak card')).toHaveAttribute('lang', 'en')
      expect(screen.getByText('Oak card')).toHaveAttribute('dir', 'auto')
      expect(screen.getByText('بطاقة فولاذية')).not.toHaveAttribute('lang')
    })
  })
})
