import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { defaultConfig } from 'lighthouse'

import { CHROMIUM_FLAGS } from '../../browser.ts'
import { median } from '../median.ts'

/** Milliseconds from the navigation. */
export interface ClickFigures {
  /** The button is in view. */
  visible: number
  /** The number beside the cart's icon. */
  effect: number
}

const CLICK_INTERVAL_MS = 100
const TIMEOUT_MS = 60_000
const LABEL = 'Add to Cart'

/** Slows a page down to Lighthouse's phone, here in fact instead of by simulation. */
async function throttle(session: CDPSession): Promise<void> {
  const { throttling } = defaultConfig.settings as { throttling: Record<string, number> }
  const bytesPerSecond = (kilobits = 0) => (kilobits * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling.requestLatencyMs ?? 0,
    downloadThroughput: bytesPerSecond(throttling.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(throttling.uploadThroughputKbps),
  })
  await session.send('Emulation.setCPUThrottlingRate', {
    rate: throttling.cpuSlowdownMultiplier ?? 1,
  })
}

/** Runs in the page before its own scripts: brings the button into view, tells where it is, and watches the cart. */
const observeButton = `{
  const click = { x: 0, y: 0, visible: 0, effect: 0 }
  Object.assign(window, { click })
  let scrolled = false
  const look = () => {
    const button = [...document.querySelectorAll('main button')].find(
      ({ textContent }) => textContent.trim() === ${JSON.stringify(LABEL)},
    )
    if (button && !scrolled) button.scrollIntoView({ block: 'center', behavior: 'instant' })
    else if (button) {
      const { x, y, width, height } = button.getBoundingClientRect()
      Object.assign(click, { x: x + width / 2, y: y + height / 2 })
      click.visible ||= performance.now()
    }
    scrolled ||= button !== undefined
    const badge = document.querySelector('header a[href="${sitePaths.cart}"] > span[aria-hidden]')
    if (badge?.textContent === '1') click.effect = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

type Observed = ClickFigures & { x: number; y: number }

/** The state of the page, which responds late when it is busy. */
const readClick = (page: Page) => page.evaluate<Observed | undefined>('window.click')

/** Opens a product on the slow phone and clicks the button until the cart shows it. */
async function clickOnce(browser: Browser, address: string): Promise<ClickFigures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(observeButton)
    await throttle(await context.newCDPSession(page))
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS })
    const session = await context.newCDPSession(page)
    const deadline = Date.now() + TIMEOUT_MS
    let seen: Observed | undefined
    let reading = false
    while (!seen?.effect) {
      if (Date.now() > deadline) throw new Error(`${address}: clicking ${LABEL} has no effect`)
      if (!reading) {
        reading = true
        // Not awaited: the clicks go on while the page is busy.
        void readClick(page)
          .then((click) => (seen = click))
          .catch(() => undefined)
          .finally(() => (reading = false))
      }
      if (seen?.visible) tap(session, seen)
      await new Promise((resolve) => setTimeout(resolve, CLICK_INTERVAL_MS))
    }
    return { visible: seen.visible, effect: seen.effect }
  } finally {
    await context.close()
  }
}

/** A finger goes down and up. The cart shows what the page does with it. */
function tap(session: CDPSession, { x, y }: Observed): void {
  const ignore = () => undefined
  session
    .send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    .catch(ignore)
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(ignore)
}

/**
 * Measures when a click on _Add to Cart_ has its effect: a finger taps it every 100 ms from the moment that the button
 * is in view. The shops take turns.
 * @returns medians by shop
 * @throws when a click has no effect within a minute
 */
export async function measureClicks(
  executablePath: string,
  shops: readonly { name: string; origin: string }[],
  path: string,
  runs: number,
): Promise<Record<string, ClickFigures>> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const clicks = shops.map(() => [] as ClickFigures[])
  try {
    for (let run = 0; run < runs; run++) {
      for (const [index, { origin }] of shops.entries()) {
        clicks[index]?.push(await clickOnce(browser, origin + path))
      }
    }
  } finally {
    await browser.close()
  }
  const entries = shops.map(({ name }, index) => {
    const each = clicks[index] ?? []
    const visible = median(each.map((click) => click.visible))
    return [name, { visible, effect: median(each.map(({ effect }) => effect)) }] as const
  })
  return Object.fromEntries(entries)
}
