import { spawnSync } from 'node:child_process'

import { type Browser, chromium, type Page } from '@playwright/test'
import getPort from 'get-port'
import { repositoryRoot } from 'release/workspace.ts'

import { startShop } from '../../shop/shop-process.ts'
import { CHROMIUM_FLAGS, requireBrowser } from '../lighthouse/visit.ts'
import { median } from '../median.ts'
import { READY_MARK } from '../ready-mark.ts'
import { explainTask } from '../trace/explain-task.ts'
import { findPress, readLongestTasks } from '../trace/main-thread.ts'
import { recordTrace } from '../trace/record-trace.ts'
import { buildSourceMaps, createNameFunction } from '../trace/source-names.ts'
import {
  aimPress,
  measurePress,
  observePresses,
  type Press,
  settlePresses,
} from './event-timing.ts'
import { type Interaction, interactions } from './interactions.ts'

const RUNS = 5
const TASKS = 3
const SLOWDOWN = 4
const PRODUCTS = 10_000
const GOAL_MS = 100
const GOAL_RATIO = 1.2

/** Opens a page, waits until it can be used, and lets a slow processor do what is measured. */
async function withPage<Result>(
  browser: Browser,
  site: string,
  { address, width, prepare }: Interaction,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width, height: 823 } })
  try {
    const page = await context.newPage()
    await observePresses(page)
    await page.goto(site + address, { waitUntil: 'networkidle' })
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, READY_MARK)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await prepare?.(page)
    return await act(page)
  } finally {
    await context.close()
  }
}

const measurePresses = (browser: Browser, site: string, interaction: Interaction) =>
  withPage(browser, site, interaction, async (page) => {
    const measured: Press[] = []
    for (const press of interaction.presses) {
      measured.push(await measurePress(page, press))
    }
    return measured
  })

/** The longest tasks from the first press on. */
const recordPress = (browser: Browser, site: string, interaction: Interaction) =>
  withPage(browser, site, interaction, async (page) => {
    const press = await aimPress(page, interaction.presses[0] ?? '')
    const events = await recordTrace(browser, page, async () => {
      // The recording itself begins with a long task.
      await settlePresses(page)
      await press()
      await settlePresses(page)
    })
    return readLongestTasks(events, TASKS, findPress(events))
  })

async function startShopWith(products: number) {
  const [port, backendPort] = [await getPort(), await getPort()]
  const seed = (env: NodeJS.ProcessEnv) =>
    spawnSync('npm', ['run', '--silent', 'seed', '--', '--products', String(products)], {
      cwd: repositoryRoot,
      env,
    })
  return startShop({ port, backendPort, ...(products > 0 ? { seed } : {}) })
}

/** What a press spent its time on, one line. */
function explain({ latency, frame }: Press): string {
  if (!frame) return `${latency} ms`
  const scripts = frame.scripts
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, 4)
    .map(({ source, duration }) => `${Math.round(duration)} ms ${source}`)
  return `${latency} ms: frame ${Math.round(frame.duration)} ms, styles and paint ${Math.round(frame.rendering)} ms; ${scripts.join(', ')}`
}

const latenciesOf = (presses: readonly Press[]) => presses.map(({ latency }) => latency)

/** Prints how long presses take until the next paint, among few products and among 10,000. */
export async function reportInteractions(): Promise<void> {
  const executablePath = requireBrowser()
  console.log(`Starting a shop as it is, and one with ${PRODUCTS} more products in a category…`)
  const shops = [await startShopWith(0), await startShopWith(PRODUCTS)]
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const found = interactions.map(() => shops.map(() => [] as Press[]))
  const tasks: string[] = []
  try {
    for (let run = 0; run < RUNS; run++) {
      for (const [index, interaction] of interactions.entries()) {
        for (const [shop, { site }] of shops.entries()) {
          found[index]?.[shop]?.push(...(await measurePresses(browser, site, interaction)))
        }
      }
    }
    console.log('Recording each once more, and building source maps, which name functions…')
    const nameFunction = createNameFunction(await buildSourceMaps())
    for (const interaction of interactions) {
      for (const [index, { site }] of shops.entries()) {
        const longest = await recordPress(browser, site, interaction)
        tasks.push(`${interaction.name}, ${index === 0 ? 'few products' : 'among 10,000'}:`)
        tasks.push(...longest.map((task) => explainTask(task, nameFunction)))
      }
    }
  } finally {
    await browser.close()
    for (const shop of shops) await shop.stop()
  }
  console.log(
    `Press to next paint (ms), processor ${SLOWDOWN} times slower; goals ${GOAL_MS} ms and a ratio of ${GOAL_RATIO}:`,
  )
  console.table(
    interactions.map(({ name }, index) => {
      const [few = [], many = []] = found[index]?.map(latenciesOf) ?? []
      return {
        interaction: name,
        presses: few.length,
        median: median(few),
        worst: Math.max(...few),
        'median among 10,000': median(many),
        'worst among 10,000': Math.max(...many),
        ratio: (median(many) / median(few)).toFixed(2),
      }
    }),
  )
  for (const [index, { name }] of interactions.entries()) {
    const worst = found[index]?.flat().toSorted((one, other) => other.latency - one.latency)[0]
    if (worst) console.log(`The slowest to ${name}: ${explain(worst)}`)
  }
  console.log('Longest tasks of one press, a little longer for being recorded:')
  for (const line of tasks) console.log(line)
}
