import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { type Browser, expect, type Page, test } from '@playwright/test'
import type { OutsideRepository } from 'tools/new-remote/outside-repository.ts'
import type { ProductionShop } from 'tools/production/production-shop.ts'
import { publishCopy } from 'tools/shop/release-folder.ts'

import { developed } from './developed-in-shop.ts'
import { untilHydrated } from './shopping.ts'
import { title } from './tabs.ts'

const { remote, heading, origin } = developed
const OTHER = 'mfe-agents@1.0.0-preview'

/** Opens a page of the live shop that nobody has asked for before, in either language: the proxy keeps what it has for half a minute. */
async function readLive({ send, site }: ProductionShop, address: string, lang = 'en') {
  const response = await send(site + address, { headers: { cookie: `lang=${lang}` } })
  return { status: response.status, policy: response.headers.get('content-security-policy') }
}

/**
 * Shows the sources of a repository to a colleague by one link, beside a version of another team, until the preview ends. The live shop
 * has nothing of it.
 * @returns the version that the sources were published as
 */
export async function expectPreviewOfTwo(
  browser: Browser,
  shop: ProductionShop,
  repository: OutsideRepository,
): Promise<string> {
  const preview = async (...command: string[]) => {
    const options = ['--site', shop.site, '--json']
    const output = await repository.release('preview', ...command, ...options)
    return JSON.parse(output) as { url: string; versions: Record<string, string> }
  }
  const context = await browser.newContext({ baseURL: shop.site, ignoreHTTPSErrors: true })
  await context.addCookies([{ name: 'lang', value: 'en', url: shop.site }])
  const colleague = await context.newPage()
  const readPolicy = async (url: string) => {
    const response = await colleague.goto(url)
    expect(response?.status()).toBe(200)
    await untilHydrated(colleague)
    return response?.headers()['content-security-policy']
  }
  try {
    const webpack = ['node_modules/webpack/bin/webpack.js', '--node-env', 'production']
    await repository.run('node', webpack)
    const first = await preview(remote, '--from', 'dist', '--name', 'pr-12')
    await test.step('the link shows the page that is nowhere live', async () => {
      expect(await readPolicy(first.url)).toContain(origin)
      await expect(title(colleague, heading)).toBeVisible()
      await expectBar(colleague, `${remote}@1.0.0-`)
      expect(await readLive(shop, developed.path)).toMatchObject({ status: 404 })
    })
    await test.step('under the same link, a version of another team', async () => {
      await publishCopy(shop.releaseDir, 'mfe-agents', '1.0.0-preview', {
        '"Agents"': '"Agents, previewed"',
      })
      const { versions } = await preview('add', 'pr-12', OTHER)
      expect(Object.keys(versions)).toEqual([remote, 'mfe-agents'])
      expect(await readPolicy('/agents')).toContain(origin)
      await expect(title(colleague, 'Agents, previewed')).toBeVisible()
      await expectBar(colleague, OTHER)
      await colleague.goto(developed.path)
      await expect(title(colleague, heading)).toBeVisible()
      expect((await readLive(shop, '/aboutus')).policy).not.toContain(origin)
    })
    await test.step('after its end, a page says so and leads to the live shop', async () => {
      await repository.release('preview', 'end', 'pr-12')
      expect((await colleague.goto(developed.path))?.status()).toBe(403)
      await expect(colleague.getByText('This preview has ended')).toBeVisible()
      await expect(colleague.getByText('انتهت هذه المعاينة')).toBeVisible()
      await colleague.getByRole('link', { name: 'Go to the live shop' }).click()
      await untilHydrated(colleague)
      expect(await readPolicy('/agents')).not.toContain(origin)
      await expect(title(colleague, 'Agents')).toBeVisible()
    })
    return first.versions[remote] ?? ''
  } finally {
    await context.close()
  }
}

const expectBar = (page: Page, version: string) =>
  expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(version)

/** Makes a version live, once the shop's owners allow its origin, and takes it out again. */
export async function expectOriginWhileLive(
  shop: ProductionShop,
  { release }: OutsideRepository,
  version: string,
): Promise<void> {
  const promote = () => release('promote', `${remote}@${version}`, '--no-browser')
  const allowed = JSON.stringify({ origins: { [remote]: [origin] } })
  await expect(promote()).rejects.toThrow('release-owners.json')
  await writeFile(path.join(shop.releaseDir, '.live', 'release-owners.json'), allowed)
  await promote()
  const live = await readLive(shop, developed.path)
  expect(live.status).toBe(200)
  expect(live.policy).toContain(origin)
  expect((await readLive(shop, '/terms')).policy).toContain(origin)
  await release('remove', remote)
  expect(await readLive(shop, developed.path, 'ar')).toMatchObject({ status: 404 })
  expect((await readLive(shop, '/privacy')).policy).not.toContain(origin)
}
