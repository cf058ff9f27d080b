import { readDiscovery } from './support/discovery.ts'
import { expect } from './support/fixtures.ts'
import { expectPassingText, untilHydrated } from './support/shopping.ts'
import { test } from './support/stalling.ts'
import { texts } from './support/texts.ts'

test.use({ expected: [/./] })

const parts: [name: string, address: string, part: RegExp, heading: string][] = [
  ['the entry of a remote', '/faqs', /mfe-content\/.*remoteEntry/, 'Frequently asked questions'],
  ['the code of a page', '/faqs', /mfe-content\/.*page\./, 'Frequently asked questions'],
  // webpack numbers chunks that pages have in common.
  ['a chunk that pages share', '/contact', /mfe-content\/[^/]+\/\d+\.\w+\.js/, 'Contact Us'],
  ['the texts of a page', '/faqs', /mfe-content\/.*messages\./, 'Frequently asked questions'],
  ['discovery.json', '/faqs', /discovery\.json/, 'Frequently asked questions'],
  ['config.json', '/faqs', /config\.json/, 'Frequently asked questions'],
]

test(
  'whatever hangs, the page says so, and Try again heals it without a reload',
  { tag: '@smoke' },
  async ({ text, openAnother }) => {
    const expectToHeal = async ([, address, part, heading]: (typeof parts)[number]) => {
      const { page, stalling } = await openAnother()
      const heal = stalling.stall(part)
      await page.goto(address, { waitUntil: 'commit' })
      const retry = page.getByRole('button', { name: text.tryAgain })
      await expect(retry).toBeVisible()
      await retry.click()
      await expect(page.getByText('We have asked again')).toBeVisible()
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      const countRequests = () => stalling.stalled.length
      await expect.poll(countRequests, 'a retry is a request').toBeGreaterThan(1)
      heal()
      await retry.click()
      await expect(retry).toBeHidden()
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    }
    // Side by side: each takes the seconds after which a page says so.
    await Promise.all(parts.map((part) => test.step(part[0], () => expectToHeal(part))))
  },
)

test('the data of a page hangs: the page says so, and Try again heals it without a reload', async ({
  page,
  text,
  stalling,
}) => {
  const heal = stalling.stall(/categories\/all-category/)
  await page.goto('/faqs')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: text.shop }).click()
  const retry = page.getByRole('button', { name: text.tryAgain })
  await expect(retry).toBeVisible()
  heal()
  await retry.click()
  await expect(retry).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: text.firstCategory })).toBeVisible()
})

test('the code of a page arrives late and appears by itself', async ({ page, text, stalling }) => {
  await page.goto('/')
  await untilHydrated(page)
  const release = stalling.hold(/mfe-content\/.*page\./)
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: text.tryAgain })).toBeVisible()
  release()
  await expect(
    page.getByRole('heading', { name: 'Frequently asked questions', level: 1 }),
  ).toBeVisible()
  await expect(main.getByRole('button', { name: text.tryAgain })).toBeHidden()
})

test('the Arabic texts of the shell hang: the page says so in Arabic, and Try again heals it', async ({
  page,
  stalling,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'ar'))
  const heal = stalling.stall(/\/shell\/.*\/messages\.ar/)
  await page.goto('/faqs', { waitUntil: 'commit' })
  const retry = page.getByRole('button', { name: texts.ar.tryAgain })
  await expect(retry).toBeVisible()
  heal()
  await retry.click()
  await expect(page.getByRole('banner').getByRole('link', { name: texts.ar.shop })).toBeVisible()
})

test('the manifest of a release to try hangs: the page says so, and Try again heals it', async ({
  page,
  text,
  request,
  stalling,
}) => {
  const discovery = await readDiscovery(request)
  const version = discovery.microFrontends['mfe-content']?.[0]?.metadata.version
  const heal = stalling.stall(/remote\.json/)
  await page.goto(`/faqs?mf=mfe-content@${version}`, { waitUntil: 'commit' })
  const retry = page.getByRole('button', { name: text.tryAgain })
  await expect(retry).toBeVisible()
  heal()
  await retry.click()
  await expect(
    page.getByRole('heading', { name: 'Frequently asked questions', level: 1 }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: '1 release overridden' })).toBeVisible()
})

test('the code of toasts hangs: the shop works, and the page asks again for it by itself', async ({
  page,
  text,
  stalling,
}) => {
  // The second request has an address of its own.
  stalling.stall(/\/shell\/[^?]*toaster[^?]*$/)
  const askedAgain = page.waitForResponse(/toaster.*retry/)
  await page.goto('/search?q=card', { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: text.add }).first()
  await add.click()
  await expect(page.getByRole('banner').getByRole('link', { name: text.cartWith })).toBeVisible()
  await askedAgain
  await expectPassingText(page, text.duplicate, () => add.click())
})

test('the code of a box hangs: its place stays, and the page around it works', async ({
  page,
  stalling,
}) => {
  stalling.stall(/extension\.bestSellers\./)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible()
  await page.locator('[data-box]').scrollIntoViewIfNeeded()
  await expect.poll(() => stalling.stalled.length).toBeGreaterThan(0)
  await expect(page.getByRole('region', { name: 'Best sellers' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
