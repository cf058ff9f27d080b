import type { Figures } from './figures.ts'
import {
  findMissedGoals,
  formatComparison,
  formatPages,
  formatPresses,
  formatTable,
  type PageResult,
} from './tables.ts'

const perfect: Figures = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 1_100,
  lcp: 1_600,
  tbt: 100,
  cls: 0,
  longestTask: 0,
  scripts: 180 * 1024,
  indexable: 1,
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

test('formatPages states every figure with its unit', () => {
  const table = formatPages([createResult({ longestTask: 1_234.4, cls: 0.0214 })])
  expect(cellsOf(table)).toEqual({
    page: 'cart, Arabic',
    performance: '98',
    FCP: '1.10 s',
    LCP: '1.60 s',
    TBT: '100 ms',
    CLS: '0.021',
    accessibility: '100',
    'best practices': '100',
    SEO: '100',
    scripts: '180 KiB',
    'longest task': '1,234 ms',
  })
})

test('formatPages says where search engines are kept out, and that no task was long', () => {
  const cells = cellsOf(formatPages([createResult({ seo: 66, indexable: 0 })]))
  expect(cells).toMatchObject({ SEO: '66 (noindex)', 'longest task': '< 50 ms' })
})

test('formatComparison divides the federated shop’s figures by those of one bundle', () => {
  const table = formatComparison([
    createResult({ lcp: 2_000, scripts: 250 * 1024 }, { lcp: 1_600, scripts: 200 * 1024 }),
  ])
  expect(cellsOf(table)).toMatchObject({
    LCP: '1.60 s',
    scripts: '200 KiB',
    'LCP, federated to it': '1.25',
    'scripts, federated to it': '1.25',
  })
})

test('formatPresses states when the button was in view, and how long a press then took', () => {
  const table = formatPresses({ 'one bundle': { visible: 1_200, effect: 1_950 } })
  expect(cellsOf(table)).toEqual({
    shop: 'one bundle',
    'button visible': '1.20 s',
    'cart shows 1': '1.95 s',
    between: '0.75 s',
  })
})

describe('findMissedGoals', () => {
  test('returns nothing at the goals themselves', () => {
    expect(findMissedGoals([createResult()])).toEqual([])
  })

  test('compares figures as they are printed', () => {
    const result = createResult({ lcp: 1_604, cls: 0.0004 }, { lcp: 1_524 })
    expect(findMissedGoals([result])).toEqual([])
  })

  test.each<[Partial<Figures>, string]>([
    [{ performance: 97 }, 'performance ≥ 98: cart, Arabic 97'],
    [{ fcp: 1_200 }, 'FCP ≤ 1.10 s: cart, Arabic 1.20 s'],
    [{ tbt: 101 }, 'TBT ≤ 100 ms: cart, Arabic 101 ms'],
    [{ cls: 0.01 }, 'CLS ≤ 0.000: cart, Arabic 0.010'],
    [{ accessibility: 99 }, 'accessibility 100: cart, Arabic 99'],
    [{ bestPractices: 96 }, 'best practices 100: cart, Arabic 96'],
    [{ seo: 92 }, 'SEO 100: cart, Arabic 92'],
  ])('names the page that misses one: %j', (figures, line) => {
    expect(findMissedGoals([createResult(), createResult(figures)])).toEqual([line])
  })

  test('does not ask for the SEO of a page that search engines are kept out of', () => {
    expect(findMissedGoals([createResult({ seo: 66, indexable: 0 })])).toEqual([])
  })

  test('compares to one bundle', () => {
    expect(findMissedGoals([createResult({}, { lcp: 1_000, scripts: 150 * 1024 })])).toEqual([
      'LCP to one bundle ≤ 1.05: cart, Arabic 1.60',
      'scripts to one bundle ≤ 1.15: cart, Arabic 1.20',
    ])
  })
})
