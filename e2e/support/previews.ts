import { type Browser, expect, type Page } from '@playwright/test'
import { movePath, publishCopy } from 'tools/shop/release-folder.ts'
import type { ReleaseTool } from 'tools/shop/release-tool.ts'
import { startSite } from 'tools/shop/site-process.ts'

import { untilHydrated } from './shopping.ts'
import { isFromServer, markServerHeadings, title } from './tabs.ts'

interface ClosedSite {
  folder: string
  backend: string
  release: ReleaseTool
  port: number
}

const AGENTS = 'mfe-agents@1.0.0-secret'
const CONTENT = 'mfe-content@1.0.0-secret'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' })

/** Expects the page that says in both languages that there is no such preview. */
async function expectEnded(page: Page, address: string): Promise<void> {
  expect((await page.goto(address))?.status()).toBe(403)
  await expect(page.getByText('This preview has ended')).toBeVisible()
  await expect(page.getByText('انتهت هذه المعاينة')).toBeVisible()
}

/** Opens versions that were never live on a site that is closed to testers: without a preview, in two, and after the end of one. */
export async function expectPreviews(browser: Browser, shop: ClosedSite): Promise<void> {
  const { folder, backend, release, port } = shop
  const site = `http://localhost:${port}`
  const texts = { '"Agents of before"': '"Agents in secret"', '"Agents"': '"Agents in secret"' }
  await publishCopy(folder, 'mfe-agents', '1.0.0-secret', texts)
  await publishCopy(folder, 'mfe-content', '1.0.0-secret')
  await movePath(folder, 'mfe-content', '1.0.0-secret', ['/faqs', '/questions'])
  const makePreview = async (...command: string[]) => {
    const { output } = await release('preview', ...command, '--site', site, '--json')
    return JSON.parse(output) as { url: string; versions: Record<string, string> }
  }
  // A version that is not live is loaded with its first page.
  const budget = { RENDER_BUDGET_MS: '10000' }
  const stop = await startSite(folder, port, backend, 'link', budget)
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  const other = await browser.newContext({ baseURL: site })
  const file = '/mfe-agents/1.0.0-secret/remote.json'
  try {
    await page.goto('/agents?mf=mfe-agents@1.0.0-secret')
    await page.getByRole('button', { name: '0 releases overridden' }).click()
    await expect(page.getByText('mfe-agents: Only testers may run a release')).toBeVisible()
    expect((await context.request.get(file)).status()).toBe(404)
    expect((await context.request.get('/questions')).status()).toBe(404)

    const { url } = await makePreview(AGENTS, '--name', 'pr-12')
    const tester = await other.newPage()
    await markServerHeadings(tester)
    await tester.goto(url)
    await expect(tester).toHaveURL(`${site}/agents`)
    await untilHydrated(tester)
    await expect(title(tester, 'Agents in secret')).toBeVisible()
    expect(await isFromServer(title(tester, 'Agents in secret'))).toBe(true)
    await expect(bar(tester)).toContainText(`Preview pr-12 until`)
    await expect(bar(tester)).toContainText(AGENTS)
    await expect(tester.getByText(`${AGENTS} · preview`)).toBeVisible()
    expect((await other.request.get(file)).status()).toBe(200)

    // The link stays, with a remote more, which has a new path.
    const { output } = await release('preview', 'add', 'pr-12', CONTENT, '--site', site, '--json')
    expect(JSON.parse(output)).toMatchObject({
      versions: { 'mfe-agents': '1.0.0-secret', 'mfe-content': '1.0.0-secret' },
    })
    expect((await tester.goto('/questions'))?.status()).toBe(200)
    await untilHydrated(tester)
    const heading = tester.getByRole('heading', { level: 1 })
    await expect(tester.getByText(`${CONTENT} · preview`)).toBeVisible()
    expect(await isFromServer(heading)).toBe(true)
    expect((await tester.goto('/faqs'))?.status()).toBe(404)
    expect((await context.request.get('/faqs')).status()).toBe(200)

    const second = await makePreview(AGENTS, '--name', 'qa')
    await release('preview', 'end', 'pr-12')
    await expectEnded(tester, '/agents')
    await expectEnded(page, url)
    await page.goto(second.url)
    await expect(title(page, 'Agents in secret')).toBeVisible()

    await bar(page).getByRole('link', { name: 'Live shop' }).click()
    await expect(bar(page)).toBeHidden()
    await expect(
      page.getByRole('heading', { level: 1, name: /^Agents(?! in secret)/ }),
    ).toBeVisible()
    await tester.getByRole('link', { name: 'Go to the live shop' }).click()
    await untilHydrated(tester)
    expect((await tester.goto('/agents'))?.status()).toBe(200)
  } finally {
    await other.close()
    await context.close()
    await stop()
  }
}
