import { test as base } from './fixtures.ts'
import { type StallingProxy, startStallingProxy } from './releases/stalling-proxy.ts'

/** Opens the browser's pages through a proxy whose connections can stall. */
export const test = base.extend<{ stalling: StallingProxy }>({
  stalling: async ({}, use) => {
    const stalling = await startStallingProxy()
    await use(stalling)
    await stalling.stop()
  },
  context: async ({ browser, contextOptions, stalling }, use) => {
    const { server } = stalling
    const context = await browser.newContext({
      ...contextOptions,
      proxy: { server, bypass: '<-loopback>' },
    })
    await use(context)
    await context.close()
  },
})
