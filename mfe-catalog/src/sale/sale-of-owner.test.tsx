import { setConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { testConfig } from '@shop/testing/config.ts'
import { buildCategory } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.generated.ts'
import { mockCategories, mockProducts } from '../testing/mock-api.ts'

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

let queries: string[] = []
async function open(sale: Sale, lang: 'en' | 'ar' = 'en') {
  setConfig({ ...testConfig, sale })
  const page = renderRoutes(routes, { at: '/sale', lang })
  const heading = await screen.findByRole('heading', { level: 1 })
  return { ...page, heading }
}
const titles = () =>
  within(screen.getByRole('region', { name: /Coupons|رموز الخصم/ }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.replaceAll(/[\u200e\u200f]/g, ''))

beforeEach(() => {
  queryClient.clear()
  mockCategories(buildCategory())
  queries = mockProducts(20)
})
afterEach(() => void setConfig(testConfig))

describe('SalePage of an owner', () => {
  test.each([
    ['en', 'Summer sale', 'Until August.', 'About TENOFF.'],
    ['ar', 'تخفيضات الصيف', 'حتى أغسطس.', 'عن TENOFF.'],
  ] as const)('shows banner and coupons in %s', async (lang, title, text, about) => {
    const { heading } = await open({ ...texts, coupons: [...percentages, amount] }, lang)
    expect(heading).toHaveTextContent(title)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText(about)).toBeVisible()
    expect(titles()).toEqual(
      lang === 'en'
        ? ['10% off your order', '50% off your order', 'OMR\u00a02.00 off your order']
        : ['خصم 10% على طلبك', 'خصم 50% على طلبك', 'خصم 2.00\u00a0ر.ع. على طلبك'],
    )
  })

  test('shows products at the price with the largest percentage, and no samples', async () => {
    await open({ ...texts, coupons: [...percentages, amount] })
    const list = await screen.findByRole('list', { name: 'In the shop, with HALF' })
    await within(list).findAllByRole('heading', { level: 3 })
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/Now.*10\.50.*Before.*21/)
    expect(screen.queryByRole('list', { name: 'Top Offers' })).toBeNull()
  })

  test('shows no products beside amounts alone, and asks for none', async () => {
    await open({ ...texts, coupons: [amount] })
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
      const { heading, container } = await open({ coupons: [] }, lang)
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
