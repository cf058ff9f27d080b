import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

import getPort from 'get-port'
import { releaseFolder, repositoryRoot } from 'workspace/workspace.ts'

import { startShop } from '../shop/shop-process.ts'
import { startSite } from './site-process.ts'
import { isRendered } from './soak-page.ts'

const JUNK_A_SECOND = 175
const JUNK_INTERVAL_MS = 40
const VISITOR_INTERVAL_MS = 150
const WARM_UP_MS = 5_000
const JUNK_CONNECTIONS = 400
/** Addresses reserved for documentation (RFC 5737). */
const JUNK_NETWORK = '198.51.100.7'
const VISITOR_NETWORKS = 250
const JUNK_PAGES = [
  '/product-detail/junk',
  '/shop-products/junk',
  '/blog-detail/junk',
  '/search?q=junk',
]

async function readPage(url: string, client: string, agent: Agent) {
  const headers = { accept: 'text/html', 'x-forwarded-for': client }
  const [response] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage]
  return text(response)
}

const listAddresses = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

/** The addresses of all pages that search engines are told of. */
async function listPages(site: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(site + path)).text()
  const sitemaps = listAddresses(await read('/sitemap.xml'))
  return (await Promise.all(sitemaps.map(read))).flatMap(listAddresses)
}

/** Asks for pages that do not exist, all from one network, until told to stop. */
function sendJunk(site: string, agent: Agent) {
  const pending = new Set<Promise<unknown>>()
  let sent = 0
  const timer = setInterval(() => {
    for (let index = 0; index < (JUNK_A_SECOND * JUNK_INTERVAL_MS) / 1000; index += 1) {
      const address = `${JUNK_PAGES[sent % JUNK_PAGES.length]}${sent}`
      sent += 1
      const page = readPage(site + address, JUNK_NETWORK, agent).finally(() => pending.delete(page))
      pending.add(page)
    }
  }, JUNK_INTERVAL_MS)
  return {
    async stop(): Promise<number> {
      clearInterval(timer)
      await Promise.all(pending)
      return sent
    },
  }
}

/**
 * Prints how many pages have content for visitors who are the first to ask for them, each from a network of their own,
 * while somebody asks for {@link JUNK_A_SECOND} pages a second that do not exist.
 */
export async function reportJunk(): Promise<void> {
  const [port, shopPort, backendPort] = [await getPort(), await getPort(), await getPort()]
  const shop = await startShop({ port: shopPort, backendPort })
  const site = `http://localhost:${port}`
  const server = await startSite({
    folder: releaseFolder(repositoryRoot),
    port,
    backend: `http://localhost:${backendPort}`,
    env: { SITE_TRUST_PROXY: 'loopback' },
  })
  const visitors = new Agent({ keepAlive: true })
  const attackers = new Agent({ keepAlive: true, maxSockets: JUNK_CONNECTIONS })
  try {
    const pages = await listPages(site)
    const junk = sendJunk(site, attackers)
    await delay(WARM_UP_MS)
    const visits = pages.map(async (address, index) => {
      await delay(index * VISITOR_INTERVAL_MS)
      const askedAt = performance.now()
      const html = await readPage(site + address, `203.0.113.${index % VISITOR_NETWORKS}`, visitors)
      return { isRendered: isRendered(html), ms: performance.now() - askedAt }
    })
    const results = await Promise.all(visits)
    const times = results.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b)
    console.table({
      pages: pages.length,
      'with content': results.filter((result) => result.isRendered).length,
      'p50 (ms)': times[Math.floor(times.length / 2)],
      'p95 (ms)': times[Math.floor(times.length * 0.95)],
      'pages that do not exist': await junk.stop(),
    })
  } finally {
    visitors.destroy()
    attackers.destroy()
    server.kill('SIGTERM')
    await shop.stop()
  }
}
