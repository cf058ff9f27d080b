import { killAll } from 'chrome-launcher'

import { describeConditions } from './conditions.ts'
import { explainVisit } from './explain.ts'
import { type LighthouseResult, medianFigures, rowsOf, typicalVisit } from './figures.ts'
import { type Language, type MeasuredPage, readMeasuredPage } from './measured-pages.ts'
import { type LighthouseOptions, parseOptions } from './options.ts'
import { measurePresses } from './press.ts'
import { type Shop, startShops } from './shops.ts'
import {
  findMissedGoals,
  formatComparison,
  formatPages,
  formatPresses,
  type PageResult,
} from './tables.ts'
import { requireBrowser, type Visit, visitPage } from './visit.ts'
import { warmUp } from './warm-up.ts'

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
      // Such as React's, when it throws away what the server rendered: the visit is no fair one then.
      const errors = rowsOf<{ description: string }>(visit.result, 'errors-in-console')
      for (const { description } of errors) console.warn(`  error in the console: ${description}`)
    }
  }
  return visits
}

function print(
  results: readonly PageResult[],
  visits: readonly LighthouseResult[],
  runs: number,
): void {
  const of = runs === 1 ? 'one visit' : `median of ${runs} visits`
  console.log(
    `\nLighthouse's phone, simulated slow 4G and 4 × slower processor, ${of}; ${describeConditions(visits)}:\n`,
  )
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

/** Visits every page, prints the tables and, if asked for, what the time of a typical visit goes into. */
async function reportPages(
  browser: string,
  shops: readonly Shop[],
  { runs, pages, languages, why }: LighthouseOptions,
): Promise<void> {
  const results: PageResult[] = []
  const visited: LighthouseResult[] = []
  const reasons: string[] = []
  const figuresOf = (visits: Visit[]) => medianFigures(visits.map(({ figures }) => figures))
  for (const page of pages.map(readMeasuredPage)) {
    for (const language of languages) {
      const visits = await visitInTurns(browser, shops, page, language, runs)
      const [federated = [], bundle = []] = visits
      visited.push(...visits.flat().map(({ result }) => result))
      results.push({
        page: page.name,
        language,
        federated: figuresOf(federated),
        bundle: figuresOf(bundle),
      })
      const reason = explainVisit(typicalVisit(federated).result)
      if (why) reasons.push(`\n${page.name}, ${language}: what the time goes into\n${reason}`)
    }
  }
  print(results, visited, runs)
  reasons.forEach((text) => console.log(text))
}

async function reportPresses(browser: string, shops: readonly Shop[], runs: number): Promise<void> {
  const { address } = readMeasuredPage('product')
  for (const { origin } of shops) await warmUp(origin + address, 'en')
  const presses = await measurePresses(browser, shops, address, runs)
  console.log(
    '\nAdd to Cart, pressed every 100 ms from when it is in view; the phone slowed down in fact, not by simulation:\n',
  )
  console.log(formatPresses(presses))
}

/** Prints what Lighthouse measures of the shop, beside the same shop as one bundle. @throws when a page does not render */
export async function reportLighthouse(args: readonly string[]): Promise<void> {
  const options = parseOptions(args)
  const browser = requireBrowser()
  const { shops, stop } = await startShops()
  const abort = () => {
    killAll()
    void stop().finally(() => process.exit(1))
  }
  process.once('SIGTERM', abort)
  try {
    await reportPages(browser, shops, options)
    await reportPresses(browser, shops, options.runs)
  } finally {
    process.off('SIGTERM', abort)
    await stop()
  }
}
