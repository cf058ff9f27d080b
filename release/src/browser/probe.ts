import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

import type { Page } from 'playwright-core'

/** A page that nobody can use after that time is refused, if the live version can be used meanwhile. */
export const READY_TIMEOUT_MS = 30_000

export interface ProbeSettings {
  origin: string
  /** The folders of the versions that are checked: `/NAME/VERSION/`. */
  folders: readonly string[]
}

/** Changes that a page has made to the document, which others share. */
export interface PageEffects {
  url: string
  /** Violations of the content security policy. */
  violations: string[]
  /** Listeners of `window` and `document` that a checked version has added and not removed: `window resize`. */
  listeners: string[]
  /** How many intervals a checked version has started and not ended. */
  intervals: number
  /** How many time-outs and animation frames a checked version has asked for. */
  timeouts: number
  /** Where it did so last, by the event's type, `interval` or `timeout`: a script's address, line and column. */
  places: Record<string, string>
  /** Values by kind and key: `localStorage theme`; those of databases and caches are left out. */
  stored: Record<string, string>
}

/** What a page does by itself. */
export interface PageConduct {
  /** Copies of React that render. */
  renderers: number
  /** What it asks the browser or the visitor for: `notifications`. */
  asked: string[]
  /** How often it has added an address, or gone forward, when the visitor went back. */
  trappedSteps: number
  counts: {
    renderings: number
    /** Changes of the title. */
    titles: number
    /** How often something was given the focus. */
    focuses: number
    /** How often the window was scrolled. */
    scrolls: number
    /** The sum of the scores of its layout shifts. */
    layoutShift: number
  }
}

/** What a page does to the input of others. */
export interface PageInput {
  /** Events that do not reach the shell's part of the page, or have no effect there: `keydown`. */
  stopped: string[]
  /** Whether the browser asks before the page is left. */
  isHeld: boolean
}

export interface PageLook {
  /** Names of controls of the shell that a click does not reach. */
  covered: string[]
  hasHeading: boolean
  /** Texts and names of the page's region, without those that are marked as English or not to be translated. */
  texts: string[]
  /** Addresses in the shop that the page's region links to: path and query. */
  links: string[]
  /** What is furthest out of the window, sideways, and by how many pixels. */
  tooWide: { element: string; pixels: number } | null
  /** Whether it tells search engines not to list it. */
  isHidden: boolean
  /** Attributes of the document's root. */
  root: string[]
}

/** The parts of a document that other teams share with a page. */
export interface PageSnapshot {
  /** Computed styles by element: `h1 in header`. */
  styles: Record<string, string>
  /** Elements and style sheets beside the shop's. */
  extras: string[]
  /** Attributes of the root and the body. */
  attributes: string[]
}

export const PROBE_FILES = [
  'page-probe.js',
  'page-conduct.js',
  'page-natives.js',
  'page-look.js',
].map((file) => new URL(file, import.meta.url))

const PROBE = PROBE_FILES.map((file) => readFileSync(file, 'utf8')).join('\n')

/** The script that has to run in a page before its own. */
export const createProbe = (settings: ProbeSettings): string =>
  `globalThis.releaseProbeSettings = ${JSON.stringify(settings)};\n${PROBE}`

interface Responses {
  readEffects: PageEffects
  readConduct: PageConduct
  /** Functions of the browser that were replaced, and what was added for all. */
  readNatives: string[]
  tryInput: PageInput
  readLook: PageLook
  takeSnapshot: PageSnapshot
  /** Resolves when the page's region has not changed for a moment. */
  settle: undefined
}

/** Calls the probe of a page. @throws UnresponsiveError when the page does not respond */
export async function askProbe<Name extends keyof Responses>(
  page: Page,
  name: Name,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<Responses[Name]> {
  const result: unknown = await withTimeout(
    page.evaluate(`({ ...releaseProbe, ...releaseLook }).${name}()`),
    timeoutMs,
  )
  return result as Responses[Name]
}

/** Waits until a page has run for so long: on a busy machine, later than a clock says. @throws UnresponsiveError when it does not respond */
export const passTime = (page: Page, ms: number, timeoutMs = READY_TIMEOUT_MS): Promise<unknown> =>
  withTimeout(page.evaluate(`releaseLook.passTime(${ms})`), ms + timeoutMs)

export class UnresponsiveError extends Error {}

/** Waits for what a page does. @throws UnresponsiveError when it takes too long */
export const withTimeout = <Result>(
  work: Promise<Result>,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<Result> =>
  Promise.race([
    work,
    delay(timeoutMs, undefined, { ref: false }).then(() => {
      throw new UnresponsiveError()
    }),
  ])
