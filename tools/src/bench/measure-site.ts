import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Discovery } from '@shop/contracts/discovery.ts'
import getPort from 'get-port'
import { releaseFolder, repositoryRoot } from 'release/workspace.ts'
import { PAGE_INDEX, readPageIndex } from 'site/page-index.ts'

import { runProcess } from '../run-process.ts'
import { serveReleaseFolder } from '../shop/serve-release-folder.ts'
import { startShop } from '../shop/shop-process.ts'
import { measureRendering } from './measure-rendering.ts'
import { median } from './median.ts'
import { startNginx } from './nginx.ts'

const ROUNDS = 5
const SECONDS = 2
const ADDED_REMOTES = 36
const PAGES_PER_REMOTE = 14
const MAX_WAITS = 50
/** The benchmark is about time; the server's budget is not. */
const RENDER_BUDGET_MS = 10_000
const PRODUCT = '/product-detail/brushed-silver-steel-card'

/** Requests per second that a server answers. @throws when one answer is no success */
async function measureRate(address: string): Promise<number> {
  const options = ['-t1', '-c32', `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', address]
  const output = await runProcess('wrk', options, { cwd: repositoryRoot })
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  if (!rate || output.includes('Non-2xx')) throw new Error(`${address}:\n${output}`)
  return rate
}

/** Adds pages of remotes that do not exist to the index of a release folder. */
async function addRemotes(folder: string): Promise<void> {
  const index = readPageIndex(folder)
  for (let page = 0; page < ADDED_REMOTES * PAGES_PER_REMOTE; page++) {
    index.pages[`/added-${page}${page % 2 ? '' : '/:id'}`] = { file: index.shell, indexable: true }
  }
  await writeFile(path.join(folder, PAGE_INDEX), JSON.stringify(index))
}

/** The entry script of a live remote. */
async function findScript(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'discovery.json'), 'utf8')
  const [entry] = (JSON.parse(text) as Discovery).microFrontends['mfe-catalog'] ?? []
  if (!entry) throw new Error('Nothing is live: run npm start once')
  return entry.url
}

/** Asks for a page until it comes rendered and is kept. @throws when it never does */
async function untilRendered(address: string): Promise<void> {
  for (let time = 0, rendered = 0; time < MAX_WAITS; time++) {
    const { headers } = await fetch(address)
    if (headers.get('cache-control')?.includes('s-maxage') === true) rendered += 1
    if (rendered > 2) return
  }
  throw new Error(`${address} is not rendered`)
}

/**
 * Serves the live release, as it is or with the pages of 36 more remotes.
 * @param backend origin of a running backend
 */
async function serveCopy(backend: string, changeFolder?: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-site-'))
  await cp(releaseFolder(repositoryRoot), folder, { recursive: true })
  await changeFolder?.(folder)
  const port = await getPort()
  const stop = await serveReleaseFolder(folder, port, backend)
  return {
    folder,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Prints how many requests a second the site server answers, beside nginx with the same bytes. Needs `nginx` and `wrk`. */
export async function reportSite(): Promise<void> {
  for (const command of ['nginx', 'wrk']) {
    if (spawnSync(command, ['-v']).error) {
      console.log(
        `Site server: not measured, ${command} is missing (apt-get install nginx-light wrk)`,
      )
      return
    }
  }
  const [port, backendPort] = [await getPort(), await getPort()]
  const shop = await startShop({ port, backendPort, renderBudgetMs: RENDER_BUDGET_MS })
  try {
    await reportRates(`http://localhost:${backendPort}`)
    console.log('Rendered pages, the browser’s side:')
    const rendering = await measureRendering(shop.site + PRODUCT)
    console.table(
      Object.entries(rendering).map(([kind, { rate, latency }]) => ({
        'rendered page': kind,
        'a second': Math.round(rate),
        'one (ms)': latency.toFixed(1),
      })),
    )
  } finally {
    await shop.stop()
  }
}

/** @param backend origin of a running backend */
async function reportRates(backend: string): Promise<void> {
  const four = await serveCopy(backend)
  const forty = await serveCopy(backend, addRemotes)
  const script = await findScript(four.folder)
  for (const { origin } of [four, forty]) await untilRendered(origin + PRODUCT)
  const nginx = await startNginx({ html: `${four.origin}${PRODUCT}`, js: four.origin + script })
  const servers = {
    'HTML, nginx': `${nginx.origin}/html`,
    'HTML, 4 remotes': four.origin + PRODUCT,
    'HTML, 40 remotes': forty.origin + PRODUCT,
    'script, nginx': `${nginx.origin}/js`,
    'script, site': four.origin + script,
  }
  const names = Object.keys(servers) as (keyof typeof servers)[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]]))
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of names) rates[name]?.push(await measureRate(servers[name]))
    }
  } finally {
    await Promise.all([nginx.stop(), four.stop(), forty.stop()])
  }
  const rateOf = (name: keyof typeof servers) => median(rates[name] ?? [])
  console.log(`Site server, one process, requests a second, median of ${ROUNDS}:`)
  console.table(
    names.map((name) => {
      const base = rateOf(name.startsWith('HTML') ? 'HTML, nginx' : 'script, nginx')
      const rate = rateOf(name)
      return { server: name, rate: Math.round(rate), 'to nginx': (rate / base).toFixed(2) }
    }),
  )
}
