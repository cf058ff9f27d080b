import { expect, test } from '@shop/e2e/standalone/fixtures.ts'
import { products } from '@shop/e2e/standalone/mock-data.ts'

test('going back to a long list finds its place', async ({ page, open, mockBackend }) => {
  const results = Array.from({ length: 100 }, (_, index) => ({
    ...products[0],
    title: { en: `Card ${index + 1}` },
    coverImgUrl: `${mockBackend.origin}/pictures/steel.svg`,
    galleryImgUrls: [],
  }))
  const paginate = { currentPage: 1, totalPage: 3, totalCount: 300, currentLimit: 100 }
  mockBackend.override('/products/public', { body: { results, paginate } })
  await page.setViewportSize({ width: 1000, height: 800 })
  await open('/shop-products/cards')
  const list = page.getByRole('list', { name: 'Products' })
  const isWhole = async () => ((await list.boundingBox())?.height ?? 0) > 30_000
  await expect.poll(isWhole).toBe(true)

  const card = page.getByRole('link', { name: 'Card 70', exact: true })
  await page.mouse.move(500, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 700)
    await expect(card).toBeInViewport({ timeout: 500 })
  }).toPass()
  await card.focus()
  const readScroll = () => page.evaluate(() => window.scrollY)
  // The wheel moves the page for a while.
  let scrolled = await readScroll()
  await expect(async () => {
    const before = scrolled
    scrolled = await readScroll()
    expect(scrolled).toBe(before)
  }).toPass()
  expect(scrolled).toBeGreaterThan(8_000)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Steel Card' })).toBeVisible()
  await page.goBack()
  await expect(card).toBeInViewport()
  await expect.poll(readScroll).toBe(scrolled)
})
