import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

import { createLocalConfig } from '@shop/release-format/local-config.js'
import getPort from 'get-port'
import { startLoopbackServer } from 'site/loopback-server.ts'
import { createSiteServer } from 'site/server/site-server.ts'
import { releaseFolder, repositoryRoot } from 'workspace/workspace.ts'

import { log } from '../run-command.ts'
import { startShop } from '../shop/shop-process.ts'
import { keepBusy } from './keep-busy.ts'
import { median } from './median.ts'

const LOAD = 50
const WARM_UP_MS = 5_000
const POLL_INTERVAL_MS = 20
const SHOWN_TIMEOUT_MS = 60_000
/** They show the phone. */
const PAGES = ['/contact', '/ar/contact']

const toSettings = (save: number) => ({
  contact: {
    phone: `+968 2411 ${1000 + save}`,
    whatsAppNumber: '',
    address: { en: 'Way 1, Muscat', ar: 'سكة ١، مسقط' },
    hours: { en: 'Always', ar: 'دائمًا' },
  },
})

const readLoad = () => Math.round(loadavg()[0] ?? 0)

/** @returns after how many milliseconds the pages show it */
async function untilShown(site: string, text: string): Promise<number> {
  const savedAt = performance.now()
  for (const page of PAGES) {
    while (!(await (await fetch(site + page)).text()).includes(text)) {
      if (performance.now() - savedAt > SHOWN_TIMEOUT_MS) {
        throw new Error(`${page} does not show ${text}`)
      }
      await delay(POLL_INTERVAL_MS)
    }
  }
  return Math.round(performance.now() - savedAt)
}

/**
 * Saves settings at a load of {@link LOAD}, each as soon as pages show the one before, and prints how long that takes. The
 * site runs in this process, which ends if the site does.
 * @throws when pages do not show one
 */
export async function reportSaves(saves: number): Promise<void> {
  const [port, shopPort, backendPort] = [await getPort(), await getPort(), await getPort()]
  const shop = await startShop({ port: shopPort, backendPort })
  let settings = toSettings(0)
  const office = await startLoopbackServer((_request, response) =>
    response.end(JSON.stringify(settings)),
  )
  const site = `http://localhost:${port}`
  const app = await createSiteServer(
    releaseFolder(repositoryRoot),
    createLocalConfig(site, `http://localhost:${backendPort}`),
    { shopSettings: { url: office.origin, intervalMs: POLL_INTERVAL_MS } },
  )
  // With what the machine does already.
  const stopBusy = keepBusy(Math.max(0, LOAD - readLoad()))
  try {
    await app.listen({ port })
    await delay(WARM_UP_MS)
    const times: number[] = []
    while (times.length < saves) {
      settings = toSettings(times.length + 1)
      times.push(await untilShown(site, settings.contact.phone))
      if (times.length % 25 === 0) log(`saved ${times.length} of ${saves} times`)
    }
    const sorted = times.toSorted((a, b) => a - b)
    console.table({
      saves,
      'load at the end': readLoad(),
      'shown after, p50 (ms)': median(times),
      'shown after, at most (ms)': sorted.at(-1),
    })
  } finally {
    stopBusy()
    await app.close()
    office.close()
    await shop.stop()
  }
}
