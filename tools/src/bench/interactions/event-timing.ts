import type { Page } from '@playwright/test'

import type { Interaction } from './interactions.ts'

/** Shorter events are not reported by browsers. */
const MIN_DURATION_MS = 16

/** What the main thread did in a frame that took long. */
export interface LongFrame {
  duration: number
  /** From the end of the scripts to the frame: styles, layout and paint. */
  rendering: number
  scripts: { source: string; duration: number; layout: number }[]
}

/** One press. */
export interface Press {
  /** Milliseconds from the press to the next paint. */
  latency: number
  /** The longest frame meanwhile, if one took more than 50 ms. */
  frame: LongFrame | null
}

/** Runs in the page before its own scripts. */
const observe = `{
  const presses = { events: [], frames: [] }
  Object.assign(window, { presses })
  new PerformanceObserver((list) => presses.events.push(...list.getEntries()))
    .observe({ type: 'event', durationThreshold: ${MIN_DURATION_MS}, buffered: true })
  new PerformanceObserver((list) => presses.frames.push(...list.getEntries()))
    .observe({ type: 'long-animation-frame', buffered: true })
}`

/** Lets a page observe how long its presses take. */
export const observePresses = (page: Page) => page.addInitScript(observe)

/** Waits until what was pressed before is painted and reported, and forgets it. */
export async function settlePresses(page: Page): Promise<void> {
  await page.waitForTimeout(600)
  await page.evaluate('Object.assign(window.presses, { events: [], frames: [] })')
}

/** Runs in the page: the longest event of the last press, and the longest frame since. */
const readLast = `(() => {
  const { events, frames } = window.presses
  const pressed = events.filter(({ interactionId }) => interactionId)
  const [frame = null] = frames.toSorted((one, other) => other.duration - one.duration)
  return {
    latency: Math.max(${MIN_DURATION_MS}, ...pressed.map(({ duration }) => duration)),
    frame: frame && {
      duration: frame.duration,
      rendering: frame.renderStart ? frame.startTime + frame.duration - frame.renderStart : 0,
      scripts: frame.scripts.map((script) => ({
        source: [script.invoker, script.sourceURL, script.sourceFunctionName].filter(Boolean).join(' '),
        duration: script.duration,
        layout: script.forcedStyleAndLayoutDuration,
      })),
    },
  }
})()`

/**
 * Finds what is to be pressed, so that pressing it asks nothing of the page.
 * @returns presses it with the mouse or on the keyboard
 * @throws when it is not on the page
 */
export async function aimPress(
  page: Page,
  target: Interaction['presses'][number],
): Promise<() => Promise<void>> {
  if (typeof target === 'string') return () => page.keyboard.press(target)
  const element = target(page)
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`${String(element)} is not on the page`)
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Presses something and measures it. */
export async function measurePress(
  page: Page,
  target: Interaction['presses'][number],
): Promise<Press> {
  const press = await aimPress(page, target)
  await settlePresses(page)
  await press()
  await page.waitForTimeout(600)
  return page.evaluate<Press>(readLast)
}
