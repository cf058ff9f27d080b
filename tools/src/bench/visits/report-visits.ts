import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { startServer } from 'backend/testing/server-process.ts'
import getPort from 'get-port'

import { buildBackend } from '../../bench-backend/build-backend.ts'
import { readCpuSeconds } from '../../bench-backend/cpu-time.ts'
import { spawnSite } from '../../shop/site-process.ts'
import { stopProgram } from '../../shop/spawn-program.ts'
import { type Assumptions, projectVisits } from './project-visits.ts'
import { recordVisit, type VisitRequest } from './record-visit.ts'

const REPLAY_SECONDS = 20
const WARM_UP_SECONDS = 3
const VISITORS = 8
/** What a month of a core with 4 GB and a terabyte through a CDN cost at common providers, in US dollars. */
const ASSUMPTIONS: Assumptions = {
  visitsPerDay: 1_000_000,
  peakFactor: 4,
  utilisation: 0.5,
  pricePerCore: 20,
  pricePerTerabyte: 40,
}

/** Sends a request as a browser does, and drops the answer. @throws when it is no success */
function ask(url: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br, gzip', accept: '*/*' }
    http
      .get(url, { agent, headers }, (response) => {
        const { statusCode = 0 } = response
        if (statusCode >= 400) reject(new Error(`${url} answered ${statusCode}`))
        response.resume().on('end', resolve).on('error', reject)
      })
      .on('error', reject)
  })
}

/** Repeats a visit as several visitors who do not pause. @returns whole visits */
async function replay(urls: readonly string[], seconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: VISITORS })
  const end = performance.now() + seconds * 1000
  let visits = 0
  const act = async () => {
    while (performance.now() < end) {
      for (const url of urls) await ask(url, agent)
      visits += 1
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, act))
  agent.destroy()
  return visits
}

function printRequests(requests: readonly VisitRequest[], site: string): void {
  const rows: Record<string, { requests: number; KiB: number }> = {}
  for (const { url, type, bytes } of requests) {
    const kind = url.startsWith(site) ? type : 'API'
    const row = (rows[kind] ??= { requests: 0, KiB: 0 })
    row.requests += 1
    row.KiB += bytes / 1024
  }
  for (const row of Object.values(rows)) row.KiB = Math.round(row.KiB)
  console.table(rows)
}

/**
 * Prints what one visit asks for and takes of the processor, by a browser's visit that is then repeated without one, and what a million a day
 * would need.
 */
export async function reportVisits(): Promise<void> {
  const [port, backendPort] = [await getPort(), await getPort()]
  const [site, api] = [`http://localhost:${port}`, `http://localhost:${backendPort}`]
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-visits-'))
  const backend = await startServer(
    { DATA_DIR: dataDir, BACKEND_PORT: `${backendPort}`, SITE_ORIGINS: site, RATE_LIMITS: 'off' },
    await buildBackend(),
  )
  const sites = await spawnSite({
    ...process.env,
    PORT: `${port}`,
    BACKEND_URL: api,
    RENDER_BUDGET_MS: '10000',
  })
  try {
    const requests = await recordVisit(site)
    console.log('One visit: home, categories, a category, a product into the cart, the cart')
    printRequests(requests, site)
    const urls = requests.filter(({ method }) => method === 'GET').map(({ url }) => url)
    await replay(urls, WARM_UP_SECONDS)
    const readCpu = () => [sites, backend.child].map(({ pid = 0 }) => readCpuSeconds(pid))
    const before = readCpu()
    const visits = await replay(urls, REPLAY_SECONDS)
    const after = readCpu()
    const cpuMs = after.map((seconds, index) => ((seconds - (before[index] ?? 0)) * 1000) / visits)
    const toSite = requests.filter(({ url }) => url.startsWith(site)).length
    const figures = {
      siteRequests: toSite,
      apiRequests: requests.length - toSite,
      megabytes: requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
      siteCpuMs: cpuMs[0] ?? 0,
      backendCpuMs: cpuMs[1] ?? 0,
    }
    const perSecond = Math.round(visits / REPLAY_SECONDS)
    console.log(`${visits} visits repeated, ${perSecond} a second; each took:`)
    console.table(
      Object.fromEntries(
        Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))]),
      ),
    )
    console.log('Projected, with these assumptions (prices in US dollars):')
    console.table(ASSUMPTIONS)
    console.table(projectVisits(figures, ASSUMPTIONS))
  } finally {
    await stopProgram(sites)
    backend.child.kill('SIGTERM')
    await backend.exited
    await rm(dataDir, { recursive: true, force: true })
  }
}
