import type { Page } from '@playwright/test'

import { readDiscovery } from './support/discovery.ts'
import { expect, test } from './support/fixtures.ts'
import { expectPassingText, navigateWithin, untilHydrated } from './support/shopping.ts'
import { publicRemotes, smokeTestPage } from './support/site-pages.ts'

/** Each remote brings the icons that it uses; what they have in common is small. */
const ICONS = 'lucide-react'
/** Each remote brings the parts of it that its schemas use. */
const SCHEMAS = 'zod'
/** The shared library that only actions need. */
const DEFERRED = 'react-hot-toast'
/** Bytes of source that are not worth sharing. */
const MAX_REPEATED_BYTES = 1_000

/** What the federation runtime knows of shared modules: by owner, scope, request and version. */
interface Federation {
  __SHARE__: Record<
    string,
    Record<string, Record<string, Record<string, { from: string; loaded?: boolean }>>>
  >
}

/** Shared modules that the page has loaded. */
const readLoaded = (page: Page) =>
  page.evaluate(() => {
    const { __SHARE__: owners } = (window as unknown as { __FEDERATION__: Federation })
      .__FEDERATION__
    const modules = Object.values(owners).flatMap((scopes) => Object.values(scopes))
    return modules.flatMap((requests) =>
      Object.entries(requests).flatMap(([request, versions]) =>
        Object.values(versions)
          .filter((module) => module.loaded)
          .map(({ from }) => ({ request, from })),
      ),
    )
  })

test('no two remotes bring the same library', async ({ request }) => {
  const discovery = await readDiscovery(request)
  const bringers = new Map<string, string[]>()
  for (const { name } of publicRemotes) {
    const [live] = discovery.microFrontends[name] ?? []
    const folder = (live?.url ?? '').replace(/[^/]+$/, '')
    const { libraries } = (await (await request.get(`${folder}remote.json`)).json()) as {
      libraries: Record<string, number>
    }
    expect(Object.keys(libraries), name).toContain(ICONS)
    for (const [library, bytes] of Object.entries(libraries)) {
      if ([ICONS, SCHEMAS].includes(library) || bytes <= MAX_REPEATED_BYTES) continue
      bringers.set(library, [...(bringers.get(library) ?? []), name])
    }
  }
  expect([...bringers].filter(([, names]) => names.length > 1)).toEqual([])
})

test('pages of all remotes use the libraries of the shell', async ({ page }) => {
  for (const { pages } of publicRemotes) {
    const { address, heading } = smokeTestPage(pages)
    if (page.url() === 'about:blank') await page.goto(address)
    else await navigateWithin(page, address)
    await expect(page.getByRole('heading', { name: heading.en, level: 1 })).toBeVisible()
    await untilHydrated(page)
  }
  const loaded = await readLoaded(page)
  const requests = loaded.map(({ request }) => request)
  expect(requests).toEqual(expect.arrayContaining(['react', '@shop/kernel/cart']))
  // Each once; what is not in the shell's first scripts may come from the first remote that asks for it.
  expect(new Set(requests).size).toBe(loaded.length)
  const others = loaded.filter(({ from, request }) => from !== 'shell' && request !== DEFERRED)
  expect(others).toEqual([])
})

test.describe('a library that is out of reach', () => {
  test.use({ expected: [/react-hot-toast|ERR_FAILED/] })

  test('shared libraries that failed to load are loaded again when they are needed', async ({
    page,
    text,
  }) => {
    const libraries = /react-hot-toast/
    await page.route(libraries, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => libraries.test(request.url()))
    await page.goto('/search?q=card')
    await untilHydrated(page)
    const add = page.getByRole('button', { name: text.add }).first()
    await add.click()
    await expect(page.getByRole('banner').getByRole('link', { name: text.cartWith })).toBeVisible()
    await failed
    await page.unroute(libraries)
    await expectPassingText(page, text.duplicate, () => add.click())
  })
})
