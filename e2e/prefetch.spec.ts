import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'

const FROM = '/agents'
const TO = { link: /^FAQ/, remote: '/mfe-content/' }

/** Addresses of the scripts that have arrived, over the network or from the cache, and whether they were sent. */
const readScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, initiatorType, transferSize }) => ({
        name,
        isPrefetch: initiatorType === 'link',
        isSent: transferSize > 0,
      })),
  )

test('a link under the pointer has its code fetched, and pressing it requests no more', async ({
  page,
}) => {
  await page.goto(FROM)
  const names = async () => (await readScripts(page)).map(({ name }) => name).join()
  await expect.poll(names).toContain('/prefetch-pages.')
  const link = page.getByRole('contentinfo').getByRole('link', { name: TO.link })
  const hints = page.locator('link[rel=prefetch]')
  // The watching starts right after its script has arrived.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    await expect(hints).not.toHaveCount(0, { timeout: 500 })
  }).toPass()
  const wanted = await hints.evaluateAll((links) =>
    links.map((each) => (each as HTMLLinkElement).href),
  )
  expect(wanted.join()).toContain(TO.remote)
  const missing = async () => {
    const scripts = (await readScripts(page)).map(({ name }) => name)
    return wanted.filter((href) => !scripts.includes(href))
  }
  await expect.poll(missing).toEqual([])

  await link.click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }),
  ).toBeVisible()
  const sent = (await readScripts(page)).filter(
    ({ name, isPrefetch, isSent }) => name.includes(TO.remote) && isSent && !isPrefetch,
  )
  expect(sent).toEqual([])
})
