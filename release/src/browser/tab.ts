import { setTimeout as delay } from 'node:timers/promises'

import type { Touches } from '@shop/contracts/remote-manifest.ts'
import { cookieNames, storageKeys } from '@shop/contracts/storage-keys.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'

import { createProbe, READY_TIMEOUT_MS, UnresponsiveError, withTimeout } from './probe.ts'
import { createToken, INITIAL_CART } from './session.ts'
import type { Visitor } from './visits.ts'

/** The shop that pages are opened in. */
export interface Shop {
  origin: string
  /** Origin of the backend. */
  api: string
  /** What each remote declares, by name. */
  touches: Readonly<Record<string, Touches>>
  /** The folders of the versions that are checked: `/NAME/VERSION/`. */
  folders: readonly string[]
}

const POLL_INTERVAL_MS = 100

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** Opens a tab of a new visitor, in which the probe runs. */
export async function openTab(
  browser: Browser,
  { origin, folders }: Shop,
  { language, isMember, isPhone }: Visitor,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: isPhone ? PHONE : DESKTOP,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: false,
  })
  context.setDefaultTimeout(READY_TIMEOUT_MS)
  await context.addCookies([{ name: cookieNames.lang, value: language, url: origin }])
  const stored = {
    [storageKeys.lang]: language,
    [storageKeys.theme]: 'light',
    [storageKeys.cart]: INITIAL_CART,
    ...(isMember && { [storageKeys.token]: createToken() }),
  }
  const fill = `if (location.origin === '${origin}' && !localStorage.getItem('${storageKeys.lang}'))
    for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value)`
  await context.addInitScript({ content: `${fill};\n${createProbe({ origin, folders })}` })
  return { context, page: await context.newPage() }
}

/** Waits until a page can be used, or has left the shop. @throws when it takes too long */
export async function untilReady(page: Page, { origin }: Shop): Promise<void> {
  await untilTrue(
    page,
    `location.origin !== '${origin}' ||
      (document.getElementById('root')?.hasChildNodes() && !('earlyClicks' in window))`,
  )
}

/**
 * Waits until an expression is true in a page; the page's content security policy stops what would wait there.
 * @throws when it takes too long
 */
export async function untilTrue(
  page: Page,
  expression: string,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<void> {
  const endsAt = Date.now() + timeoutMs
  while (Date.now() < endsAt) {
    const isTrue: unknown = await withTimeout(
      // It fails while the page loads another document.
      page.evaluate(`Boolean(${expression})`).catch(() => false),
    )
    if (isTrue) return
    await delay(POLL_INTERVAL_MS)
  }
  throw new UnresponsiveError()
}
