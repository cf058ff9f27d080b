import type { Browser } from '@playwright/test'

export interface ScrollFigures {
  /** Longest time between two frames while scrolling, milliseconds. */
  longest: number
  /** Share of frames that took more than 50 ms, percent. */
  slow: number
  /** Cards in the document at the end. */
  cards: number
}

/** Scrolls a category to its end with the wheel and measures the frames. */
export async function measureScroll(browser: Browser, address: string): Promise<ScrollFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // tsx compiles functions to calls of a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (fn) => fn')
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const gaps: number[] = []
    Object.assign(window, { gaps })
    let last = performance.now()
    const frame = (now: number) => {
      gaps.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await page.mouse.move(700, 500)
  for (let step = 0; step < 200; step++) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(16)
  }
  const { gaps, cards } = await page.evaluate(() => ({
    gaps: (window as unknown as { gaps: number[] }).gaps,
    cards: document.querySelectorAll('main a[href^="/product-detail/"]').length,
  }))
  await page.close()
  const slow = gaps.filter((gap) => gap > 50).length
  return { longest: Math.max(...gaps), slow: (100 * slow) / gaps.length, cards }
}
