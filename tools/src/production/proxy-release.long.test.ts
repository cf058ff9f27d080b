import { setTimeout as sleep } from 'node:timers/promises'

import { expectConsole } from '@shop/testing/console.ts'
import { releaseRendered } from 'site/testing/rendered-site.ts'

import { isProxyInstalled } from './proxy.ts'
import { openProxiedShop } from './testing/proxied-shop.ts'

const describeIfInstalled = isProxyInstalled() ? describe : describe.skip

/** Pages are fresh for that time. */
const FRESH_MS = 30_000

describeIfInstalled('the proxy, with a page in its cache,', () => {
  test('shows no visitor a page that a release has taken out, once it is not fresh any more', async () => {
    const shop = await openProxiedShop()
    const readStatuses = async () => {
      const responses = Array.from({ length: 10 }, () => shop.fromProxy('/shop/1'))
      return new Set((await Promise.all(responses)).map(({ status }) => status))
    }
    try {
      expect(await readStatuses()).toEqual(new Set([200]))
      await releaseRendered(shop.releaseDir, {})
      await sleep(FRESH_MS + 1_000)
      expect(await readStatuses()).toEqual(new Set([404]))
      expect(await readStatuses()).toEqual(new Set([404]))
    } finally {
      await shop.close()
    }
    expectConsole()
  }, 120_000)
})
