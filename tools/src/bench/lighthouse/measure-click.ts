import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { sitePaths } from '@shop/contracts/browser/site-paths.ts'

import { CHROMIUM_FLAGS } from '../../browser.ts'
import { median } from '../median.ts'
import { slowPhone } from './slow-phone.ts'

/** Milliseconds from the navigation. */
export interface ClickFigures {
  /** The button is in view. */
  visible: number
  /** The number beside the cart's icon, be it on the page of the cart. */
  effect: number
}

const LOOK_INTERVAL_MS = 50
const TIMEOUT_MS = 60_000
const LABEL = 'Add to Cart'

/** Slows a page down to Lighthouse's phone, here in fact instead of by simulation. */
async function throttle(session: CDPSession, slowdown: number): Promise<void> {
  const throttling = slowPhone(slowdown)
  const bytesPerSecond = (kilobits: number) => (kilobits * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling.requestLatencyMs,
    downloadThroughput: bytesPerSecond(throttling.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(throttling.uploadThroughputKbps),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Runs in each page before its own scripts: brings the button into view, tells where it is, and watches the cart. */
const observeButton = `{
  const click = { x: 0, y: 0, visible: 0, effect: 0 }
  Object.assign(window, { click })
  const now = () => performance.timeOrigin + performance.now()
  let scrolled = false
  const look = () => {
    const button = [...document.querySelectorAll('main button')].find(
      ({ textContent }) => textContent.trim() === ${JSON.stringify(LABEL)},
    )
    if (button && !scrolled) button.scrollIntoView({ block: 'center', behavior: 'instant' })
    else if (button) {
      const { x, y, width, height } = button.getBoundingClientRect()
      Object.assign(click, { x: x + width / 2, y: y + height / 2 })
      click.visible ||= now()
    }
    scrolled ||= button !== undefined
    const badge = document.querySelector('header a[href="${sitePaths.cart}"] > span[aria-hidden]')
    if (badge?.textContent === '1') click.effect = now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

type Observed = ClickFigures & { x: number; y: number }

/** Waits for what the page observes, which responds late when it is busy, and not at all while another one comes. */
async function untilObserved(page: Page, figure: keyof ClickFigures): Promise<Observed> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    const seen = await page.evaluate<Observed | undefined>('window.click').catch(() => undefined)
    if (seen?.[figure]) return seen
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS))
  }
  throw new Error(`${page.url()}: ${LABEL} has no ${figure}`)
}

/** Opens a product on the slow phone and taps the button once, as soon as it is in view, until the cart shows it. */
async function clickOnce(
  browser: Browser,
  address: string,
  slowdown: number,
): Promise<ClickFigures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(observeButton)
    await throttle(session, slowdown)
    const start = Date.now()
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS })
    const { x, y, visible } = await untilObserved(page, 'visible')
    // The page answers when it has time: until then, it is watched.
    const tap = Promise.all([
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]).catch(() => undefined)
    const { effect } = await untilObserved(page, 'effect')
    await tap
    return { visible: visible - start, effect: effect - start }
  } finally {
    await context.close()
  }
}

/**
 * Measures when a tap on _Add to Cart_ has its effect, made as soon as the button is in view: before the page can be used,
 * its form leads to the cart. The shops take turns.
 * @returns medians by shop
 * @throws when a tap has no effect within a minute
 */
export async function measureClicks(
  executablePath: string,
  shops: readonly { name: string; origin: string }[],
  path: string,
  { runs, slowdown }: { runs: number; slowdown: number },
): Promise<Record<string, ClickFigures>> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const clicks = shops.map(() => [] as ClickFigures[])
  try {
    for (let run = 0; run < runs; run++) {
      for (const [index, { origin }] of shops.entries()) {
        clicks[index]?.push(await clickOnce(browser, origin + path, slowdown))
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
