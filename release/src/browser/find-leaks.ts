import type { Touches } from '@shop/contracts/wire/remote-manifest.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'

import { ATTRIBUTES_REMEDY, TRAP } from './describe-conduct.ts'
import { atPlace } from './describe-failures.ts'
import { closeTab, describeFailure } from './open-page.ts'
import type { Outcome } from './outcome.ts'
import { askProbe, type PageSnapshot, passTime, READY_TIMEOUT_MS, withTimeout } from './probe.ts'
import { openTab, type Shop, type Tab, untilQuiet, untilReady } from './tab.ts'
import { type OpenedPage, PLAIN_VISITOR, type Visitor } from './visits.ts'
import { watchPage } from './watch-page.ts'

/** Sees all pages, those for members too. */
const VISITOR: Visitor = { ...PLAIN_VISITOR, isMember: true }

/** A page that shows the same heading as the one before is there when it has run for so long. */
const MAX_NAVIGATION_TICKS = 12
const TICK_MS = 250

/** A time-out may end a toast or a transition after its page; one that asks for the next does so more often. */
const MAX_LATE_TIMEOUTS = 2

/** Navigates like a link, without loading the document again. */
async function navigate(tab: Tab, url: string, timeoutMs: number): Promise<void> {
  const { page } = tab
  const title = `document.title + document.querySelector('h1')?.textContent`
  const before: unknown = await withTimeout(page.evaluate(title), timeoutMs)
  const address = JSON.stringify(url)
  await page.evaluate(
    `History.prototype.pushState.call(history, null, '', ${address}); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  for (let tick = 0; tick < MAX_NAVIGATION_TICKS; tick++) {
    const now: unknown = await withTimeout(page.evaluate(title), timeoutMs)
    if (now !== before) break
    await passTime(page, TICK_MS, timeoutMs)
    await untilQuiet(tab, timeoutMs)
  }
  await untilQuiet(tab, timeoutMs)
}

/** The first property that differs: `display: none, before: block`. */
function describeChange(before: string, after: string): string | null {
  const was = before.split('; ')
  const index = after.split('; ').findIndex((property, place) => property !== was[place])
  const changed = after.split('; ')[index]
  return changed === undefined ? null : `${changed}, before: ${was[index]?.split(': ')[1] ?? ''}`
}

/** @param isShared whether an element is that of others */
function findChangedStyles(
  before: PageSnapshot,
  after: PageSnapshot,
  isShared: (element: string) => boolean = () => true,
): string[] {
  return Object.entries(after.styles).flatMap(([element, style]) => {
    const former = before.styles[element]
    const change = former !== undefined && isShared(element) && describeChange(former, style)
    return change ? [`${element} (${change})`] : []
  })
}

function findAdded(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...before]
  return after.filter((each) => {
    const index = rest.indexOf(each)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}

/** The attributes that differ. */
function describeAttributes(before: readonly string[], after: readonly string[]): string {
  const added = findAdded(before, after).join(' ') || 'none'
  return `${added}, before: ${findAdded(after, before).join(' ') || 'none'}`
}

/** What is missing of attributes that were there; more may come for a while. */
function findLostAttributes(before: readonly string[], after: readonly string[]): string[] {
  const listWords = (attributes: readonly string[]) =>
    attributes.flatMap((attribute) => {
      const [name = '', value = ''] = attribute.slice(0, -1).split('="')
      return value.split(' ').map((word) => `${name}="${word}"`)
    })
  const present = listWords(after)
  return listWords(before).filter((word) => !present.includes(word))
}

const isOfBars = (element: string) => /\b(header|footer)$/.test(element)

const STYLES_REMEDY = 'Style only elements of its own, by styled-components or CSS Modules.'

/** Names what is wrong with a page of others after the remote's pages were shown. */
function comparePages(url: string, before: PageSnapshot, after: PageSnapshot): string[] {
  const styles = findChangedStyles(before, after)
  const extras = findAdded(before.extras, after.extras)
  return [
    ...(styles.length > 0
      ? [`After it, ${url} looks otherwise: ${styles[0]}. ${STYLES_REMEDY}`]
      : []),
    ...(extras.length > 0
      ? [
          `It leaves ${extras[0]} behind on ${url}. Remove what is outside of its region with the page.`,
        ]
      : []),
    ...(before.attributes.join() === after.attributes.join()
      ? []
      : [
          `After it, the document of ${url} has other attributes (${describeAttributes(before.attributes, after.attributes)}). Put them back.`,
        ]),
  ]
}

/** Names what goes on after the remote's pages. */
async function findRemains(page: Page, touches: Touches, url: string): Promise<string[]> {
  const { listeners, intervals, places } = await askProbe(page, 'readEffects')
  const { covered, hasHeading } = await askProbe(page, 'readLook')
  const staying = listeners.filter((each) => !touches.listeners?.includes(each))
  return [
    ...(staying.length > 0
      ? [
          atPlace(
            `Its listeners stay (${[...new Set(staying)].join(', ')}). Remove them with the page, or declare them in pages.json: "touches": { "listeners": ["${staying[0]}"] }.`,
            places[staying[0]?.split(' ')[1] ?? ''],
          ),
        ]
      : []),
    ...(intervals > 0
      ? [atPlace('Its intervals go on after it. Clear them with the page.', places.interval)]
      : []),
    ...(covered.length > 0
      ? [
          `After it, something lies on top of the controls of ${url} (${covered.slice(0, 3).join(', ')}). Remove it with the page.`,
        ]
      : []),
    ...(hasHeading ? [] : [`After it, ${url} shows no heading. ${STYLES_REMEDY}`]),
  ]
}

/**
 * Shows the pages of a remote between those of others in one tab, and says what stays of them there.
 * @param others pages of the shell and of other remotes, one at least
 */
export async function findLeaks(
  browser: Browser,
  shop: Shop,
  pages: readonly OpenedPage[],
  others: readonly OpenedPage[],
  timeoutMs = READY_TIMEOUT_MS,
): Promise<Outcome> {
  const [{ remote } = { remote: '' }] = pages
  const touches = shop.touches[remote] ?? {}
  let context: BrowserContext | undefined
  let watched: string[] = []
  const findings: string[] = []
  try {
    const tab = await withTimeout(openTab(browser, shop, VISITOR, timeoutMs), timeoutMs)
    const { page } = tab
    context = tab.context
    watched = await watchPage(page, shop, remote)
    // An address of its own, by which the trace knows its tasks from those of a page.
    await page.goto(`${shop.origin}${others[0]?.url ?? '/'}?tour`, {
      waitUntil: 'commit',
      timeout: timeoutMs,
    })
    await untilReady(page, shop, timeoutMs)
    // Other pages are opened once before, so that what they load once is there; the first of them is.
    for (const { url } of others.slice(1)) await navigate(tab, url, timeoutMs)
    const before = new Map<string, PageSnapshot>()
    for (const { url } of others) {
      await navigate(tab, url, timeoutMs)
      before.set(url, await askProbe(page, 'takeSnapshot'))
    }
    const bars = await askProbe(page, 'takeSnapshot')
    for (const { url } of pages) {
      await navigate(tab, url, timeoutMs)
      const shown = await askProbe(page, 'takeSnapshot')
      const lost = findLostAttributes(bars.attributes, shown.attributes)
      if (lost.length > 0) {
        findings.push(`On ${url}, the document loses ${lost.join(' ')}. ${ATTRIBUTES_REMEDY}`)
      }
      const changed = findChangedStyles(bars, shown, isOfBars)
      if (changed.length > 0) {
        findings.push(`On ${url}, the shop's bars look otherwise: ${changed[0]}. ${STYLES_REMEDY}`)
      }
    }
    // The visits of its pages find what fails on them.
    const known = watched.length
    let timeouts: number | undefined
    for (const { url } of others) {
      await navigate(tab, url, timeoutMs)
      // Each page of the tour was left by a step of the history.
      const { trappedSteps } = await askProbe(page, 'readConduct')
      const effects = await askProbe(page, 'readEffects')
      const isHeld = new URL(effects.url).pathname !== new URL(url, shop.origin).pathname
      if (isHeld || trappedSteps > 0) findings.push(atPlace(TRAP, effects.places.popstate))
      timeouts ??= effects.timeouts
      const after = await askProbe(page, 'takeSnapshot')
      const remains = await findRemains(page, touches, url)
      const left = [...comparePages(url, before.get(url) ?? bars, after), ...remains]
      findings.push(...left)
      // What is left behind stays on all pages.
      if (left.length > 0) break
    }
    const last = await askProbe(page, 'readEffects')
    if (last.timeouts - (timeouts ?? 0) > MAX_LATE_TIMEOUTS) {
      const finding = 'Its time-outs go on after it. Clear them with the page.'
      findings.push(atPlace(finding, last.places.timeout))
    }
    findings.push(...watched.slice(known).map((finding) => `After it, in the shop: ${finding}`))
    return { kind: 'seen', findings: [...new Set(findings)] }
  } catch (error) {
    const known = [...new Set([...watched, ...findings])]
    return { kind: 'notSeen', findings: known, reason: describeFailure(error, timeoutMs) }
  } finally {
    if (context) await closeTab(context)
  }
}
