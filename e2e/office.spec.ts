import path from 'node:path'

import { expect, test } from './support/fixtures.ts'
import { becomeOwner, printOwnerLink, uploadPicture } from './support/office.ts'
import { expectAccessible, expectNoOverflowAtAnyWidth } from './support/page-checks.ts'
import { untilHydrated } from './support/shopping.ts'

const root = path.resolve(import.meta.dirname, '..')
const PICTURE = path.join(root, 'backend/media/bamboo-card-1280.webp')

test('an owner comes by the link, sets up the app and adds a product with a picture, which the shop shows in Arabic', async ({
  page,
  backend,
  dataDir,
  newVisitor,
  baseURL,
}) => {
  const { email } = newVisitor
  await becomeOwner(page, {
    email,
    link: await printOwnerLink(email, dataDir, backend),
    onSetUp: () => expectAccessible(page, 'set-up of the app'),
  })
  const menu = page.getByRole('navigation', { name: 'Office' })
  for (const name of ['Products', 'Categories', 'Orders', 'Members', 'Staff', 'Log']) {
    await menu.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(
      page.getByRole('table', { name }).or(page.getByText('No changes yet')),
    ).toBeVisible()
    await expectAccessible(page, name)
    await expectNoOverflowAtAnyWidth(page, name)
  }

  const name = `Pearl card ${email.slice(17, 25)}`
  await menu.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'New product' }).click()
  await page.getByLabel('Name in English').fill(name)
  await page.getByLabel('Name in Arabic').fill('بطاقة لؤلؤية')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Price in OMR').fill('٢٤٫٩٠٠')
  await uploadPicture(page, PICTURE)
  await page.getByLabel('Hidden').uncheck()
  await expectAccessible(page, 'form of a product')
  await expectNoOverflowAtAnyWidth(page, 'form of a product')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('searchbox').fill('لولويه')
  await page.getByRole('button', { name: 'Find' }).click()
  const link = page.getByRole('table', { name: 'Products' }).getByRole('link', { name })
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''

  await page.goto(`/ar/product-detail/${id}`)
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'بطاقة لؤلؤية' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('24.90')
  const picture = page.locator(`img[src^="${backend}/media/upload-"]`).first()
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.goto('/office/log')
  await expect(page.getByRole('table', { name: 'السجل' })).toContainText(`منتج ${id}`)
  expect(baseURL).toBeTruthy()
})

test('a shopper’s page loads nothing of the office', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => url.includes('mfe-office'))).toEqual([])
})
