import { findLiveFolder } from './support/discovery.ts'
import { expect, test } from './support/fixtures.ts'
import { publicRemotes, smokeTestPage } from './support/site-pages.ts'

test('deep links answer with a page, missing files and pages with 404', async ({ request }) => {
  const statuses = {
    '/': 200,
    '/?query': 200,
    '/product-detail/anything': 404,
    '/shop-products/anything': 404,
    '/blog-detail/anything': 404,
    '/portal/login': 200,
    '/error': 200,
    '/no-such-page': 404,
    '/shell/1.0.0/missing.js': 404,
    '/favicon-that-is-not.png': 404,
    '/..%2f..%2fpackage.json': 400,
  }
  for (const [address, status] of Object.entries(statuses)) {
    expect((await request.get(address)).status(), address).toBe(status)
  }
})

test('a released remote opens alone', { tag: '@smoke' }, async ({ page, request }) => {
  for (const { name, pages } of publicRemotes) {
    const { address, heading } = smokeTestPage(pages)
    const folder = await findLiveFolder(request, name)
    await page.goto(folder + address.slice(1))
    await expect(page.getByText('This part of the shop runs alone')).toBeVisible()
    await expect(page.getByRole('heading', { name: heading.en, level: 1 })).toBeVisible()
  }
})
