import type { Browser, Page, Route } from '@playwright/test'

import { median } from './median.ts'

/** Milliseconds, medians, from the navigation until something was in the page. */
export interface StartUpFigures {
  /** The top bar, which is the shell's. */
  banner: number
  /** The page's heading, which is the remote's, or what stands in the place of a broken one. */
  heading: number
}

/** A way in which a shop starts: what is changed of it before. */
export interface Setting {
  address: string
  change?: (page: Page) => Promise<unknown>
}

/**
 * Starts the shop `runs` times in each setting, one setting after another, so that what else the machine does
 * weighs on all of them. The first round is not counted.
 */
export async function measureStartUps<Name extends string>(
  browser: Browser,
  settings: Record<Name, Setting>,
  runs: number,
): Promise<Record<Name, StartUpFigures>> {
  const names = Object.keys(settings) as Name[]
  const starts = names.map(() => [] as StartUpFigures[])
  for (let run = 0; run <= runs; run++) {
    for (const [index, name] of names.entries()) {
      const figures = await startUp(browser, settings[name])
      if (run > 0) starts[index]?.push(figures)
    }
  }
  const figures = starts.map((each) => ({
    banner: median(each.map(({ banner }) => banner)),
    heading: median(each.map(({ heading }) => heading)),
  }))
  return Object.fromEntries(names.map((name, index) => [name, figures[index]])) as Record<
    Name,
    StartUpFigures
  >
}

async function startUp(browser: Browser, { address, change }: Setting): Promise<StartUpFigures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await change?.(page)
  await page.goto(address, { waitUntil: 'commit' })
  const seen = await page.waitForFunction(() => {
    const { appeared } = window as unknown as { appeared: Partial<StartUpFigures> }
    return appeared.banner !== undefined && appeared.heading !== undefined ? appeared : null
  })
  const figures = (await seen.jsonValue()) as StartUpFigures
  await context.close()
  return figures
}

/** Runs in the page before anything of it. */
function watch(): void {
  const appeared: Partial<StartUpFigures> = {}
  Object.assign(window, { appeared })
  new MutationObserver(() => {
    if (document.querySelector('#root header')) appeared.banner ??= performance.now()
    if (document.querySelector('#root main :is(h1, [role="alert"])')) {
      appeared.heading ??= performance.now()
    }
  }).observe(document, { childList: true, subtree: true })
}

interface Discovery {
  microFrontends: Record<string, { url: string; extras: { paths: string[] } }[]>
}

/** Adds remotes that do not exist, each with as many paths as a large one has, to the list of live remotes. */
export const addRemotes = (count: number) => (page: Page) =>
  page.route('**/discovery.json', async (route) => {
    const response = await route.fetch()
    const discovery = (await response.json()) as Discovery
    const [pattern] = Object.values(discovery.microFrontends)[0] ?? []
    for (let index = 0; index < count && pattern; index++) {
      const name = `mfe-made-up-${index}`
      const paths = Array.from({ length: 16 }, (_, number) => `/${name}/${number}/:id`)
      discovery.microFrontends[name] = [
        { ...pattern, url: `/${name}/1.0.0/remoteEntry.js`, extras: { ...pattern.extras, paths } },
      ]
    }
    await route.fulfill({ response, json: discovery })
  })

/** Makes every file of a remote fail in the same way. */
export const breakRemote =
  (remote: string, fail: (route: Route) => Promise<void>) => (page: Page) =>
    page.route(`**/${remote}/**`, fail)
