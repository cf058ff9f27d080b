import { cpus } from 'node:os'

import { killAll } from 'chrome-launcher'

import { requireBrowser } from '../chromium.ts'
import {
  type Language,
  type MeasuredPage,
  type PageName,
  readMeasuredPage,
} from '../measured-pages.ts'
import { median } from '../median.ts'
import { type Figures, type LighthouseResult, medianFigures, rowsOf } from './figures.ts'
import { measureClicks } from './measure-click.ts'
import { type Shop, startShops } from './shops.ts'
import { prepareVisits, type Visit, visitPage } from './visit.ts'

interface LighthouseOptions {
  /** Visits of each page in each shop. */
  runs: number
  pages: readonly PageName[]
  languages: readonly Language[]
  /** How many times slower than this machine the phone's processor is: 4 is Lighthouse's own. */
  slowdown: number
}

interface ConsoleError {
  description: string
  sourceLocation?: { url: string }
}

/** Visits a page in both shops, in turns so that other load on the machine affects both alike. */
async function visitInTurns(
  browser: string,
  shops: readonly Shop[],
  page: MeasuredPage,
  language: Language,
  { runs, slowdown }: LighthouseOptions,
): Promise<Visit[][]> {
  for (const shop of shops) await prepareVisits(browser, shop, page, language)
  const visits = shops.map(() => [] as Visit[])
  for (let run = 0; run < runs; run++) {
    for (const [index, shop] of shops.entries()) {
      const visit = await visitPage(browser, shop, page, language, slowdown)
      visits[index]?.push(visit)
      const { performance, lcp } = visit.figures
      console.log(
        `  ${page.name} ${language}, ${shop.name}, ${run + 1} of ${runs}: ${performance}, LCP ${Math.round(lcp)} ms`,
      )
      // React logs it when it throws away what the server rendered: the visit is no fair one then.
      const errors = rowsOf<ConsoleError>(visit.result, 'errors-in-console')
      for (const { description, sourceLocation } of errors) {
        console.warn(`  error in the console: ${description} ${sourceLocation?.url ?? ''}`)
      }
    }
  }
  return visits
}

/** Describes the machine. Lighthouse's benchmark index falls when it does other work as well. */
function describeConditions(results: readonly LighthouseResult[]): string {
  const [first] = results
  const indices = results.flatMap(({ environment }) => environment?.benchmarkIndex ?? [])
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    first?.environment?.hostUserAgent,
    `Lighthouse ${first?.lighthouseVersion}`,
    `benchmark index ${Math.min(...indices)} to ${Math.max(...indices)}, median ${median(indices)}`,
  ].join(', ')
}

/** A row of the table: figures of the shop, and their ratio to the same page of one bundle. Times in milliseconds. */
const toRow = ({ scripts, ...figures }: Figures, bundle: Figures) => ({
  ...figures,
  'TBT of one bundle': bundle.tbt,
  'scripts (KiB)': Math.round(scripts / 1024),
  'LCP to one bundle': (figures.lcp / bundle.lcp).toFixed(2),
  'scripts to one bundle': (scripts / bundle.scripts).toFixed(2),
})

async function reportPages(
  browser: string,
  shops: readonly Shop[],
  options: LighthouseOptions,
): Promise<void> {
  const { runs, pages, languages, slowdown } = options
  const rows: Record<string, ReturnType<typeof toRow>> = {}
  const visited: LighthouseResult[] = []
  for (const page of pages.map(readMeasuredPage)) {
    for (const language of languages) {
      const visits = await visitInTurns(browser, shops, page, language, options)
      const [federated, bundle] = visits.map((each) =>
        medianFigures(each.map(({ figures }) => figures)),
      )
      visited.push(...visits.flat().map(({ result }) => result))
      if (federated && bundle) rows[`${page.name}, ${language}`] = toRow(federated, bundle)
    }
  }
  console.log(
    `\nLighthouse's phone, simulated slow 4G and ${slowdown} × slower processor, median of ${runs}; one bundle visited in turns; ${describeConditions(visited)}:\n`,
  )
  console.table(rows)
}

async function reportClicks(
  browser: string,
  shops: readonly Shop[],
  options: LighthouseOptions,
): Promise<void> {
  const page = readMeasuredPage('product')
  for (const shop of shops) await prepareVisits(browser, shop, page, 'en')
  const clicks = await measureClicks(browser, shops, page.address, options)
  console.log(
    '\nAdd to Cart, tapped once as soon as it is in view; the phone slowed down in fact, not by simulation (ms):\n',
  )
  console.table(clicks)
}

/**
 * Prints what Lighthouse measures of the shop, beside the same shop as one bundle.
 * @throws when a page does not render
 */
export async function reportLighthouse(options: LighthouseOptions): Promise<void> {
  const browser = requireBrowser()
  const { shops, stop } = await startShops()
  const abort = () => {
    killAll()
    void stop().finally(() => process.exit(1))
  }
  process.once('SIGTERM', abort)
  try {
    await reportPages(browser, shops, options)
    await reportClicks(browser, shops, options)
  } finally {
    process.off('SIGTERM', abort)
    await stop()
  }
}
