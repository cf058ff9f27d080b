import type { Figures } from './figures.ts'
import { formatClicks, formatPages, formatTable, type PageResult } from './tables.ts'

const perfect: Figures = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 1_100,
  lcp: 1_600,
  tbt: 100,
  cls: 0,
  scripts: 180 * 1024,
}

function createResult(federated: Partial<Figures> = {}, bundle: Partial<Figures> = {}): PageResult {
  return {
    page: 'cart',
    language: 'ar',
    federated: { ...perfect, ...federated },
    bundle: { ...perfect, ...bundle },
  }
}

/** The cells of the first row, by column. */
function cellsOf(table: string): Record<string, string> {
  const [columns = [], , cells = []] = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
}

test('formatTable aligns a Markdown table', () => {
  expect(formatTable([{ page: 'home', LCP: '1 s' }])).toBe(
    '| page | LCP |\n| ---- | --- |\n| home | 1 s |',
  )
})

test('formatPages states every figure with its unit, and divides the federated shop’s by those of one bundle', () => {
  const federated = { lcp: 2_000, cls: 0.0214, scripts: 250 * 1024 }
  const bundle = { lcp: 1_600, tbt: 61.2, scripts: 200 * 1024 }
  expect(cellsOf(formatPages([createResult(federated, bundle)]))).toEqual({
    page: 'cart, Arabic',
    performance: '98',
    FCP: '1.10 s',
    LCP: '2.00 s',
    TBT: '100 ms',
    'TBT of one bundle': '61 ms',
    CLS: '0.021',
    accessibility: '100',
    'best practices': '100',
    SEO: '100',
    scripts: '250 KiB',
    'LCP to one bundle': '1.25',
    'scripts to one bundle': '1.25',
  })
})

test('formatClicks states when the button was in view, and how long the click took', () => {
  const table = formatClicks({ 'one bundle': { visible: 1_200, effect: 1_950 } })
  expect(cellsOf(table)).toEqual({
    shop: 'one bundle',
    'button visible': '1.20 s',
    'cart shows 1': '1.95 s',
  })
})
