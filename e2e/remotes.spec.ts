import { expect, test } from './fixtures.ts'

const owners = [
  { remote: 'mfe-catalog', path: '/shop', heading: 'Shop', sibling: '/agents', other: 'Agents' },
  { remote: 'mfe-checkout', path: '/shop-cart', heading: 'Cart', sibling: '/shop', other: 'Shop' },
  { remote: 'mfe-agents', path: '/agents', heading: 'Agents', sibling: '/shop', other: 'Shop' },
  {
    remote: 'mfe-content',
    path: '/faqs',
    heading: 'Frequently asked questions',
    sibling: '/shop',
    other: 'Shop',
  },
]

test.use({ expected: [/./] })

for (const { remote, path, heading, sibling, other } of owners) {
  test(`without ${remote} the rest of the shop works, and it comes back without a reload`, async ({
    page,
    say,
  }) => {
    const files = new RegExp(`/${remote}/`)
    await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto(path)
    await expect(page.getByText(say.unavailable)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await page.goto(sibling)
    await expect(page.getByRole('heading', { name: other, level: 1 })).toBeVisible()

    await page.goto(path)
    await expect(page.getByText(say.unavailable)).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.unroute(files)
    await page.getByRole('button', { name: say.tryAgain }).click()
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
}

test('with every remote down an unknown address is still told from a broken one', async ({
  page,
  say,
}) => {
  await page.route(/\/mfe-/, (route) => route.abort())
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: say.notFound })).toBeVisible()
})

test('a remote that hangs is given up after five seconds', async ({ page, say }) => {
  await page.route(/mfe-catalog\/.*remoteEntry/, () => undefined)
  await page.goto('/shop', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText(say.unavailable)).toBeVisible({ timeout: 7_000 })
})

test('a wrong configuration is named on the screen', async ({ page }) => {
  await page.route('/config.json', (route) => route.fulfill({ json: { apiUrl: 'nowhere' } }))
  await page.goto('/')
  await expect(page.getByText(/apiUrl/)).toBeVisible()
  await expect(page.getByText(/portalUrl/)).toBeVisible()
})
