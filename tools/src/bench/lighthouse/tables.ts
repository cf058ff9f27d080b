import type { Language } from '../measured-pages.ts'
import type { Figures } from './figures.ts'
import type { ClickFigures } from './measure-click.ts'

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
const formatRatio = (one: number, other: number) => (one / other).toFixed(2)

/** Formats Lighthouse's figures of the shop's pages, and their ratio to the same pages of one bundle. */
export function formatPages(results: readonly PageResult[]): string {
  const rows = results.map(({ page, language, federated, bundle }) => ({
    page: `${page}, ${LANGUAGE_NAMES[language]}`,
    performance: String(federated.performance),
    FCP: formatSeconds(federated.fcp),
    LCP: formatSeconds(federated.lcp),
    TBT: formatMs(federated.tbt),
    'TBT of one bundle': formatMs(bundle.tbt),
    CLS: federated.cls.toFixed(3),
    accessibility: String(federated.accessibility),
    'best practices': String(federated.bestPractices),
    SEO: String(federated.seo),
    scripts: formatKib(federated.scripts),
    'LCP to one bundle': formatRatio(federated.lcp, bundle.lcp),
    'scripts to one bundle': formatRatio(federated.scripts, bundle.scripts),
  }))
  return formatTable(rows)
}

/** When a click on _Add to Cart_ has its effect, in both shops. */
export function formatClicks(clicks: Record<string, ClickFigures>): string {
  const rows = Object.entries(clicks).map(([shop, { visible, effect }]) => ({
    shop,
    'button visible': formatSeconds(visible),
    'cart shows 1': formatSeconds(effect),
  }))
  return formatTable(rows)
}
