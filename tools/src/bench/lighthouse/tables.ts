import type { Figures } from './figures.ts'
import type { Language } from './measured-pages.ts'
import type { PressFigures } from './press.ts'

/** Medians of one page in one language, of both shops. */
export interface PageResult {
  page: string
  language: Language
  federated: Figures
  bundle: Figures
}

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ar: 'Arabic' }

/** A Markdown table, which the README takes as it is. */
export function formatTable(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const widths = columns.map((column) =>
    Math.max(3, ...[column, ...rows.map((row) => row[column] ?? '')].map(({ length }) => length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  return [
    line(columns),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n')
}

const formatMs = (value: number) => `${Math.round(value).toLocaleString('en')} ms`
const formatSeconds = (value: number) => `${(value / 1000).toFixed(2)} s`
const formatKib = (value: number) => `${Math.round(value / 1024)} KiB`
const formatTask = (value: number) => (value === 0 ? '< 50 ms' : formatMs(value))
const formatRatio = (one: number, other: number) => (one / other).toFixed(2)

const nameOf = ({ page, language }: PageResult) => `${page}, ${LANGUAGE_NAMES[language]}`

/** What Lighthouse says of the shop's pages. */
export function formatPages(results: readonly PageResult[]): string {
  const rows = results.map((result) => {
    const { federated } = result
    return {
      page: nameOf(result),
      performance: String(federated.performance),
      FCP: formatSeconds(federated.fcp),
      LCP: formatSeconds(federated.lcp),
      TBT: formatMs(federated.tbt),
      CLS: federated.cls.toFixed(3),
      accessibility: String(federated.accessibility),
      'best practices': String(federated.bestPractices),
      SEO: federated.indexable ? String(federated.seo) : `${federated.seo} (noindex)`,
      scripts: formatKib(federated.scripts),
      'longest task': formatTask(federated.longestTask),
    }
  })
  return formatTable(rows)
}

/** The same pages of the shop in one bundle, and what the federated shop is to them. */
export function formatComparison(results: readonly PageResult[]): string {
  const rows = results.map((result) => {
    const { federated, bundle } = result
    return {
      'one bundle': nameOf(result),
      performance: String(bundle.performance),
      FCP: formatSeconds(bundle.fcp),
      LCP: formatSeconds(bundle.lcp),
      TBT: formatMs(bundle.tbt),
      scripts: formatKib(bundle.scripts),
      'longest task': formatTask(bundle.longestTask),
      'LCP, federated to it': formatRatio(federated.lcp, bundle.lcp),
      'scripts, federated to it': formatRatio(federated.scripts, bundle.scripts),
    }
  })
  return formatTable(rows)
}

/** When a press on _Add to Cart_ has its effect, in both shops. */
export function formatPresses(presses: Record<string, PressFigures>): string {
  const rows = Object.entries(presses).map(([shop, { visible, effect }]) => ({
    shop,
    'button visible': formatSeconds(visible),
    'cart shows 1': formatSeconds(effect),
    between: formatSeconds(effect - visible),
  }))
  return formatTable(rows)
}

interface Goal {
  name: string
  isMet: (result: PageResult) => boolean
  format: (result: PageResult) => string
}

const score = (name: string, key: 'accessibility' | 'bestPractices' | 'seo'): Goal => ({
  name: `${name} 100`,
  isMet: ({ federated }) => federated[key] === 100 || (key === 'seo' && !federated.indexable),
  format: ({ federated }) => String(federated[key]),
})
const limit = (
  name: string,
  read: (result: PageResult) => number,
  most: number,
  format: (value: number) => string,
): Goal => ({
  name: `${name} ≤ ${format(most)}`,
  // As printed: nobody sees why 1.05 misses 1.05.
  isMet: (result) => read(result) <= most || format(read(result)) === format(most),
  format: (result) => format(read(result)),
})

const GOALS: readonly Goal[] = [
  {
    name: 'performance ≥ 98',
    isMet: ({ federated }) => federated.performance >= 98,
    format: ({ federated }) => String(federated.performance),
  },
  limit('FCP', ({ federated }) => federated.fcp, 1_100, formatSeconds),
  limit('LCP', ({ federated }) => federated.lcp, 1_600, formatSeconds),
  limit('TBT', ({ federated }) => federated.tbt, 100, formatMs),
  limit(
    'CLS',
    ({ federated }) => federated.cls,
    0,
    (value) => value.toFixed(3),
  ),
  limit('scripts', ({ federated }) => federated.scripts, 180 * 1024, formatKib),
  score('accessibility', 'accessibility'),
  score('best practices', 'bestPractices'),
  score('SEO', 'seo'),
  limit(
    'LCP to one bundle',
    ({ federated, bundle }) => federated.lcp / bundle.lcp,
    1.05,
    (value) => value.toFixed(2),
  ),
  limit(
    'scripts to one bundle',
    ({ federated, bundle }) => federated.scripts / bundle.scripts,
    1.15,
    (value) => value.toFixed(2),
  ),
]

/** A line for each goal that some pages miss. */
export function findMissedGoals(results: readonly PageResult[]): string[] {
  return GOALS.flatMap(({ name, isMet, format }) => {
    const missed = results.filter((result) => !isMet(result))
    const pages = missed.map((result) => `${nameOf(result)} ${format(result)}`)
    return pages.length > 0 ? [`${name}: ${pages.join('; ')}`] : []
  })
}
