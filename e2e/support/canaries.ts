import { type Browser, expect, request as playwrightRequest } from '@playwright/test'
import { publishCopy, readLiveVersion } from 'tools/shop/release-folder.ts'
import type { ReleaseTool } from 'tools/shop/release-tool.ts'

import { openContext } from './tabs.ts'

interface Shop {
  folder: string
  site: string
  backend: string
  release: ReleaseTool
}

/** Promotes in steps what throws in browsers only, and lets visitors get it. */
export async function expectAutomaticRollback(
  browser: Browser,
  { folder, site, backend, release }: Shop,
): Promise<void> {
  const live = await readLiveVersion(folder, 'mfe-agents')
  await publishCopy(folder, 'mfe-agents', '1.0.0-broken', {}, ';throw new Error("broken")')
  // The check in a browser would refuse it.
  const steps = '--steps 40,100 --every 10s --min-page-loads 3 --no-browser'.split(' ')
  const canary = release('promote', 'mfe-agents@1.0.0-broken', ...steps).catch(String)

  const api = await playwrightRequest.newContext({ baseURL: site })
  const versions = async () =>
    (await (await api.get('/discovery.json')).text()).match(/"version": "[^"]+"/g)?.join()
  await expect.poll(versions).toContain('1.0.0-broken')
  const use = { remote: 'mfe-agents', version: live, phase: 'use', message: '', page: '/agents' }
  for (let load = 0; load < 30; load++)
    await api.post(`${backend}/api/v1.0/failure-reports`, { data: [use] })
  // This number is among the first 40 %. The version is taken back within ten seconds of the tenth page load.
  const context = await openContext(browser, site, '2')
  const ended = canary.then(() => 'ended')
  const outcomes: string[] = []
  while (outcomes.at(-1) !== 'ended') {
    const page = await context.newPage()
    const thrown = page.waitForEvent('pageerror').then(({ message }) => message, String)
    await page.goto('/agents')
    outcomes.push(await Promise.race([thrown, ended]))
    await page.goto('about:blank')
    await page.close()
  }
  expect(outcomes.length).toBeGreaterThan(3)
  expect(new Set(outcomes)).toEqual(new Set(['broken', 'ended']))
  await context.close()

  expect(await canary).toContain('mfe-agents@1.0.0-broken was rolled back at 40 % of the visitors')
  expect(await versions()).not.toContain('1.0.0-broken')
  const { output } = await release('log', 'mfe-agents', '--last', '1')
  expect(output).toContain('automatic rollback: mfe-agents')
  await api.dispose()
}
