import { setTimeout as delay } from 'node:timers/promises'

import { type Browser, type BrowserContext, errors } from 'playwright-core'

import { findViolations } from './axe.ts'
import { describePage } from './describe-page.ts'
import { CHECK_MARK } from './longest-tasks.ts'
import { askProbe, READY_TIMEOUT_MS, UnresponsiveError, withTimeout } from './probe.ts'
import { openTab, type Shop, untilReady } from './tab.ts'
import type { Visit } from './visits.ts'
import { watchPage } from './watch-page.ts'

/** What goes wrong by itself does so until then. */
const IDLE_MS = 5_000

/** After which a page is as its visitors see it. */
const SETTLED_MS = 1_000

/** The addresses of the scripts and styles that were there when the page could be used; none where no mark says when. */
const LOADED_SCRIPTS = `(() => {
  const [ready] = performance.getEntriesByName('page-ready')
  return performance.getEntriesByType('resource')
    .filter(({ name, responseEnd }) => ready && responseEnd < ready.startTime && /\\.(js|css)$/.test(name))
    .map(({ name }) => name)
})()`

/** What was seen of a page. */
export interface OpenedState {
  /** Sentences that say what is wrong. */
  findings: string[]
  texts: string[]
  /** Addresses of scripts and styles that were loaded until the page could be used. */
  loaded: string[]
}

/** Opens a page as a visitor, waits until it can be used, and then for what it does by itself. */
export async function openPage(
  browser: Browser,
  shop: Shop,
  { page: opened, visitor, checksAccessibility }: Visit,
): Promise<OpenedState> {
  const { context, page } = await openTab(browser, shop, visitor)
  const findings = await watchPage(page, shop, opened.remote)
  const state: OpenedState = { findings, texts: [], loaded: [] }
  const isInShop = () => page.url().startsWith(`${shop.origin}/`)
  try {
    await page.goto(shop.origin + opened.url, { waitUntil: 'commit' })
    const address = page.url()
    await untilReady(page, shop)
    state.loaded = await page.evaluate<string[]>(LOADED_SCRIPTS)
    const idle = delay(IDLE_MS)
    await delay(SETTLED_MS)
    if (checksAccessibility && isInShop()) {
      await page.evaluate(`performance.mark('${CHECK_MARK}')`)
      findings.push(...(await findViolations(page)))
    }
    await idle
    // Visitors may have been sent to log in.
    if (isInShop()) {
      const effects = await askProbe(page, 'readEffects')
      const look = await askProbe(page, 'readLook')
      state.texts = look.texts
      const expected = opened.isRedirect ? effects.url : address
      const touches = shop.touches[opened.remote] ?? {}
      findings.push(...describePage({ ...effects, ...look }, touches, visitor, expected))
    }
  } catch (error) {
    findings.push(...describeFailure(error, findings))
  } finally {
    await closeTab(context)
  }
  return { ...state, findings: [...new Set(findings)] }
}

/** Closes a tab. One that does not respond may not close either: the browser ends it. */
export const closeTab = (context: BrowserContext): Promise<unknown> =>
  withTimeout(context.close()).catch(() => undefined)

/**
 * Describes why a page could not be looked at.
 * @param known what is known to be wrong with it
 * @throws the error unless it is the page's
 */
export function describeFailure(error: unknown, known: readonly string[]): string[] {
  if (error instanceof UnresponsiveError || error instanceof errors.TimeoutError) {
    return [
      `It cannot be used after ${READY_TIMEOUT_MS / 1000} s. Start it without what takes so long.`,
    ]
  }
  // What leaves its page, or ends it, cannot be asked.
  if (known.length > 0) return []
  throw error
}
