import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import getPort from 'get-port'
import { releaseFolder, repositoryRoot } from 'release/workspace.ts'

import { startShop } from '../../shop/shop-process.ts'
import { startSite } from '../../shop/site-process.ts'
import { releaseBundle } from '../one-bundle/release-bundle.ts'
import { explainVisit } from './explain.ts'
import { medianFigures, typicalVisit } from './figures.ts'
import { type Language, type MeasuredPage, readMeasuredPage } from './measured-pages.ts'
import { parseOptions } from './options.ts'
import { measurePresses } from './press.ts'
import {
  findMissedGoals,
  formatComparison,
  formatPages,
  formatPresses,
  type PageResult,
} from './tables.ts'
import { requireBrowser, type Shop, type Visit, visitPage } from './visit.ts'
import { warmUp } from './warm-up.ts'

/** Starts the shop as released and the same shop in one bundle, with one backend. */
async function startShops(): Promise<{ shops: Shop[]; stop: () => Promise<void> }> {
  const [port, bundlePort, backendPort] = [await getPort(), await getPort(), await getPort()]
  const toOrigin = (each: number) => `http://localhost:${each}`
  const shops: Shop[] = [
    { name: 'several front ends', origin: toOrigin(port), isBundle: false },
    { name: 'one bundle', origin: toOrigin(bundlePort), isBundle: true },
  ]
  const siteOrigins = shops.map(({ origin }) => origin)
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-one-bundle-'))
  const stops = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    console.log('Starting the shop…')
    stops.push((await startShop({ port, backendPort, siteOrigins })).stop)
    console.log('Building the shop as one bundle…')
    await releaseBundle(releaseFolder(repositoryRoot), folder)
    stops.push(await startSite(folder, bundlePort, toOrigin(backendPort)))
    return { shops, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Visits a page in both shops, in turns so that other load on the machine affects both alike. */
async function visitInTurns(
  browser: string,
  shops: readonly Shop[],
  page: MeasuredPage,
  language: Language,
  runs: number,
): Promise<Visit[][]> {
  for (const { origin } of shops) await warmUp(origin + page.address, language)
  const visits = shops.map(() => [] as Visit[])
  for (let run = 0; run < runs; run++) {
    for (const [index, shop] of shops.entries()) {
      const visit = await visitPage(browser, shop, page, language)
      visits[index]?.push(visit)
      const { performance, lcp } = visit.figures
      console.log(
        `  ${page.name} ${language}, ${shop.name}, ${run + 1} of ${runs}: ${performance}, LCP ${Math.round(lcp)} ms`,
      )
    }
  }
  return visits
}

function print(results: readonly PageResult[], runs: number): void {
  const of = runs === 1 ? 'one visit' : `median of ${runs} visits`
  console.log(`\nLighthouse's phone, simulated slow 4G and 4 × slower processor, ${of}:\n`)
  console.log(formatPages(results))
  console.log(`\nThe same sources in one bundle, visited in turns with the above:\n`)
  console.log(formatComparison(results))
  if (results.some(({ federated }) => !federated.indexable)) {
    console.log(
      '\n(noindex): the page is kept out of search engines on purpose, which Lighthouse takes from its SEO.',
    )
  }
  const missed = findMissedGoals(results)
  console.log(missed.length > 0 ? `\nGoals missed:\n${missed.join('\n')}` : '\nAll goals are met.')
}

/** Prints what Lighthouse measures of the shop, beside the same shop as one bundle. @throws when a page does not render */
export async function reportLighthouse(args: readonly string[]): Promise<void> {
  const { runs, pages, languages, why } = parseOptions(args)
  const browser = requireBrowser()
  const { shops, stop } = await startShops()
  try {
    const results: PageResult[] = []
    const reasons: string[] = []
    for (const name of pages) {
      const page = readMeasuredPage(name)
      for (const language of languages) {
        const [federated = [], bundle = []] = await visitInTurns(
          browser,
          shops,
          page,
          language,
          runs,
        )
        const figuresOf = (visits: Visit[]) => medianFigures(visits.map(({ figures }) => figures))
        results.push({
          page: name,
          language,
          federated: figuresOf(federated),
          bundle: figuresOf(bundle),
        })
        if (why) {
          const text = explainVisit(typicalVisit(federated).result)
          reasons.push(`\n${name}, ${language}: what the time goes into\n${text}`)
        }
      }
    }
    print(results, runs)
    reasons.forEach((text) => console.log(text))
    const { address } = readMeasuredPage('product')
    for (const { origin } of shops) await warmUp(origin + address, 'en')
    const presses = await measurePresses(browser, shops, address, runs)
    console.log(
      `\nAdd to Cart, pressed every 100 ms from when it is in view; the phone slowed down in fact, not by simulation:\n`,
    )
    console.log(formatPresses(presses))
  } finally {
    await stop()
  }
}
