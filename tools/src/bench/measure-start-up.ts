import type { Browser, Page, Route } from '@playwright/test'

import { median } from './median.ts'
import { READY_MARK } from './ready-mark.ts'

/** Milliseconds from the navigation; medians. */
export interface StartUpFigures {
  /** The top bar, which is the shell's. */
  banner: number
  /** The heading of the page, which the server has rendered unless it could not. */
  heading: number
  /** The page answers, be it with a message in place of a remote that is broken; or it says that its remote is late. */
  ready: number
}

/** A page to start the shop at, and what to change before. */
export interface Scenario {
  address: string
  prepare?: (page: Page) => Promise<unknown>
}

/**
 * Starts the shop `runs` times in each scenario, alternating between them so that other load on the machine affects
 * all alike. The first round is a warm-up.
 */
export async function measureStartUps<Name extends string>(
  browser: Browser,
  scenarios: Record<Name, Scenario>,
  runs: number,
): Promise<Record<Name, StartUpFigures>> {
  const names = Object.keys(scenarios) as Name[]
  const starts = names.map(() => [] as StartUpFigures[])
  for (let run = 0; run <= runs; run++) {
    for (const [index, name] of names.entries()) {
      const figures = await startUp(browser, scenarios[name])
      if (run > 0) starts[index]?.push(figures)
    }
  }
  const figures = starts.map((each) => ({
    banner: median(each.map(({ banner }) => banner)),
    heading: median(each.map(({ heading }) => heading)),
    ready: median(each.map(({ ready }) => ready)),
  }))
  return Object.fromEntries(names.map((name, index) => [name, figures[index]])) as Record<
    Name,
    StartUpFigures
  >
}

async function startUp(browser: Browser, { address, prepare }: Scenario): Promise<StartUpFigures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await page.addInitScript(observeElements)
  await prepare?.(page)
  await page.goto(address, { waitUntil: 'commit' })
  const seen = await page.waitForFunction((mark) => {
    const { appeared } = window as unknown as { appeared: Partial<StartUpFigures> }
    const ready = performance.getEntriesByName(mark)[0]?.startTime ?? appeared.ready
    const isComplete = appeared.banner !== undefined && appeared.heading !== undefined
    return isComplete && ready !== undefined ? { ...appeared, ready } : null
  }, READY_MARK)
  const figures = (await seen.jsonValue()) as StartUpFigures
  // The page is there before all of its requests are.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return figures
}

/** Runs in the page before its own scripts. */
function observeElements(): void {
  const appeared: Partial<StartUpFigures> = {}
  Object.assign(window, { appeared })
  new MutationObserver(() => {
    if (document.querySelector('#root header')) appeared.banner ??= performance.now()
    if (document.querySelector('#root :is(main :is(h1, [role="alert"]), [role="status"] button)')) {
      appeared.heading ??= performance.now()
    }
    // Taking over waits for as long as the remote hangs.
    if (document.querySelector('#waiting-notice button')) appeared.ready ??= performance.now()
  }).observe(document, { childList: true, subtree: true })
}

interface Discovery {
  microFrontends: Record<string, { url: string; extras: { paths: string[] } }[]>
}

/** Adds remotes that do not exist, with as many paths as a large one, to the discovery file. */
export const addRemotes = (count: number) => (page: Page) =>
  page.route('**/discovery.json', async (route) => {
    const response = await route.fetch()
    const discovery = (await response.json()) as Discovery
    const [template] = Object.values(discovery.microFrontends)[0] ?? []
    for (let index = 0; index < count && template; index++) {
      const name = `mfe-made-up-${index}`
      const paths = Array.from({ length: 16 }, (_, number) => `/${name}/${number}/:id`)
      discovery.microFrontends[name] = [
        {
          ...template,
          url: `/${name}/1.0.0/remoteEntry.js`,
          extras: { ...template.extras, paths },
        },
      ]
    }
    await route.fulfill({ response, json: discovery })
  })

/** Makes all requests for files of a remote fail. */
export const breakRemote =
  (remote: string, fail: (route: Route) => Promise<void>) => (page: Page) =>
    page.route(`**/${remote}/**`, fail)
