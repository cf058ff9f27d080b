import type { Page, Route } from '@playwright/test'

/** Holds the answers to what a page requests, so that a test can look at the page without them. @returns lets them go */
export async function hold(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const handler = async (route: Route) => {
    await held
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined)
  }
  await page.route(pattern, handler)
  return () => {
    release()
    return page.unroute(pattern, handler)
  }
}
