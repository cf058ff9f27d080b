import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { createReleaseFolder } from 'tools/shop/release-folder.ts'
import { copyRepository, type RepositoryCopy } from 'tools/shop/repository-copy.ts'
import { serveReleaseFolder } from 'tools/shop/serve-release-folder.ts'

import { addAnyLibrary, expectAnyLibrary } from './support/any-library.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/shopping.ts'
import { addStyleSheets, expectStyleSheets } from './support/style-sheets.ts'

const PORT = 3396
const STANDALONE_PORTS = { PORT: '3397', BACKEND_PORT: '4397' }
const REMOTE = 'mfe-gift-cards'
const PAGE = '/gift-cards'
const site = `http://localhost:${PORT}`

let copy: RepositoryCopy
let releases: string

// Before the promotion the site does not know the path: its document is a 404, and only the override has the page.
// CORS of the backend allows another site's origin only: the page that is not found gets no best sellers.
test.use({ baseURL: site, expected: [/status of 404|\/best-sellers\?/] })

test.beforeAll(async () => {
  test.setTimeout(900_000)
  copy = await copyRepository()
  releases = await createReleaseFolder()
})

test.afterAll(async () => {
  await copy?.remove()
  if (releases) await rm(releases, { recursive: true, force: true })
})

/** Runs the release tool of the copy on the release folder. */
const release = (...args: string[]) =>
  copy.run('npm', ['run', '--silent', 'release', '--', ...args], { RELEASE_DIR: releases })

/** Makes the one version of every front end live. */
async function promoteAll(): Promise<void> {
  const versions: string[] = []
  for (const name of await readdir(releases)) {
    const [version] = await readdir(path.join(releases, name))
    versions.push(`${name}@${version}`)
  }
  // These have been opened by other tests.
  await release('promote', ...versions, '--no-browser')
}

test('a generated remote changes nothing central, passes every check and goes live', async ({
  page,
  text,
  backend,
  browser,
}) => {
  test.setTimeout(1_800_000)
  const options = ['--extension', 'not-found.below']
  await copy.run('npm', ['run', '--silent', 'new-remote', '--', REMOTE, ...options])

  await test.step('its team may use whatever the libraries export, and style sheets', async () => {
    const folder = path.join(copy.folder, REMOTE)
    await addStyleSheets(folder)
    await addAnyLibrary(folder)
    await copy.run('npx', ['prettier', '--write', REMOTE])
    await copy.run('npm', ['install', '--package-lock-only', '--prefer-offline'])
  })

  await test.step('only its folder and the lock file have changed', async () => {
    const status = await copy.run('git', ['status', '--porcelain'])
    expect(status.trim().split('\n').sort()).toEqual(
      [`?? ${REMOTE}/`, 'M package-lock.json'].sort(),
    )
  })

  await test.step('types, lint, unused code and unit tests pass', async () => {
    await copy.run('npm', ['run', '--silent', 'types'])
    await copy.run('npx', ['eslint', REMOTE])
    await copy.run('npx', ['prettier', '--check', REMOTE])
    await copy.run('npm', ['run', '--silent', 'knip'])
    expect(await copy.run('npx', ['jest', REMOTE])).toMatch(/Tests: +\d+ passed/)
    expect(await copy.run('npm', ['run', '--silent', 'routes'])).toContain(PAGE)
  })

  await promoteAll()
  const published = await release('publish', REMOTE)
  const version = /promote mfe-gift-cards@(\S+)/.exec(published)?.[1] ?? ''
  const stop = await serveReleaseFolder(releases, PORT, backend)
  try {
    const heading = page.getByRole('heading', { level: 1, name: 'Gift cards' })

    await test.step('testers open the published version by an override', async () => {
      await page.goto(`${PAGE}?mf=${REMOTE}@${version}`)
      await expect(page.getByRole('button', { name: '1 release overridden' })).toBeVisible()
      await expect(heading).toBeVisible()
      await page.getByRole('button', { name: '1 release overridden' }).click()
      await page.getByRole('button', { name: 'Reset all' }).click()
      await expect(page.getByRole('heading', { name: text.notFound })).toBeVisible()
      await expect(heading).toBeHidden()
    })

    await release('promote', `${REMOTE}@${version}`)
    await test.step('its page opens in the shop and alone', async () => {
      const response = await page.goto(PAGE)
      expect(response?.status()).toBe(200)
      await untilHydrated(page)
      await expect(heading).toBeVisible()
      await expectAnyLibrary(page)
      await page.goto(`/${REMOTE}/${version}${PAGE}`)
      await expect(heading).toBeVisible()
    })

    await test.step('its style sheets come with its page, which is styled without scripts, too', () =>
      expectStyleSheets(page, browser, site, PAGE, `/${REMOTE}/${version}${PAGE}`))

    await test.step('the checks of every page and its own standalone tests cover it', async () => {
      const playwright = ['playwright', 'test', '-c', 'e2e/playwright.config.ts']
      const checked = await copy.run(
        'npx',
        [...playwright, 'accessibility/pages.spec.ts', '-g', PAGE, '--project', 'phone ar'],
        { E2E_SITE: site, E2E_BACKEND: backend },
      )
      // In one look, and in all.
      expect(checked).toMatch(/2 passed/)
      const standalone = await copy.run(
        'npm',
        ['run', '--silent', 'e2e:standalone', '--', REMOTE],
        { ...STANDALONE_PORTS, RELEASE_DIR: releases },
      )
      expect(standalone).toMatch(/3 passed/)
    })
  } finally {
    await stop()
  }
})
