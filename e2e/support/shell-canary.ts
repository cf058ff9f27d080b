import { type Browser, expect, type Page } from '@playwright/test'
import { publishCopy, readLiveVersion } from 'tools/shop/release-folder.ts'
import type { ReleaseTool } from 'tools/shop/release-tool.ts'

import { untilHydrated } from './shopping.ts'
import { isFromServer, markServerHeadings, openContext } from './tabs.ts'

interface Shop {
  folder: string
  site: string
  release: ReleaseTool
}

const CANARY = '1.0.0-shell-canary'
const LIVE_TEXT = 'Home'
const CANARY_TEXT = 'Home as a canary'

/** The numbers of a visitor among the first half, who get the canary, and of another. */
const CANARY_VISITOR = '2'
const OTHER = '7'

/** Versions of the shell whose files the page has asked for, or names. */
const shellsIn = (text: string) => [
  ...new Set([...text.matchAll(/\/shell\/([^/"]+)\//g)].map(([, version]) => version)),
]

/** What a page has sent to where failures are reported. */
function collectReports(page: Page): string[] {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/failure-reports')) reports.push(request.postData() ?? '')
  })
  return reports
}

/** Gives another shell to half of the visitors, and takes it back. */
export async function expectShellCanary(
  browser: Browser,
  { folder, site, release }: Shop,
): Promise<void> {
  const live = await readLiveVersion(folder, 'shell')
  await publishCopy(folder, 'shell', CANARY, { [`"${LIVE_TEXT}"`]: `"${CANARY_TEXT}"` })
  await release('promote', `shell@${CANARY}`, '--traffic', '50', '--no-browser')
  const visitors = [
    { id: CANARY_VISITOR, version: CANARY, text: CANARY_TEXT },
    { id: OTHER, version: live, text: LIVE_TEXT },
  ]
  for (const { id, version, text } of visitors) {
    const context = await openContext(browser, site, id)
    const readHtml = async () => (await context.request.get('/agents')).text()
    // The site notices the release, and prepares a thread for it.
    await expect.poll(readHtml).toContain(`>${text}<`)
    expect(shellsIn(await readHtml())).toEqual([version])

    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const reports = collectReports(page)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await markServerHeadings(page)
    await page.goto('/agents')
    await untilHydrated(page)
    expect(await isFromServer(page.getByRole('heading', { level: 1 }))).toBe(true)
    await expect(page.getByRole('link', { name: text, exact: true })).toBeVisible()
    expect(shellsIn(asked.join('\n'))).toEqual([version])
    const used = `"remote":"shell","version":"${version}","phase":"use"`
    await expect.poll(() => reports[0] ?? '').toContain(used)
    // Reported for the rendering that it hydrates, too.
    expect([reports.join().includes('"first":true'), errors]).toEqual([false, []])
    await context.close()
  }

  await release('rollback', 'shell')
  const context = await openContext(browser, site, CANARY_VISITOR)
  const page = await context.newPage()
  const reports = collectReports(page)
  await page.goto('/agents')
  await untilHydrated(page)
  await expect(page.getByRole('link', { name: LIVE_TEXT, exact: true })).toBeVisible()
  expect(reports.join()).not.toContain('"remote":"shell"')
  await context.close()
}
