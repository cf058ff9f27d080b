import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { releaseDashboardSchema } from '@shop/contracts/wire/office-releases.ts'
import { isPermitted } from '@shop/server/signed-permission.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { JSDOM } from 'jsdom'
import { folderVersionFiles } from 'release-store/version-files.ts'

import { readCommit, writeCommit } from '../build/commit.ts'
import { ReportsError } from '../canary/read-reports.ts'
import { collectDashboard, type DashboardReaders } from '../dashboard/collect-dashboard.ts'
import { renderDashboard } from '../dashboard/render-dashboard.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { changeLive, publishRemote } from '../testing/release-fixtures.ts'
import { dashboard } from './dashboard.ts'
import { promote } from './promote.ts'

const silent: DashboardReaders = { readFailures: async () => [], readVitals: async () => [] }

/** Writes the dashboard of a shop. @returns the texts of its cells, by front end and column of the first table */
async function openDashboard(readers: DashboardReaders = silent) {
  const shop = await createReleaseContext()
  await shop.store.appendLog('{"not":"a change"}')
  await promote(
    { ...shop.context, getActor: () => 'Maha <maha@example.com>' },
    { versions: [{ name: 'mfe-agents', version: '2.0.0' }], traffic: 10, message: 'A & B' },
  )
  const to = path.join(await createTemporaryFolder(), 'dashboard.html')
  await dashboard(shop.context, { to }, readers)
  const { document } = new JSDOM(await readFile(to, 'utf8')).window
  const [frontEnds] = document.querySelectorAll('table')
  const rows = [...(frontEnds?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.cells].map((cell) => cell.textContent),
  )
  return { document, rows, logged: shop.logged, to }
}

describe('dashboard', () => {
  test('names the versions of every front end, who brought them when, and how many get a canary', async () => {
    const { rows, document, logged, to } = await openDashboard()
    expect(logged.at(-1)).toBe(`Who has what live: ${to}`)
    const agents = rows.findIndex(([name]) => name === 'mfe-agents')
    expect(rows[agents]?.slice(0, 4)).toEqual(['mfe-agents', 'anybody', '1.0.0', 'live'])
    const [version, share, , since] = rows[agents + 1] ?? []
    expect([version, share]).toEqual(['2.0.0', '10 %'])
    expect(since).toContain('Maha <maha@example.com>')
    expect(document.body.textContent).toContain('“A & B”')
  })

  test('says what browsers reported, and what is not known of it', async () => {
    const { rows } = await openDashboard({
      ...silent,
      readVitals: async () => [
        { page: '/agents', version: '1.0.0', vital: 'CLS', bucket: 0, pageLoads: 40 },
      ],
    })
    expect(rows.find(([name]) => name === 'mfe-agents')?.slice(-2)).toEqual(['CLS 0', 'nothing'])

    const problem = 'The failure reports cannot be read: ECONNREFUSED.'
    const unread = await openDashboard({
      ...silent,
      readFailures: async () => {
        throw new ReportsError(problem)
      },
    })
    expect(unread.document.body.textContent).toContain(problem)
    expect(unread.rows.find(([name]) => name === 'mfe-agents')?.slice(-2)).toEqual([
      'not known',
      'not known',
    ])
  })
})

describe('dashboard --office', () => {
  let status = 204
  const requests: { url?: string | undefined; token: string; body: string }[] = []
  const server = createServer((request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    void text(request).then((body) => {
      requests.push({ url: request.url, token, body })
      response.writeHead(status).end()
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const { port } = server.address() as AddressInfo
    process.env.RELEASE_REPORTS_URL = `http://localhost:${port}/api/v1.0/failure-reports`
    process.env.RELEASE_SECRET = 'secret'
  })
  afterAll(() => {
    delete process.env.RELEASE_REPORTS_URL
    delete process.env.RELEASE_SECRET
    server.close()
  })

  test('sends the page to the backend, with a permission for that, and without links that lead out of it', async () => {
    const { context, logged } = await createReleaseContext()
    await dashboard(context, { to: 'not-written.html', office: true }, silent)
    expect(logged.at(-1)).toMatch(/in the office, at \/office\/releases/)
    const [{ url, token, body } = { token: '', body: '{}' }] = requests
    expect(url).toBe('/api/v1.0/release-dashboard')
    expect(await isPermitted({ secret: 'secret' }, token, new Date(), 'dashboard')).toBe(true)
    const { html } = releaseDashboardSchema.parse(JSON.parse(body))
    expect(html).toContain('<h1>Who has what live</h1>')
    expect(html).not.toContain('href=')
  })

  test.each([
    [401, "RELEASE_SECRET is missing, or is not the backend's"],
    [500, 'it responds with 500'],
  ])('says why it was not taken with status %i', async (answer, reason) => {
    status = answer
    const { context } = await createReleaseContext()
    const sent = dashboard(context, { to: '', office: true }, silent)
    await expect(sent).rejects.toThrow(
      /^The office at .*release-dashboard .* did not take the page/,
    )
    await expect(sent).rejects.toThrow(reason)
  })
})

describe('the graphs of the dashboard', () => {
  const use = { '@shop/kernel/cart': ['cart.add', 'useCart'] }
  const extension = { order: 0, height: { narrow: 300, wide: 200 }, files: [] }

  async function openGraphs() {
    const { store, context } = await createReleaseContext()
    const slots = { '/agents': ['agents.below', 'agents.free'] }
    await publishRemote(store, 'mfe-agents', '4.0.0', ['/agents'], { slots })
    await publishRemote(store, 'mfe-catalog', '4.0.0', ['/shop', '/product-detail/:id'], {
      uses: use,
      extensions: [{ ...extension, key: 'bestSellers', slots: ['agents.below', 'gone.slot'] }],
    })
    await changeLive(context, (state) => ({
      ...state,
      'mfe-agents': { version: '4.0.0', previous: [], canaries: [] },
      'mfe-catalog': { version: '4.0.0', previous: [], canaries: [] },
    }))
    const { rows } = await collectDashboard(context, silent)
    const html = renderDashboard(
      { rows, changes: [], named: [], reportsProblem: null },
      new Date('2026-11-28T12:00:00Z'),
    )
    return new JSDOM(html).window.document
  }

  test('show who uses which names of which kernel, and which extension is in which slot of which pages', async () => {
    const document = await openGraphs()
    const titles = [...document.querySelectorAll('svg.broad title')].map((each) => each.textContent)
    expect(titles).toEqual([
      'mfe-catalog uses cart.add, useCart of @shop/kernel/cart',
      'bestSellers of mfe-catalog is in agents.below',
    ])
    const boxes = [...document.querySelectorAll('svg.broad a')].map((box) =>
      [...box.querySelectorAll('text')].map((line) => line.textContent).join(' / '),
    )
    expect(boxes).toContain('mfe-catalog / kernel ^1.0.0')
    expect(boxes).toEqual(
      expect.arrayContaining(['bestSellers / mfe-catalog', 'agents.free / mfe-agents']),
    )
    const names = document
      .querySelector('#module--shop-kernel-cart details')
      ?.querySelectorAll('code')
    expect([...(names ?? [])].map((name) => name.textContent)).toEqual(['cart.add', 'useCart'])
    const row = document.querySelector('#slot-agents-below')
    expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'agents.below',
      'mfe-agents',
      '/agents',
      'mfe-catalog bestSellers',
    ])
    expect(document.body.textContent).toContain('is for gone.slot, which no live page has.')
  })

  test('lead to what the page says of each box', async () => {
    const document = await openGraphs()
    const links = [...document.querySelectorAll('svg a')].map((box) => box.getAttribute('href'))
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !document.querySelector(link ?? ''))).toEqual([])
  })
})

test('a version says which commit it was built from, and whether files differed from it', async () => {
  const root = await createTemporaryFolder({ 'a.txt': 'a' })
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Maha', '-c', 'user.email=maha@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).stdout.trim()
  const folder = await createTemporaryFolder()
  const commitOf = () => readCommit(folderVersionFiles(folder))
  git('init')
  git('add', '.')
  git('commit', '-m', 'First')
  const commit = git('rev-parse', '--short=12', 'HEAD')
  await writeCommit(folder, root)
  expect(await commitOf()).toBe(commit)
  await writeFile(path.join(root, 'a.txt'), 'b')
  await writeCommit(folder, root)
  expect(await commitOf()).toBe(`${commit}-dirty`)
})
