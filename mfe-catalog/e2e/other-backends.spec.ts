import { expect, expectPassingText, test } from '@shop/e2e/standalone/fixtures.ts'
import { expectNoProgramTexts, foreign } from '@shop/e2e/standalone/foreign-data.ts'

test('the data of another backend show rounded prices and placeholders, and cost one row only', async ({
  page,
  open,
  mockBackend,
}) => {
  mockBackend.override('/categories', { body: foreign.categories })
  mockBackend.override('/products/public', { body: foreign.products })
  mockBackend.override('/products/a%2Fb%20c', { status: 200, body: foreign.product })
  await open('/shop')
  await page.getByRole('link', { name: /^Cards/ }).click()
  const list = page.getByRole('list', { name: 'Products' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).toContainText('21.50')
  await expectNoProgramTexts(page)
  await list.getByRole('link', { name: 'Plain Card' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plain Card' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('1.26')
  await expectNoProgramTexts(page)
  await expectPassingText(page, 'Item added to cart!', () =>
    page.getByRole('button', { name: 'Add to Cart' }).first().click(),
  )
})
