import type { Page } from '@playwright/test'

import { test as base } from './fixtures.ts'
import { type StallingProxy, startStallingProxy } from './stalling-proxy.ts'

interface StallingPage {
  page: Page
  stalling: StallingProxy
}

interface Fixtures {
  stalling: StallingProxy
  /** Opens one more page, through a proxy of its own. */
  openAnother: () => Promise<StallingPage>
}

const proxyOf = ({ server }: StallingProxy) => ({ server, bypass: '<-loopback>' })

/** Opens the browser's pages through a proxy whose connections can stall. */
export const test = base.extend<Fixtures>({
  stalling: async ({}, use) => {
    const stalling = await startStallingProxy()
    await use(stalling)
    await stalling.stop()
  },
  context: async ({ browser, contextOptions, stalling }, use) => {
    const context = await browser.newContext({ ...contextOptions, proxy: proxyOf(stalling) })
    await use(context)
    await context.close()
  },
  openAnother: async ({ browser, contextOptions }, use) => {
    const opened: StallingPage[] = []
    await use(async () => {
      const stalling = await startStallingProxy()
      const context = await browser.newContext({ ...contextOptions, proxy: proxyOf(stalling) })
      const another = { stalling, page: await context.newPage() }
      opened.push(another)
      return another
    })
    for (const { page, stalling } of opened) {
      await page.context().close()
      await stalling.stop()
    }
  },
})
