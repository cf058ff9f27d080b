import { setConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { buildCategory } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { mockCategories, mockProducts, urls } from '../testing/mock-api.ts'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/sale', lang })

const codes = ['SALE20OFF', 'SALE30OFF', 'SALE50OFF', 'SALE75OFF']

async function copying(write: () => Promise<void>) {
  const page = open()
  const button = await screen.findByRole('button', { name: 'Copy code SALE50OFF' })
  const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  await page.user.click(button)
  return clipboard
}

type Sale = NonNullable<(typeof testConfig)['sale']>

const both = (en: string, ar: string) => ({ en, ar })
const coupon = (code: string, discountType: 'percentage' | 'fixed', discountValue: number) => ({
  code,
  discountType,
  discountValue,
  text: both(`About ${code}.`, `عن ${code}.`),
})
const texts = {
  title: both('Summer sale', 'تخفيضات الصيف'),
  text: both('Until August.', 'حتى أغسطس.'),
}
const percentages = [coupon('TENOFF', 'percentage', 10), coupon('HALF', 'percentage', 50)]
const amount = coupon('TWOLESS', 'fixed', 2)

async function openSale(sale: Sale, lang: 'en' | 'ar' = 'en') {
  setConfig({ ...testConfig, sale })
  const page = renderRoutes(routes, { at: '/sale', lang })
  const heading = await screen.findByRole('heading', { level: 1 })
  return { ...page, heading }
}
const titles = () =>
  within(screen.getByRole('region', { name: /Coupons|رموز الخصم/ }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.replaceAll(/[\u200e\u200f]/g, ''))

let queries: string[] = []
beforeEach(() => {
  queryClient.clear()
  mockCategories(buildCategory())
  queries = mockProducts(20)
})
afterEach(() => {
  setConfig(testConfig)
  jest.restoreAllMocks()
})

describe('SalePage', () => {
  test('renders a banner', async () => {
    open()
    const heading = await screen.findByRole('heading', { level: 1, name: 'Up to 75% Off' })
    expect(heading).toBeVisible()
    const [link] = screen.getAllByRole('link', { name: 'Shop Now' })
    expect(link).toHaveAttribute('href', '/shop')
  })

  test('shows one composed scene, cut for wide and narrow screens', async () => {
    const { container } = open()
    await screen.findByRole('heading', { level: 1 })
    const sources = [...container.querySelectorAll('picture:has(> [fetchpriority=high]) > source')]
    expect(sources.map((source) => source.getAttribute('media'))).toEqual([
      '(min-width: 64rem)',
      '(min-width: 64rem)',
      null,
      null,
    ])
    expect(new Set(sources.map((source) => source.getAttribute('srcset'))).size).toBe(4)
  })

  test('leads with one code and its end, and folds the other codes and the samples away', async () => {
    setConfig({ ...testConfig, saleEnds: { SALE75OFF: '2027-01-31T19:59:59.000Z' } })
    const { user } = open()
    const leading = within(await screen.findByRole('region', { name: 'Coupon' }))
    expect(leading.getByRole('heading', { level: 2 })).toHaveTextContent('75% off')
    expect(leading.getByText('SALE75OFF')).toBeVisible()
    expect(leading.getByText(/^Until/)).toHaveTextContent('Until 31 January 2027')
    expect(screen.getByText('SALE20OFF')).not.toBeVisible()
    expect(screen.getByRole('heading', { name: 'Top Offers', hidden: true })).not.toBeVisible()
    await user.click(screen.getByText(/^Samples for demonstration/))
    const coupons = within(screen.getByRole('region', { name: 'Coupons' }))
    const cards = coupons.getAllByRole('listitem')
    expect(cards).toHaveLength(3)
    cards.forEach((card, index) => {
      expect(within(card).getByText(codes[index] ?? '')).toBeVisible()
      const percent = codes[index]?.replaceAll(/\D/g, '') ?? ''
      expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent(`${percent}% off`)
    })
    expect(coupons.getByText('Season')).toBeVisible()
    expect(coupons.queryByText(/^Until/)).toBeNull()
  })

  test('copies a code and shows a toast', async () => {
    const clipboard = await copying(() => Promise.resolve())
    expect(clipboard).toHaveBeenCalledWith('SALE50OFF')
    expect(await screen.findByText('SALE50OFF copied. Enter it in your cart.')).toBeInTheDocument()
  })

  test('selects the code when the clipboard is blocked', async () => {
    await copying(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
    expect(await screen.findByRole('alert')).toHaveTextContent('copy it yourself')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
    expect(field).toHaveValue('SALE50OFF')
    expect(field).toHaveFocus()
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 9])
  })

  test('sells the first products of the shop at their price with the largest discount', async () => {
    const { user } = open()
    const list = await screen.findByRole('list', { name: 'In the shop, with SALE75OFF' })
    expect(await within(list).findAllByRole('heading', { level: 3 })).toHaveLength(8)
    const [first] = within(list).getAllByRole('listitem') as [HTMLElement]
    expect(first).toHaveTextContent(/Now.*5\.25.*Before.*21\.00/)
    await user.click(within(first).getByRole('button', { name: 'Add to Cart' }))
    const lines = JSON.parse(localStorage.getItem('addToCart') ?? '[]') as unknown[]
    expect(lines).toMatchObject([{ id: 'card-1', price: 21 }])
  })

  test('is complete without products that cannot be loaded', async () => {
    server.use(http.get(urls.products, () => new HttpResponse(null, { status: 500 })))
    open()
    await screen.findByRole('list', { name: 'Top Offers' })
    await waitFor(() => expect(screen.queryByText(/^In the shop, with/)).toBeNull())
    expectConsole()
  })

  test('renders the first eight samples with badges and links as top offers', async () => {
    open()
    const offers = within(await screen.findByRole('list', { name: 'Top Offers' }))
    const cards = offers.getAllByRole('listitem')
    expect(cards).toHaveLength(8)
    for (const badge of ['Offer', 'New', 'Featured']) {
      expect(offers.getAllByText(badge).length).toBeGreaterThan(0)
    }
    const [first] = cards as [HTMLElement]
    const link = (name: string) => within(first).getByRole('link', { name })
    expect(link('Loose Cotton T-shirt')).toHaveAttribute('href', '/product-detail-one/1')
    expect(link('Add to Cart')).toHaveAttribute('href', '/shop-cart')
    expect(link('View details')).toHaveAttribute('href', '/shop-item-detail')
  })

  test('renders Arabic, with untranslated codes, on an Arabic page', async () => {
    open('ar')
    expect(await screen.findByRole('heading', { level: 1, name: 'خصم يصل إلى 75%' })).toBeVisible()
    expect(screen.getByText('خصم 75% على طلبك')).toBeVisible()
    expect(screen.getByText('SALE75OFF')).toHaveAttribute('translate', 'no')
  })
})

describe('SalePage of an owner', () => {
  test.each([
    ['en', 'Summer sale', 'Until August.', 'About TENOFF.'],
    ['ar', 'تخفيضات الصيف', 'حتى أغسطس.', 'عن TENOFF.'],
  ] as const)('shows banner and coupons in %s', async (lang, title, text, about) => {
    const { heading } = await openSale({ ...texts, coupons: [...percentages, amount] }, lang)
    expect(heading).toHaveTextContent(title)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText(about)).toBeVisible()
    expect(titles()).toEqual(
      lang === 'en'
        ? ['10% off your order', 'OMR\u00a02.00 off your order']
        : ['خصم 10% على طلبك', 'خصم 2.00\u00a0ر.ع. على طلبك'],
    )
    expect(screen.getByRole('heading', { level: 2, name: /^(50% off|خصم 50%)/ })).toBeVisible()
  })

  test('shows products at the price with the largest percentage, and no samples', async () => {
    await openSale({ ...texts, coupons: [...percentages, amount] })
    const list = await screen.findByRole('list', { name: 'In the shop, with HALF' })
    await within(list).findAllByRole('heading', { level: 3 })
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/Now.*10\.50.*Before.*21/)
    expect(screen.queryByRole('list', { name: 'Top Offers' })).toBeNull()
  })

  test('shows no products beside amounts alone, and asks for none', async () => {
    await openSale({ ...texts, coupons: [amount] })
    expect(titles()).toEqual(['OMR\u00a02.00 off your order'])
    expect(screen.queryByRole('list', { name: /^In the shop/ })).toBeNull()
    expect(queries).toEqual([])
  })
})

describe('SalePage of a shop without a sale', () => {
  test.each([
    ['en', 'Offers', 'In the shop', 'Add to Cart'],
    ['ar', 'العروض', 'من المتجر', 'أضف إلى السلة'],
  ] as const)(
    'sells at the usual prices, and names no code, in %s',
    async (lang, title, label, add) => {
      const { heading, container } = await openSale({ coupons: [] }, lang)
      expect(heading).toHaveTextContent(title)
      const list = await screen.findByRole('list', { name: label })
      await within(list).findAllByRole('heading', { level: 3 })
      const [first] = within(list).getAllByRole('listitem') as [HTMLElement]
      expect(first).toHaveTextContent('21.00')
      expect(first.querySelector('s, del')).toBeNull()
      expect(within(first).getByRole('button', { name: add })).toBeVisible()
      expect(screen.queryByRole('region', { name: /Coupons|رموز الخصم/ })).toBeNull()
      expect(container).not.toHaveTextContent(/75%|SALE\d\dOFF/)
    },
  )
})
