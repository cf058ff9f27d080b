import type { Page } from '@playwright/test'

interface ShiftSource {
  node: Node | null
  previousRect: DOMRect
  currentRect: DOMRect
}

/** Records what moves on a page from its start. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const format = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
    const describe = ({ node, previousRect, currentRect }: ShiftSource) =>
      `${node?.textContent?.slice(0, 40)} (${format(previousRect)} to ${format(currentRect)})`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: ShiftSource[]
        }
        shifts.push(`${value}: ${sources.map(describe).join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved until now. */
export async function readShifts(page: Page): Promise<string[]> {
  // Shifts are reported with the frame after the next.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

/** Waits for the font, which may move something by a pixel when it arrives, and forgets what has moved until then. */
export async function untilFontsLoaded(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await readShifts(page)
  await page.evaluate(() => {
    ;(window as unknown as { shifts: string[] }).shifts.length = 0
  })
}
