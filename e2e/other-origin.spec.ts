import { rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'

import type { Page } from '@playwright/test'
import { copyReleaseFolder, declareOrigins, publishCopy } from 'tools/shop/release-folder.ts'
import { createReleaseTool } from 'tools/shop/release-tool.ts'
import { startSite } from 'tools/shop/site-process.ts'

import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/shopping.ts'
import { title } from './support/tabs.ts'

const site = 'http://localhost:3387'
const cdn = 'http://localhost:3388'

test.use({ baseURL: site })
// The tests share one site.
test.describe.configure({ mode: 'default' })

/** Scripts that the other origin changes, or does not have. */
let fault: { files: RegExp; status: 200 | 404 } | null = null
let folder: string
let server: Server
let stopSite: () => Promise<void>

/** Passes on what the site has, as a CDN does. */
async function answer(url: string): Promise<{ status: number; headers: object; body: string }> {
  const response = await fetch(site + url, { headers: { 'accept-encoding': 'identity' } })
  const text = await response.text()
  const headers = Object.fromEntries(response.headers)
  delete headers['content-length']
  return fault?.files.test(url)
    ? { status: fault.status, headers, body: `window.tampered=1;${text}` }
    : { status: response.status, headers, body: text }
}

test.beforeAll(async ({ backend }) => {
  folder = await copyReleaseFolder()
  server = createServer(({ url = '' }, response) => {
    void answer(url).then(({ status, headers, body }) => {
      response.writeHead(status, { ...headers }).end(body)
    })
  }).listen(3388)
  stopSite = await startSite(folder, 3387, backend, undefined, {
    REMOTES_URL: cdn,
    RENDER_BUDGET_MS: '5000',
  })
})

test.afterAll(async () => {
  await stopSite?.()
  server?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** The addresses of a remote's scripts that a page asks for. */
function collectScripts(page: Page, remote: string): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.includes(`/${remote}/`) && url.endsWith('.js')) scripts.push(url)
  })
  return scripts
}

test('scripts of a remote come from another origin, the entry with its digest, each once', async ({
  page,
}) => {
  fault = null
  const scripts = collectScripts(page, 'mfe-agents')
  await page.goto('/agents')
  await untilHydrated(page)
  await expect(title(page, 'Agents')).toBeVisible()
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((url) => !url.startsWith(`${cdn}/mfe-agents/`))).toEqual([])
  expect(scripts.toSorted()).toEqual([...new Set(scripts)].toSorted())
  const preloaded = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[as=script]')].map(
      ({ href, integrity, crossOrigin }) => ({ href, integrity, crossOrigin }),
    ),
  )
  const links = preloaded.filter(({ href }) => href.includes('/mfe-agents/'))
  expect(links.length).toBeGreaterThan(2)
  for (const { href, integrity, crossOrigin } of links) {
    expect(integrity).toMatch(/remoteEntry/.test(href) ? /^sha384-/ : /^$/)
    expect(crossOrigin).toBe('anonymous')
  }
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/mfe-agents/'))
      .map(({ decodedBodySize }) => decodedBodySize),
  )
  expect(Math.min(...sizes)).toBeGreaterThan(0)
})

test.describe('a remote is loaded from the site', () => {
  test.use({ expected: [/./] })

  for (const [when, files, status] of [
    ['its entry has other bytes there, which are not run', /mfe-agents\/[^/]+\/remoteEntry/, 200],
    ['its routes are missing there', /mfe-agents\/[^/]+\/routes\./, 404],
  ] as const) {
    test(`when ${when}`, async ({ page, text }) => {
      fault = { files, status }
      const scripts = collectScripts(page, 'mfe-agents')
      await page.goto('/agents')
      await untilHydrated(page)
      await expect(title(page, 'Agents')).toBeVisible()
      await expect(page.getByRole('button', { name: text.tryAgain })).toBeHidden()
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
      expect(scripts.filter((url) => files.test(url) && url.startsWith(cdn))).not.toEqual([])
      expect(scripts.filter((url) => files.test(url) && url.startsWith(site))).not.toEqual([])
    })
  }
})

test.describe('a service that a version declares', () => {
  test.use({ expected: [/./] })

  test('is asked while that version is live, if the owners of the shop allow it', async ({
    page,
  }) => {
    fault = null
    const tiles = createServer((_request, response) => {
      response.writeHead(200, { 'access-control-allow-origin': site }).end('tiles')
    }).listen(3389)
    const origin = 'http://localhost:3389'
    const asking = `fetch('${origin}/1').then((response) => response.text(), () => 'closed')`
    const release = createReleaseTool(folder)
    const readPolicies = async () =>
      Promise.all(
        ['/agents', '/'].map(async (address) => {
          const { 'content-security-policy': policy } = (await page.request.get(address)).headers()
          return policy?.includes(origin)
        }),
      )
    try {
      await publishCopy(
        folder,
        'mfe-agents',
        '1.0.0-asks',
        {},
        `;${asking}.then((text) => { document.body.dataset.answer = text })`,
      )
      await declareOrigins(folder, 'mfe-agents', '1.0.0-asks', { connect: [origin] })
      const promoting = ['promote', 'mfe-agents@1.0.0-asks', '--no-browser'] as const
      expect(await release(...promoting).catch(String)).toContain(
        `{"origins":{"mfe-agents":["${origin}"]}} in release-owners.json`,
      )
      await page.goto('/agents')
      await untilHydrated(page)
      expect(await page.evaluate<string>(asking)).toBe('closed')
      expect(await readPolicies()).toEqual([false, false])

      const owners = JSON.stringify({ origins: { 'mfe-agents': [origin] } })
      await writeFile(path.join(folder, '.live/release-owners.json'), owners)
      await release(...promoting)
      await expect.poll(readPolicies).toEqual([true, true])
      await page.goto('/agents')
      await expect(page.locator('body')).toHaveAttribute('data-answer', 'tiles')

      await release('rollback', 'mfe-agents')
      await expect.poll(readPolicies).toEqual([false, false])
      await page.goto('/agents')
      await untilHydrated(page)
      expect(await page.evaluate<string>(asking)).toBe('closed')
    } finally {
      tiles.close()
    }
  })
})
