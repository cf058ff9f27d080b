import { setTimeout as delay } from 'node:timers/promises'

import { cookieNames, storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { Touches } from '@shop/contracts/wire/remote-manifest.ts'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'

import { askProbe, createProbe, READY_TIMEOUT_MS, UnresponsiveError, withTimeout } from './probe.ts'
import { createCart, createToken } from './session.ts'
import type { Visitor } from './visits.ts'

export interface Shop {
  origin: string
  /** Origin of the backend. */
  api: string
  /** Keyed by the remote's name. */
  touches: Readonly<Record<string, Touches>>
  /** The folders of the versions that are checked: `/NAME/VERSION/`. */
  folders: readonly string[]
  /** Names of the front ends whose pages the server renders. */
  rendered: ReadonlySet<string>
  /** Path patterns of all its pages. */
  paths: readonly string[]
}

export interface Tab {
  context: BrowserContext
  page: Page
  /** Requests to this machine that have not ended. */
  pending: ReadonlySet<Request>
}

/** A page that asks again and again is never without a request. */
const MAX_QUIET_ROUNDS = 5

/** These stay open, or are nothing that the page waits for. */
const UNAWAITED = new Set(['eventsource', 'websocket', 'ping', 'media'])

const POLL_INTERVAL_MS = 100

const DESKTOP_HEIGHT = 800
const PHONE_HEIGHT = 844

/** Opens a tab of a new visitor, in which the probe runs. */
export async function openTab(
  browser: Browser,
  { origin, api, folders }: Shop,
  { language, isMember, isPhone, width, theme, cartLines }: Visitor,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? PHONE_HEIGHT : DESKTOP_HEIGHT },
    hasTouch: isPhone,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: false,
  })
  context.setDefaultTimeout(timeoutMs)
  await context.addCookies([{ name: cookieNames.lang, value: language, url: origin }])
  const stored = {
    [storageKeys.lang]: language,
    [storageKeys.theme]: theme,
    [storageKeys.cart]: createCart(cartLines),
    ...(isMember && { [storageKeys.token]: createToken() }),
  }
  const fill = `if (location.origin === '${origin}' && !localStorage.getItem('${storageKeys.lang}'))
    for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value)`
  await context.addInitScript({ content: `${fill};\n${createProbe({ origin, folders })}` })
  const page = await context.newPage()
  return { context, page, pending: trackRequests(page, [origin, api]) }
}

function trackRequests(page: Page, origins: readonly string[]): ReadonlySet<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    const isLocal = origins.some((origin) => request.url().startsWith(`${origin}/`))
    if (isLocal && !UNAWAITED.has(request.resourceType())) pending.add(request)
  })
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => pending.delete(request))
  }
  return pending
}

/** Waits until a page has what it has asked for, and shows it. @throws UnresponsiveError when it takes too long */
export async function untilQuiet(
  { page, pending }: Tab,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<void> {
  const endsAt = Date.now() + timeoutMs
  for (let round = 0; round < MAX_QUIET_ROUNDS; round++) {
    const asked = [...pending]
    while (asked.some((request) => pending.has(request))) {
      if (Date.now() > endsAt) throw new UnresponsiveError()
      await delay(POLL_INTERVAL_MS)
    }
    await askProbe(page, 'settle', timeoutMs)
    if (pending.size === 0) return
  }
}

/** Waits until a page can be used, or has left the shop. @throws when it takes too long */
export async function untilReady(
  page: Page,
  { origin }: Shop,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<void> {
  await untilTrue(
    page,
    `location.origin !== '${origin}' ||
      (document.getElementById('root')?.hasChildNodes() && !('earlyClicks' in window))`,
    timeoutMs,
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
      timeoutMs,
    )
    if (isTrue) return
    await delay(POLL_INTERVAL_MS)
  }
  throw new UnresponsiveError()
}
