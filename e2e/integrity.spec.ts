import { rm } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import { copyReleaseFolder, damageFile, readLiveVersion } from 'tools/shop/release-folder.ts'
import { createReleaseTool } from 'tools/shop/release-tool.ts'
import { serveReleaseFolder } from 'tools/shop/serve-release-folder.ts'

import { changeDiscovery, findLiveFolder } from './support/discovery.ts'
import { modify } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/shopping.ts'
import { title } from './support/tabs.ts'

const REFUSED = /Failed to find a valid digest in the 'integrity' attribute for resource '([^']+)'/
const ENTRY = /mfe-agents\/.*\/remoteEntry\./
test.use({ expected: [/./] })

/** Changes files on their way, and collects the paths of those that the browser says it has refused. */
async function tamper(page: Page, files: RegExp): Promise<Set<string>> {
  const refused = new Set<string>()
  page.on('console', (message) => {
    const [, address] = REFUSED.exec(message.text()) ?? []
    if (address !== undefined) refused.add(new URL(address).pathname)
  })
  await page.route(files, (route) =>
    modify(route, (text) => `window.tampered=1;${text}`).catch(() => undefined),
  )
  return refused
}

const wasRun = (page: Page) => page.evaluate(() => 'tampered' in window)

test('a changed entry of a remote is not run: the region says so, the shop works', async ({
  page,
  text,
}) => {
  await changeDiscovery(page, ({ microFrontends }) => {
    for (const entry of microFrontends['mfe-agents'] ?? []) delete entry.fallbackUrl
  })
  const refused = await tamper(page, ENTRY)
  await page.goto('/agents')
  await expect(page.getByRole('main').getByRole('button', { name: text.tryAgain })).toBeVisible()
  expect(await wasRun(page)).toBe(false)
  await expect.poll(() => [...refused]).toEqual([expect.stringMatching(ENTRY)])
  await page.unroute(ENTRY)
  await page.getByRole('main').getByRole('button', { name: text.tryAgain }).click()
  await expect(title(page, 'Agents')).toBeVisible()
})

test('the previous version stands in for one whose entry was changed', async ({ page, text }) => {
  await changeDiscovery(page, ({ microFrontends }) => {
    for (const entry of microFrontends['mfe-agents'] ?? []) {
      entry.fallbackUrl = `${entry.url}?previous`
      entry.extras = { ...entry.extras, fallback: { integrity: entry.metadata.integrity } }
    }
  })
  const refused = await tamper(page, /mfe-agents\/.*\/remoteEntry\.[^?]*$/)
  await page.goto('/agents')
  await untilHydrated(page)
  await expect(title(page, 'Agents')).toBeVisible()
  await expect(page.getByRole('button', { name: text.tryAgain })).toBeHidden()
  expect(await wasRun(page)).toBe(false)
  await expect.poll(() => [...refused]).toEqual([expect.stringMatching(ENTRY)])
})

test('a changed script of the shell is not run: the page says so', async ({ page }) => {
  const refused = await tamper(page, /\/shell\/.*\/main\..*js/)
  await page.goto('/faqs')
  await expect(page.locator('#startup-notice')).toContainText('The shop could not be loaded')
  expect(await wasRun(page)).toBe(false)
  await expect.poll(() => [...refused]).toEqual([expect.stringMatching(/\/shell\/.*\/main\./)])
})

test('a changed script of the page of a remote alone is not run', async ({ page }) => {
  const folder = await findLiveFolder(page.request, 'mfe-agents')
  const refused = await tamper(page, /\/shell\/.*\/standalone\..*js/)
  await page.goto(`${folder}agents`)
  await expect(page.locator('#startup-notice')).not.toBeEmpty()
  expect(await wasRun(page)).toBe(false)
  await expect
    .poll(() => [...refused])
    .toEqual([expect.stringMatching(/\/shell\/.*\/standalone\./)])
})

test('a changed entry of a remote is not run when it is alone: the page says so', async ({
  page,
  text,
}) => {
  const folder = await findLiveFolder(page.request, 'mfe-agents')
  const refused = await tamper(page, ENTRY)
  await page.goto(`${folder}agents`)
  await expect(page.getByRole('button', { name: text.tryAgain })).toBeVisible()
  expect(await wasRun(page)).toBe(false)
  await expect.poll(() => [...refused]).toEqual([expect.stringMatching(ENTRY)])
  await page.unroute(ENTRY)
  await page.getByRole('button', { name: text.tryAgain }).click()
  await expect(title(page, 'Agents')).toBeVisible()
})

test.describe('one byte changed in the served folder', () => {
  const port = 3389
  test.use({ baseURL: `http://localhost:${port}` })

  test('is not served, and named by the release tool, which refuses the version', async ({
    page,
    text,
    backend,
  }) => {
    const folder = await copyReleaseFolder()
    const version = await readLiveVersion(folder, 'mfe-agents')
    const subject = `mfe-agents@${version}`
    const file = await damageFile(folder, 'mfe-agents', version, 'page.agents.')
    const stop = await serveReleaseFolder(folder, port, backend)
    try {
      await page.goto('/agents')
      await expect(
        page.getByRole('main').getByRole('button', { name: text.tryAgain }),
      ).toBeVisible()
      const release = createReleaseTool(folder)
      const damage = `${file} has other bytes than were published`
      expect((await release('status')).output).toContain(`Damaged: ${subject}: ${damage}`)
      await expect(release('promote', subject)).rejects.toThrow(damage)
    } finally {
      await stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
})
