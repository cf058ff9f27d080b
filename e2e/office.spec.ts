import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { becomeOwner, printOwnerLink, uploadPicture } from './support/office.ts'
import { expectAccessible, expectNoOverflowAtAnyWidth } from './support/page-checks.ts'
import { untilHydrated, untilIdle } from './support/shopping.ts'
import { desktop, phone } from './support/viewports.ts'

/** A picture of one colour with a transparent upper half. */
async function drawTransparent(page: Page, side: number): Promise<Buffer> {
  const dataUrl = await page.evaluate((side) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = side
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#b87333'
    context?.fillRect(0, side / 2, side, side / 2)
    return canvas.toDataURL('image/png')
  }, side)
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')
}

/** The opacity of a picture's upper left corner and of its middle, from 0 to 255. */
function readOpacity(page: Page, picture: Buffer): Promise<(number | undefined)[]> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const read = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3]
    return [read(5, 5), read(bitmap.width / 2, bitmap.height - 5)]
  }, picture.toString('base64'))
}

test.use({
  expected: [
    /office\/products\?key=.*ERR_FAILED|ERR_FAILED.*office\/products\?key=|404.*\/pearl-card/,
  ],
})

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
    await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(
      page
        .getByRole('table', { name })
        .or(page.getByText(/^(No changes yet|Nothing waits to be prepared)$/)),
    ).toBeVisible()
    await expectAccessible(page, name)
    await expectNoOverflowAtAnyWidth(page, name)
  }
  const dashboard = { html: '<style>h1 { color: red }</style><h1>Who has what live</h1>' }
  await page.request.put(`${backend}/api/v1.0/release-dashboard`, { data: dashboard })
  await menu.getByRole('link', { name: 'Releases' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
  const frame = page.frameLocator('iframe[title="Who has what live"]')
  await expect(frame.getByRole('heading')).toHaveCSS('color', 'rgb(255, 0, 0)')

  // Nothing in it can be broken, as in an address or a hashtag.
  const name = `Pearl card ${email.slice(17, 25)} ${'x'.repeat(170)}`
  await menu.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'New product' }).click()
  await page.getByLabel('Name in English').fill(name)
  await page.getByLabel('Name in Arabic').fill('بطاقة لؤلؤية')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Price in OMR').fill('٢٤٫٩٠٠')
  // Larger than what is sent as it is.
  const buffer = await drawTransparent(page, 2400)
  await uploadPicture(page, { name: 'pearl.png', mimeType: 'image/png', buffer })
  await page.getByLabel('Hidden').uncheck()
  await expectAccessible(page, 'form of a product')
  await expectNoOverflowAtAnyWidth(page, 'form of a product')
  await page.evaluate(() => window.history.back())
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Name in English')).toHaveValue(name)
  // The product is stored, and its response is lost.
  await page.route(
    /\/office\/products\?key=/,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The shop could not be reached.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('searchbox').fill('لولويه')
  await page.getByRole('button', { name: 'Find' }).click()
  const link = page.getByRole('table', { name: 'Products' }).getByRole('link', { name })
  await expect(link).toBeVisible()
  await expectNoOverflowAtAnyWidth(page, 'list with a long name')
  await page.setViewportSize(phone)
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click()
  await expect(page.getByRole('group', { name: 'For all that are chosen' })).toBeVisible()
  await page.setViewportSize(desktop)
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''

  await page.goto(`/ar/product-detail/${id}`)
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'بطاقة لؤلؤية' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('24.90')
  const picture = page.locator(`img[src^="${backend}/media/upload-"]`).first()
  await expect(picture).toBeVisible()
  const readWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(readWidth).toBeGreaterThan(0)
  const file = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect(await readOpacity(page, await file.body())).toEqual([0, 255])

  await page.goto('/office/log')
  await expect(page.getByRole('table', { name: 'السجل' })).toContainText(`منتج ${id}`)
  expect(baseURL).toBeTruthy()

  await page.goto(`/office/products/${id}`)
  await page.getByRole('button', { name: 'حذف', exact: true }).click()
  const deletion = page.getByRole('dialog', { name: 'حذف هذا العنصر نهائيًا؟' })
  await expectAccessible(page, 'dialog of a deletion')
  await deletion.getByRole('button', { name: 'حذف نهائي' }).click()
  await expect(page.getByRole('table', { name: 'المنتجات' })).toBeVisible()
  const address = `/ar/product-detail/${id}`
  // Caches of pages have the former one for a minute.
  const options = { timeout: 180_000 }
  await expect.poll(async () => (await page.request.get(address)).status(), options).toBe(404)
  await page.goto(address)
  await expect(page.getByText('ربما نُقل أو لم يعد متوفرًا.')).toBeVisible()
})

test('a shopper’s page loads nothing of the office', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/')
  await untilHydrated(page)
  await untilIdle(page)
  expect(requests.filter((url) => url.includes('mfe-office'))).toEqual([])
})
