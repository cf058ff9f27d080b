import { test as base } from './fixtures.ts'
import { type StallingProxy, startStallingProxy } from './releases/stalling-proxy.ts'

/** The shop answers within 5 s; the rest is for a busy machine. */
export const NOTICE_TIMEOUT = { timeout: 8_000 }
/** After the click, nothing is left to wait for. */
export const HEAL_TIMEOUT = { timeout: 3_000 }

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
