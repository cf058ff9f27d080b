import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Page } from '@playwright/test'
import {
  createOutsideRepository,
  type OutsideRepository,
} from 'tools/new-remote/outside-repository.ts'
import {
  renderRemote,
  templates,
  toRemoteNames,
  writeFiles,
} from 'tools/new-remote/remote-template.ts'
import { copyReleaseFolder } from 'tools/shop/release-folder.ts'
import { serveReleaseFolder } from 'tools/shop/serve-release-folder.ts'

import { expect, test } from './support/fixtures.ts'

const PORT = 3398
const REMOTE = 'mfe-loyalty'
const PAGE = '/loyalty'
const site = `http://localhost:${PORT}`
const texts = {
  en: { heading: 'Loyalty', intro: 'This page is ready for its first words.' },
  ar: { heading: 'صفحة جديدة', intro: 'هذه الصفحة جاهزة لأولى كلماتها.' },
}
/** `npm run e2e:outside`: the libraries are installed too, and everything runs that its team would run. */
const isWhole = process.env.E2E_OUTSIDE === 'whole'
/** Libraries take long to install on a slow line or machine. */
const TIMEOUT_MS = isWhole ? 3_600_000 : 1_800_000

let repository: OutsideRepository
let store: string
let stop: () => Promise<void>

// They share a repository and a port.
test.describe.configure({ mode: 'default' })
// CORS of the backend may allow another site's origin only: the page that is not found gets no best sellers then.
test.use({ baseURL: site, expected: [/status of 404|\/best-sellers\?/] })

test.beforeAll(async ({ backend }) => {
  test.setTimeout(TIMEOUT_MS)
  store = await copyReleaseFolder()
  repository = await createOutsideRepository(REMOTE, { install: isWhole, store })
  stop = await serveReleaseFolder(store, PORT, backend)
})

test.afterAll(async () => {
  await stop?.()
  await repository?.remove()
  if (store) await rm(store, { recursive: true, force: true })
})

const gitStatus = () => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })

/** Opens the page in both languages, in the shop or alone. */
async function expectPage(page: Page, address: string, en = texts.en): Promise<void> {
  for (const [lang, { heading, intro }] of Object.entries({ ...texts, en })) {
    await page.context().addCookies([{ name: 'lang', value: lang, url: site }])
    await page.goto(address)
    await page.evaluate((value) => localStorage.setItem('lang', value), lang)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(intro)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
  }
}

/** Publishes what is built. @returns the version */
async function publishBuild(remote = REMOTE, from = 'dist'): Promise<string> {
  const published = await repository.release('publish', remote, '--from', from)
  return /promote mfe-\w+@(\S+)/.exec(published)?.[1] ?? ''
}

test('a remote of another repository goes live, back, and out of the shop', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS)
  const before = gitStatus()
  const { run, release } = repository

  if (isWhole) {
    await test.step('its own checks pass', async () => {
      expect(await run('npm', ['test'])).toMatch(/Tests: +\d+ passed/)
      const ports = { SITE: 'http://localhost:3399', BACKEND: 'http://localhost:4399' }
      expect(await run('npm', ['run', 'e2e'], ports)).toMatch(/3 passed/)
      const published = await run('npm', ['run', 'release', '--', 'publish', REMOTE])
      expect(published).toContain(`To make it live: promote ${REMOTE}@1.0.0-`)
    })
    await test.step('its release tool runs from an empty folder', async () => {
      const empty = await mkdtemp(path.join(tmpdir(), 'empty-'))
      const packages = path.join(repository.folder, 'packages')
      const [tarball = ''] = (await readdir(packages)).filter((file) => /^shop-release-/.test(file))
      const tool = path.join(packages, tarball)
      const options = { cwd: empty, encoding: 'utf8' as const }
      const args = ['--yes', '--package', tool, 'release', '--store', store, 'status']
      expect(execFileSync('npx', args, options)).toContain(REMOTE)
      await rm(empty, { recursive: true })
    })
  }

  await run('node', ['node_modules/webpack/bin/webpack.js', '--node-env', 'production'])
  const checked: unknown = JSON.parse(await release('check', '--from', 'dist', '--json'))
  expect(checked).toMatchObject({ name: REMOTE, compatible: true, problems: [] })
  const first = await publishBuild()
  // `check` has opened its page in a browser.
  await release('promote', `${REMOTE}@${first}`, '--no-browser')
  await test.step('its page opens in the shop and alone, in both languages', async () => {
    await expectPage(page, PAGE)
    await expectPage(page, `/${REMOTE}/${first}${PAGE}`)
  })

  if (isWhole) {
    await test.step('a second version goes live and is rolled back', async () => {
      await repository.replaceInBuild(texts.en.intro, 'These are its second words.')
      await release('promote', `${REMOTE}@${await publishBuild()}`, '--no-browser')
      await page.context().addCookies([{ name: 'lang', value: 'en', url: site }])
      await page.evaluate(() => localStorage.setItem('lang', 'en'))
      await page.goto(PAGE)
      await expect(page.getByText('These are its second words.')).toBeVisible()
      await release('rollback', REMOTE)
      await page.goto(PAGE)
      await expect(page.getByText(texts.en.intro)).toBeVisible()
    })
  }

  await test.step('removed, it leaves the shop as it was, and this repository too', async () => {
    await release('remove', REMOTE)
    expect((await page.goto(PAGE))?.status()).toBe(404)
    expect(gitStatus()).toBe(before)
  })
})

/** Build tools that are no dependencies of this repository, or of those that it generates. */
const OTHER_TOOLS = {
  vite: ['vite@8.4.0', '@module-federation/vite@1.23.8'],
  rspack: ['@rspack/core@2.3.3'],
}

for (const [tool, packages] of Object.entries(OTHER_TOOLS)) {
  test(`a remote that ${tool} has built goes live`, async ({ page }) => {
    test.skip(!isWhole, 'The tool would have to be installed.')
    test.setTimeout(TIMEOUT_MS)
    const { folder, run, release } = repository
    const names = toRemoteNames(`mfe-${tool}`)
    await writeFiles(path.join(folder, tool), await renderRemote(names, templates.otherTools))
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...packages])
    await run('node', [`${tool}/${tool}.js`])
    const from = `${tool}/dist`
    const checked: unknown = JSON.parse(await release('check', '--from', from, '--json'))
    expect(checked).toMatchObject({ name: names.remote, compatible: true, problems: [] })
    const version = await publishBuild(names.remote, from)
    await release('promote', `${names.remote}@${version}`, '--no-browser')
    await expectPage(page, names.path, { ...texts.en, heading: names.title })
  })
}
