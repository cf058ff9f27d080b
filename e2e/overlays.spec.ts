import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/shopping.ts'
import { phone } from './support/viewports.ts'

test.use({ viewport: phone })

interface Overlay {
  name: string
  at: string
  open: (page: Page) => Promise<void>
  /** What is there while it is open. */
  shown: (page: Page) => ReturnType<Page['getByRole']>
  close: (page: Page) => Promise<void>
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })

/** The entry of what was closed is left in the background. */
const untilLeft = (page: Page) =>
  page.waitForFunction(() => !(window.history.state as { overlays?: number } | null)?.overlays)

const overlays: Overlay[] = [
  {
    name: 'the menu',
    at: '/shop',
    open: press('Open the menu'),
    shown: (page) => page.getByRole('banner').getByRole('link', { name: 'Contact Us' }),
    close: press('Close the menu'),
  },
  {
    name: 'the search',
    at: '/shop',
    open: press('Search'),
    shown: (page) => page.getByRole('combobox', { name: 'Search products' }),
    close: press('Close the search'),
  },
  {
    name: 'the filters',
    at: '/shop-products/digital-business-cards',
    open: press('Filters'),
    shown: dialog('Filters'),
    close: press(/^Show \d+ items?$/),
  },
  {
    name: 'the picture viewer',
    at: '/product-detail/brushed-silver-steel-card',
    open: press(/^Enlarge the picture/),
    shown: (page) => page.getByRole('button', { name: 'Close', exact: true }),
    close: press('Close'),
  },
  {
    name: 'a sample order',
    at: '/user-account',
    open: (page) => page.getByRole('link', { name: 'View order #4655' }).click(),
    shown: dialog('Order #4655'),
    close: press('Close'),
  },
  {
    name: 'the map',
    at: '/contact',
    async open(page: Page) {
      await page.route('https://www.google.com/maps?**', (route) => route.fulfill({ body: '' }))
      await press('View on Google map')(page)
    },
    shown: dialog('Our studio in Muscat'),
    close: press('Close the map'),
  },
]

async function expectBackToClose(page: Page, { at, open, shown, close }: Omit<Overlay, 'name'>) {
  await page.goto('/faqs')
  await page.goto(at)
  await untilHydrated(page)
  for (const leave of [() => page.goBack(), () => close(page)]) {
    await open(page)
    await expect(shown(page)).toBeVisible()
    await leave()
    await expect(shown(page)).toBeHidden()
    await expect(page).toHaveURL(at)
  }
  await untilLeft(page)
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
}

for (const { name, ...overlay } of overlays) {
  test(`Back closes ${name}, and leads to the page before once it is closed`, ({ page }) =>
    expectBackToClose(page, overlay))
}

test('Back closes the message to an agent, and leads to the page before once it is closed', async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe('')
  await expectBackToClose(page, {
    at: '/agents',
    open: press(/^Send Message to/),
    shown: dialog(/^Message to/),
    close: press('Cancel'),
  })
})

test('Back from a page that the menu has led to shows the page, without the menu', async ({
  page,
}) => {
  await page.goto('/faqs')
  await page.goto('/shop')
  await untilHydrated(page)
  await press('Open the menu')(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contact/)
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible()
  await untilLeft(page)
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
})

test('Back closes the filters and keeps what was chosen', async ({ page }) => {
  await page.goto('/shop-products/digital-business-cards')
  await untilHydrated(page)
  await press('Filters')(page)
  const boxes = page.getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
  // The address follows the list.
  const count = await boxes.count()
  await expect.poll(() => new URL(page.url()).searchParams.size).toBe(count)
  const chosen = page.url()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(chosen)
  await expect(page.getByRole('button', { name: `Filters (${count})` })).toBeVisible()
})
