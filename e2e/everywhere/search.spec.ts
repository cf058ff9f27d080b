import { expect, test } from '../support/fixtures.ts'
import { untilHydrated } from '../support/shopping.ts'

/** What shoppers type, in either language, with a typo; and how the product is called in theirs. */
const queries = { en: 'mtte stele card', ar: 'البطاقه الفولذية المطفأة' }
const words = {
  en: {
    product: 'Matte Black Steel Card',
    field: 'Search products',
    heading: 'Results for',
    none: 'No products found',
    clear: 'Clear the search',
  },
  ar: {
    product: 'بطاقة فولاذية سوداء مطفأة',
    field: 'البحث في المنتجات',
    heading: 'نتائج البحث عن',
    none: 'لم نعثر على منتجات',
    clear: 'مسح البحث',
  },
}

test('a shopper finds a product by words of either language, in spite of typos', async ({
  page,
  lang,
}) => {
  const text = words[lang]
  const field = page.getByRole('combobox', { name: text.field })
  const product = page.getByRole('main').getByRole('link', { name: text.product, exact: true })
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await untilHydrated(page)
  await page.keyboard.press('/')
  await field.pressSequentially(queries[lang])
  await expect(page.getByRole('option', { name: text.product })).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text.heading)
  await product.click()
  await expect(page).toHaveURL(/\/product-detail\/matte-black-steel-card$/)
  await page.goBack()
  await expect(product).toBeVisible()

  await page.goto(`/search?q=${encodeURIComponent(queries[lang === 'en' ? 'ar' : 'en'])}`)
  await expect(product).toBeVisible()

  await page.goto('/search?q=zzzzzz')
  await expect(page.getByText(text.none)).toBeVisible()
  await page.getByRole('link', { name: text.clear }).click()
  await expect(page).toHaveURL(/\/search$/)
})
