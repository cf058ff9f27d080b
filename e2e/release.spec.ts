import { rm } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from '@playwright/test'
import {
  computeVersionDigests,
  createReleaseFolder,
  publishCopy,
  readLiveVersion,
} from 'tools/shop/release-folder.ts'
import { createReleaseTool, type ReleaseTool } from 'tools/shop/release-tool.ts'
import { type RunningShop, startShop } from 'tools/shop/shop-process.ts'

import { expectAutomaticRollback } from './support/canaries.ts'
import { expect, test } from './support/fixtures.ts'
import {
  expectRolledBackTab,
  pruneUnderOpenTab,
  publishBroken,
  waysToLeave,
} from './support/open-tab.ts'
import { expectPreviews } from './support/previews.ts'
import { expectShellCanary } from './support/shell-canary.ts'
import { addFirstProduct, untilHydrated } from './support/shopping.ts'
import {
  countDocuments,
  follow,
  isFromServer,
  markServerHeadings,
  openContext,
  title,
} from './support/tabs.ts'

const site = 'http://localhost:3395'
const backend = 'http://localhost:4395'

test.use({ baseURL: site })
// The tests share one shop and change its releases in order.
test.describe.configure({ mode: 'default', timeout: 900_000 })

let folder: string
let shop: RunningShop
let release: ReleaseTool

test.beforeAll(async () => {
  test.setTimeout(1_800_000)
  folder = await createReleaseFolder()
  const ports = { port: 3395, backendPort: 4395 }
  shop = await startShop({ ...ports, releaseDir: folder, renderBudgetMs: 5000 })
  release = createReleaseTool(folder, {
    BACKEND_PORT: '4395',
  })
})

test.afterAll(async () => {
  await shop?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

test('a remote is released while a tab with a cart is open, and taken back', async ({
  page,
  context,
  text,
}) => {
  const sources = await readLiveVersion(folder, 'mfe-agents')
  await publishCopy(folder, 'mfe-agents', '1.0.0-before', { '"Agents"': '"Agents of before"' })
  await release('promote', 'mfe-agents@1.0.0-before', '--no-browser')
  await rm(path.join(folder, 'mfe-agents', sources), { recursive: true })

  await addFirstProduct(page, text)
  await follow(page, 'Ambassadors')
  await expect(title(page, 'Agents of before')).toBeVisible()
  const documents = countDocuments(page)
  const digests = await computeVersionDigests(folder)

  const published = await release('publish', 'mfe-agents')
  const version = /promote mfe-agents@(\S+)/.exec(published.output)?.[1] ?? ''
  expect(Object.keys(await computeVersionDigests(folder)).toSorted()).toEqual(
    [...Object.keys(digests), `mfe-agents/${version}`].toSorted(),
  )
  expect(await computeVersionDigests(folder)).toMatchObject(digests)

  await test.step('visitors see nothing of what is only published, testers do', async () => {
    const visitor = await context.newPage()
    await visitor.goto('/agents')
    await untilHydrated(visitor)
    await expect(title(visitor, 'Agents of before')).toBeVisible()
    await visitor.goto(`/agents?mf=mfe-agents@${version}`)
    await expect(title(visitor, 'Agents')).toBeVisible()
    await untilHydrated(visitor)
    // The first rendering of a version may be late.
    const readReloaded = async () => (await (await visitor.reload())?.text()) ?? ''
    await expect.poll(readReloaded).toMatch(/<h1[^>]*>Agents</)
    await visitor.close()
  })

  await release('promote', `mfe-agents@${version}`)
  await test.step('a new tab gets the new version, with the same cart', async () => {
    const fresh = await context.newPage()
    await fresh.goto('/agents')
    await untilHydrated(fresh)
    await expect(title(fresh, 'Agents')).toBeVisible()
    await expect(fresh.getByRole('link', { name: text.cartWith })).toBeVisible()
    await fresh.close()
  })

  await test.step('the open tab goes on with the old one', async () => {
    await follow(page, 'Shop')
    await expect(title(page, 'Shop')).toBeVisible()
    await follow(page, 'Ambassadors')
    await expect(title(page, 'Agents of before')).toBeVisible()
    await expect(page.getByRole('link', { name: text.cartWith })).toBeVisible()
    expect(documents.loaded).toBe(0)
  })

  const rolledBack = await release('rollback', 'mfe-agents')
  console.log(
    `Published in ${seconds(published.durationMs)}, rolled back in ${seconds(rolledBack.durationMs)}`,
  )
  await page.reload()
  await untilHydrated(page)
  await expect(title(page, 'Agents of before')).toBeVisible()
  expect(await computeVersionDigests(folder)).toMatchObject(digests)
})

test.describe('a version whose page throws is left after its rollback, in the same document, by', () => {
  test.use({ expected: [/./] })
  test.beforeAll(() => publishBroken(folder))
  for (const way of waysToLeave) {
    test(way.name, ({ page, text }) => expectRolledBackTab(page, text, release, way))
  }
})

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

test.describe('old files removed under an open tab', () => {
  test.use({ expected: [/status of 404|MIME type|chunk/i] })

  test('are had again without a reload', async ({ page, text }) => {
    const documents = await pruneUnderOpenTab(page, text, folder, release, 'a')
    await follow(page, 'Contact Us')
    await expect(title(page, 'Contact Us')).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('link', { name: text.cartWith })).toBeVisible()
    expect(documents.loaded).toBe(0)
  })

  test('are not asked for without end when the new ones are missing too', async ({
    page,
    text,
  }) => {
    const documents = await pruneUnderOpenTab(page, text, folder, release, 'b')
    await page.route(/\/mfe-content\//, (route) => route.fulfill({ status: 404 }))
    await follow(page, 'Contact Us')
    await expect(page.getByRole('main').getByRole('button', { name: text.tryAgain })).toBeVisible()
    expect(documents.loaded).toBe(1)
  })
})

test.describe('a canary', () => {
  const canaries = [
    { remote: 'mfe-agents', percent: '30', path: '/agents', heading: 'Agents' },
    { remote: 'mfe-catalog', percent: '50', path: '/shop', heading: 'Shop' },
  ]
  /** One for each combination of versions. */
  const visitors = ['0', '2', '5', '7']

  /** Which versions a visitor gets in a new tab, as its pages text. */
  async function headingsIn(tab: Page): Promise<string> {
    const seen: string[] = []
    for (const { path: address, heading } of canaries) {
      await tab.goto(address, { waitUntil: 'commit' })
      const shown = tab.getByRole('heading', { name: new RegExp(`^${heading}\\b`), level: 1 })
      await expect(shown).toBeVisible()
      await untilHydrated(tab)
      seen.push((await shown.textContent()) ?? '')
    }
    return seen.join(', ')
  }

  test.beforeAll(async () => {
    for (const { remote, percent, heading } of canaries) {
      await publishCopy(folder, remote, '1.0.0-canary', {
        [`"${heading}"`]: `"${heading} as a canary"`,
        [`"${heading} of before"`]: `"${heading} as a canary"`,
      })
      await release('promote', `${remote}@1.0.0-canary`, '--traffic', percent, '--no-browser')
    }
  })

  test('gives a visitor one version, and each remote draws for itself', async ({ browser }) => {
    const assignments: string[] = []
    for (const visitor of visitors) {
      const context = await openContext(browser, site, visitor)
      const first = await headingsIn(await context.newPage())
      expect(await headingsIn(await context.newPage()), visitor).toBe(first)
      await context.close()
      assignments.push(first)
    }
    expect(new Set(assignments).size, assignments.join('; ')).toBe(4)
  })

  test('is rendered by the server, with its files only, and hydrated', async ({ browser }) => {
    const context = await openContext(browser, site, '2')
    const readHtml = async () => (await context.request.get('/agents')).text()
    // The site prepares a thread for it.
    await expect.poll(readHtml).toMatch(/<h1[^>]*>Agents as a canary</)
    expect(new Set((await readHtml()).match(/\/mfe-agents\/[^/"]+\//g))).toEqual(
      new Set(['/mfe-agents/1.0.0-canary/']),
    )
    const page = await context.newPage()
    await markServerHeadings(page)
    for (const reload of [() => page.goto('/agents'), () => page.reload()]) {
      await reload()
      await untilHydrated(page)
      expect(await isFromServer(title(page, 'Agents as a canary'))).toBe(true)
    }
    await context.close()
  })

  test('leaves a tab the version that it has begun with', async ({ browser }) => {
    const context = await openContext(browser, site, '0')
    const tab = await context.newPage()
    const before = await headingsIn(tab)
    expect(before).not.toContain('Agents as a canary')
    await release('promote', 'mfe-agents@1.0.0-canary', '--traffic', '99', '--no-browser')
    expect(await headingsIn(tab)).toBe(before)
    expect(await headingsIn(await context.newPage())).toContain('Agents as a canary')
    await context.close()
  })
})

test('a canary in steps whose version fails in browsers rolls back by itself', async ({
  browser,
}) => {
  await release('rollback', 'mfe-agents')
  await expectAutomaticRollback(browser, { folder, site, backend, release })
})

test('two visitors get the two shells of a canary until its rollback', async ({ browser }) => {
  await expectShellCanary(browser, { folder, site, release })
})

test('versions that were never live are shown by the link of a preview, until its end', async ({
  browser,
}) => {
  await expectPreviews(browser, { folder, backend, release, port: 3393 })
})
