import { type Browser, type BrowserContext, errors, type Page } from 'playwright-core'

import { findViolations } from './axe.ts'
import { describeConduct, describeRoot } from './describe-conduct.ts'
import { describePage } from './describe-page.ts'
import { CHECK_MARK } from './longest-tasks.ts'
import { type Measures, toMeasures } from './measures.ts'
import { NotSeenError, type Outcome } from './outcome.ts'
import { askProbe, passTime, READY_TIMEOUT_MS, UnresponsiveError, withTimeout } from './probe.ts'
import { openTab, type Shop, type Tab, untilQuiet, untilReady, untilTrue } from './tab.ts'
import type { OpenedExtension, Visit, Visitor } from './visits.ts'
import { watchPage } from './watch-page.ts'

/** A fault that happens by itself does so until then. */
const IDLE_MS = 5_000

/** Afterwards a page is as its visitors see it. */
const SETTLED_MS = 1_000

/** The addresses of the scripts and styles that were there when the page could be used; null where no mark says when. */
const LOADED_SCRIPTS = `(() => {
  const [ready] = performance.getEntriesByName('page-ready')
  return ready ? performance.getEntriesByType('resource')
    .filter(({ name, responseEnd }) => responseEnd < ready.startTime && /\\.(js|css)$/.test(name))
    .map(({ name }) => name) : null
})()`

/** Whether the server has rendered the page, not only the shell around its place. */
const IS_RENDERED = `'renderedUrl' in document.documentElement.dataset && !('layout' in document.documentElement.dataset)`

export interface SeenPage {
  texts: string[]
  /** Addresses in the shop that it links to. */
  links: string[]
  /** Without its longest task, which the trace says. */
  measures: Measures
  /** Addresses of scripts and styles that were loaded until the page could be used. */
  loaded: string[]
  /** The address of its document. */
  address: string
  /** Whether the slot is on it that it is opened for; undefined for the page itself. */
  isMet: boolean | undefined
}

/** Of the place that a page keeps for an extension. */
const PLACE = 'data-box'

/** An extension is loaded once the page has nothing else to do, and asks for its data then. */
const EXTENSION_MS = 10_000

const SHOWS_NOTHING =
  'It shows nothing in the place that is kept for it. Show something there to everybody to whom its "condition" lets it be shown.'

const toSelector = ({ slot, remote, key }: OpenedExtension) =>
  `[${PLACE}="${slot} ${remote}/${key}"]`

/** Whether an extension shows words or a picture. */
const isFilled = (extension: OpenedExtension) =>
  `[...document.querySelectorAll(${JSON.stringify(toSelector(extension))})].some((place) =>
    place.innerText.trim() || place.querySelector('img, svg, video, canvas, input'))`

/**
 * Scrolls to the extensions on a page, which are loaded when their places are near, and waits for what they ask for.
 * @returns whether the place of the one that the page is opened for is there; undefined for the page itself
 */
async function showExtensions(
  tab: Tab,
  extension: OpenedExtension | undefined,
  timeoutMs: number,
): Promise<boolean | undefined> {
  const { page } = tab
  const places = await page.locator(`[${PLACE}]:visible`).all()
  for (const place of places) await place.scrollIntoViewIfNeeded({ timeout: timeoutMs })
  const isMet = extension && (await page.locator(`${toSelector(extension)}:visible`).count()) > 0
  // One that stays empty is a finding, later.
  if (isMet) await untilTrue(page, isFilled(extension), EXTENSION_MS).catch(() => undefined)
  if (places.length > 0) await untilQuiet(tab, timeoutMs)
  return isMet
}

const MEMBER_SENT_AWAY = 'It sends members to log in. Show it to them.'

/** Opens a page as a visitor, waits until it can be used, and then for what it does by itself. A member takes the place of a visitor who is sent to log in. */
export async function openPage(
  browser: Browser,
  shop: Shop,
  visit: Visit,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<Outcome<SeenPage>> {
  const { outcome, isSentToLogin } = await openAs(visit.visitor, browser, shop, visit, timeoutMs)
  if (!isSentToLogin || visit.visitor.isMember) return outcome
  const member = { ...visit.visitor, isMember: true }
  const second = await openAs(member, browser, shop, visit, timeoutMs)
  const findings = [...new Set([...outcome.findings, ...second.outcome.findings])]
  return { ...second.outcome, findings }
}

async function openAs(
  visitor: Visitor,
  browser: Browser,
  shop: Shop,
  { page: opened, checksAccessibility }: Visit,
  timeoutMs: number,
): Promise<{ outcome: Outcome<SeenPage>; isSentToLogin: boolean }> {
  let context: BrowserContext | undefined
  let page: Page | undefined
  let findings: string[] = []
  try {
    const tab = await withTimeout(openTab(browser, shop, visitor, timeoutMs), timeoutMs)
    ;({ context, page } = tab)
    findings = await watchPage(page, shop, opened.remote)
    const response = await page.goto(shop.origin + opened.url, {
      waitUntil: 'commit',
      timeout: timeoutMs,
    })
    const address = response?.url() ?? page.url()
    await untilReady(page, shop, timeoutMs)
    assertInShop(page, shop)
    const isRendered: unknown = await withTimeout(page.evaluate(IS_RENDERED), timeoutMs)
    if (!isRendered && shop.rendered.has(opened.remote)) {
      throw new NotSeenError('The server does not render it in time. Render it with less work.')
    }
    const loaded = await withTimeout(page.evaluate<string[] | null>(LOADED_SCRIPTS), timeoutMs)
    if (!loaded) throw new NotSeenError('Its first load could not be measured.')
    const idle = passTime(page, IDLE_MS, timeoutMs)
    // Awaited below, unless something fails before.
    idle.catch(() => undefined)
    await passTime(page, SETTLED_MS, timeoutMs)
    const isMet = await showExtensions(tab, opened.extension, timeoutMs)
    if (checksAccessibility) {
      await page.evaluate(`performance.mark('${CHECK_MARK}')`)
      findings.push(...(await withTimeout(findViolations(page), timeoutMs)))
    }
    await idle
    await untilQuiet(tab, timeoutMs)
    const effects = await askProbe(page, 'readEffects', timeoutMs)
    const look = await askProbe(page, 'readLook', timeoutMs)
    const conduct = await askProbe(page, 'readConduct', timeoutMs)
    const natives = await askProbe(page, 'readNatives', timeoutMs)
    const input = await askProbe(page, 'tryInput', timeoutMs)
    const expected = opened.isRedirect ? effects.url : address
    const touches = shop.touches[opened.remote] ?? {}
    // What does not exist in the recorded data is not listed.
    const mayHide = opened.isHidden || !isRendered || response?.ok() !== true
    findings.push(
      ...describePage({ ...effects, ...look, ...conduct, natives }, touches, visitor, expected),
      ...describeConduct({ ...effects, ...conduct, ...input, ...look }, visitor, mayHide),
      ...describeRoot(look.root, visitor),
    )
    const { texts, links } = look
    if (opened.extension && isMet) {
      const isShown = await withTimeout(page.evaluate(isFilled(opened.extension)), timeoutMs)
      if (!isShown) findings.push(SHOWS_NOTHING)
    }
    const seen = { texts, links, loaded, address, isMet, measures: toMeasures(conduct, effects) }
    return {
      outcome: { kind: 'seen', ...seen, findings: [...new Set(findings)] },
      isSentToLogin: false,
    }
  } catch (error) {
    const isSentToLogin = page?.url().startsWith(`${shop.api}/portal/`) === true
    const reason = isSentToLogin ? MEMBER_SENT_AWAY : describeFailure(error, timeoutMs)
    if (isSentToLogin && visitor.isMember) findings.push(reason)
    return {
      outcome: { kind: 'notSeen', findings: [...new Set(findings)], reason },
      isSentToLogin,
    }
  } finally {
    if (context) await closeTab(context)
  }
}

function assertInShop(page: Page, { origin }: Shop): void {
  if (!page.url().startsWith(`${origin}/`)) throw new NotSeenError('It leaves the shop.')
}

/** Closes a tab. One that does not respond may not close either: the browser ends it. */
export const closeTab = (context: BrowserContext): Promise<unknown> =>
  withTimeout(context.close()).catch(() => undefined)

/** Says why a page could not be looked at, as a finding. */
export function describeFailure(error: unknown, timeoutMs: number): string {
  if (error instanceof UnresponsiveError || error instanceof errors.TimeoutError) {
    return `It cannot be used after ${Math.round(timeoutMs / 1000)} s. Start it without what takes so long.`
  }
  const { message } = error as Error
  if (error instanceof NotSeenError) return message
  return `It cannot be looked at (${message.split('\n', 1)[0]}). Let it stay where it is opened.`
}
