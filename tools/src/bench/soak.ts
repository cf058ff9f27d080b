import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

import { type Browser, chromium } from '@playwright/test'
import getPort from 'get-port'
import { promote } from 'release/commands/promote.ts'
import { rollback } from 'release/commands/rollback.ts'
import type { ReleaseContext } from 'release/context.ts'
import { folderStore } from 'release-store/folder-store.ts'
import { findFrontEnds, repositoryRoot } from 'workspace/workspace.ts'

import { CHROMIUM_FLAGS } from '../browser.ts'
import { log } from '../run-command.ts'
import { copyReleaseFolder, publishCopy, readLiveVersion } from '../shop/release-folder.ts'
import { startShop } from '../shop/shop-process.ts'
import { spawnSite } from '../shop/site-process.ts'
import { Ledger } from '../shoppers/ledger.ts'
import { createShoppers, keepShopping } from '../shoppers/shopper.ts'
import { requireBrowser } from './chromium.ts'
import { average, readMegabytes } from './process-memory.ts'
import { findMixedVersions, isRendered, listScripts } from './soak-page.ts'

const FRONT_ENDS = ['mfe-catalog', 'shell'] as const
const COPY = '1.0.0-soak'
const ADDRESSES = ['/', '/shop', '/agents', '/shop-cart', '/search?q=card', '/sale?utm_source=soak']
const MEMBERS = 3
const CHANGES_OF_ROUND = 2 * FRONT_ENDS.length
const LOG_INTERVAL = 5
const PAUSE_MS = 100
const BROWSER_PAUSE_MS = 2_000
/** Memory at the end may exceed that in the middle by so much. */
const MAX_GROWTH = 0.05

interface Counts {
  pages: number
  rendered: number
  scripts: number
  visits: number
  problems: string[]
}

/** Reads pages as a browser asks for them, with all the scripts that they name. */
async function browse(site: string, counts: Counts, isOver: () => boolean): Promise<void> {
  for (let index = 0; !isOver(); index++) {
    const address = ADDRESSES[index % ADDRESSES.length] ?? '/'
    const headers = { cookie: `lang=${index % 2 ? 'ar' : 'en'}` }
    const response = await fetch(site + address, { headers })
    const html = await response.text()
    counts.pages += 1
    if (isRendered(html)) counts.rendered += 1
    if (!response.ok) counts.problems.push(`${address} responded with ${response.status}`)
    const mixed = findMixedVersions(html)
    if (mixed) counts.problems.push(`${address} names ${mixed}`)
    for (const script of listScripts(html)) {
      const { status, body } = await fetch(site + script)
      await body?.cancel()
      counts.scripts += 1
      if (status !== 200) counts.problems.push(`${script} responded with ${status}`)
    }
    await delay(PAUSE_MS)
  }
}

/** Orders and pays in the name of some members. */
async function order(
  backend: string,
  ledger: Ledger,
  problems: string[],
  isOver: () => boolean,
): Promise<void> {
  const shoppers = await createShoppers(backend, MEMBERS, ledger)
  await Promise.all(
    shoppers.map((shopper) =>
      keepShopping(shopper, backend, isOver, (status) =>
        problems.push(`a step of an order responded with ${status}`),
      ),
    ),
  )
}

/** Visits pages in a browser. What React reports of a hydration that fails is a problem. */
async function visit(
  browser: Browser,
  site: string,
  counts: Counts,
  isOver: () => boolean,
): Promise<void> {
  for (let index = 0; !isOver(); index++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const address = ADDRESSES[index % ADDRESSES.length] ?? '/'
    const report = (text: string) => counts.problems.push(`${address} in the browser: ${text}`)
    page.on('pageerror', (error) => report(error.message))
    page.on('console', (message) => message.type() === 'error' && report(message.text()))
    await page.goto(site + address)
    await page.waitForFunction(() => performance.getEntriesByName('page-ready').length > 0)
    counts.visits += 1
    await context.close()
    await delay(BROWSER_PAUSE_MS)
  }
}

/** The commands of the release tool in this process, where no compiler starts for each of them. */
function createContext(folder: string): ReleaseContext {
  return {
    store: folderStore(folder),
    frontEnds: findFrontEnds(repositoryRoot),
    root: repositoryRoot,
    getActor: () => 'soak',
    log: () => {},
  }
}

/**
 * Promotes and rolls back a remote and the shell, again and again, while shoppers browse and order, and prints what they
 * met and how much memory the site takes.
 * @param rounds of two promotions and two rollbacks
 * @returns whether nobody met a problem, and the memory has not grown
 */
export async function reportSoak(rounds: number): Promise<boolean> {
  const executablePath = requireBrowser()
  const [port, shopPort, backendPort] = [await getPort(), await getPort(), await getPort()]
  const [site, backend] = [`http://localhost:${port}`, `http://localhost:${backendPort}`]
  const shop = await startShop({ port: shopPort, backendPort, siteOrigins: [site] })
  const folder = await copyReleaseFolder()
  const release = createContext(folder)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const counts: Counts = { pages: 0, rendered: 0, scripts: 0, visits: 0, problems: [] }
  const ledger = new Ledger()
  const megabytes: number[] = []
  const servedAfterMs: number[] = []
  let server: ChildProcess | undefined
  let isOver = false
  try {
    for (const name of FRONT_ENDS) await publishCopy(folder, name, COPY)
    server = await spawnSite({
      ...process.env,
      RELEASE_DIR: folder,
      PORT: String(port),
      BACKEND_URL: backend,
    })
    const end = () => isOver
    const shoppers = [
      browse(site, counts, end),
      browse(site, counts, end),
      order(backend, ledger, counts.problems, end),
      visit(browser, site, counts, end),
    ]
    const untilServed = async (name: string) => {
      const startedAt = performance.now()
      const live = `/${name}/${await readLiveVersion(folder, name)}/`
      while (!(await (await fetch(`${site}/shop`)).text()).includes(live)) await delay(5)
      servedAfterMs.push(performance.now() - startedAt)
    }
    for (let round = 1; round <= rounds; round++) {
      for (const name of FRONT_ENDS) {
        await promote(release, { versions: [{ name, version: COPY }] })
        await untilServed(name)
      }
      for (const name of FRONT_ENDS.toReversed()) {
        await rollback(release, { name })
        await untilServed(name)
      }
      megabytes.push(readMegabytes(server.pid))
      if (round % LOG_INTERVAL === 0) {
        const { problems, ...figures } = counts
        const state = {
          ...figures,
          orders: ledger.orders.size,
          problems: [...new Set(problems)],
          MB: Math.round(megabytes.at(-1) ?? 0),
        }
        log(`${round * CHANGES_OF_ROUND} changes: ${JSON.stringify(state)}`)
      }
    }
    isOver = true
    await Promise.all(shoppers)
  } finally {
    isOver = true
    server?.kill('SIGTERM')
    await browser.close()
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const { problems, ...figures } = counts
  // A single figure depends on whether threads are being replaced at that moment.
  const fifth = Math.ceil(megabytes.length / 5)
  const middleStart = Math.floor((megabytes.length - fifth) / 2)
  const middle = average(megabytes.slice(middleStart, middleStart + fifth))
  const end = average(megabytes.slice(-fifth))
  console.table({
    changes: rounds * CHANGES_OF_ROUND,
    ...figures,
    orders: ledger.orders.size,
    problems: problems.length,
    'served after the change, longest (ms)': Math.round(Math.max(...servedAfterMs)),
    'memory, middle (MB)': middle,
    'memory, end (MB)': end,
  })
  for (const problem of new Set(problems)) console.log(problem)
  return problems.length === 0 && end <= middle * (1 + MAX_GROWTH)
}
