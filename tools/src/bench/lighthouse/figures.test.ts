import {
  type Figures,
  type LighthouseResult,
  medianFigures,
  readFigures,
  readScripts,
  typicalVisit,
} from './figures.ts'

const createResult = (): LighthouseResult => ({
  categories: {
    performance: { score: 0.984 },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 0.66 },
  },
  audits: {
    'first-contentful-paint': { score: 1, numericValue: 900.5 },
    'largest-contentful-paint': { score: 1, numericValue: 1500 },
    'total-blocking-time': { score: 1, numericValue: 42 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'is-crawlable': { score: 0 },
    'long-tasks': { score: 0, details: { items: [{ duration: 61 }, { duration: 83 }] } },
    'network-requests': {
      score: 1,
      details: {
        items: [
          { url: 'http://localhost/', resourceType: 'Document' },
          { url: 'http://localhost/main.js', resourceType: 'Script' },
          { url: 'http://localhost/main.js', resourceType: 'Script' },
          { url: 'http://localhost/page.js', resourceType: 'Script' },
        ],
      },
    },
  },
})

const createFigures = (lcp: number, seo = 100): Figures => ({
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo,
  fcp: 900,
  lcp,
  tbt: 0,
  cls: 0,
  longestTask: 0,
  scripts: 1,
  indexable: 1,
})

test('readFigures reads scores in percent, times, and the longest task', () => {
  expect(readFigures(createResult(), 12_345)).toEqual({
    performance: 98,
    accessibility: 100,
    bestPractices: 96,
    seo: 66,
    fcp: 900.5,
    lcp: 1500,
    tbt: 42,
    cls: 0,
    longestTask: 83,
    scripts: 12_345,
    indexable: 0,
  })
})

test('readFigures counts no task where none was long', () => {
  const { audits, categories } = createResult()
  const result = { categories, audits: { ...audits, 'long-tasks': { score: 1 } } }
  expect(readFigures(result, 0).longestTask).toBe(0)
})

test('readFigures fails when a figure is missing, instead of counting it as zero', () => {
  const { audits, categories } = createResult()
  const lost = { ...audits, 'total-blocking-time': { score: null } }
  expect(() => readFigures({ categories, audits: lost }, 0)).toThrow('total-blocking-time')
  const unscored = { ...categories, seo: { score: null } }
  expect(() => readFigures({ categories: unscored, audits }, 0)).toThrow('seo')
})

test('readScripts returns each script once', () => {
  expect(readScripts(createResult())).toEqual([
    'http://localhost/main.js',
    'http://localhost/page.js',
  ])
})

test('medianFigures takes the median of each figure by itself', () => {
  const visits = [createFigures(1_000, 90), createFigures(3_000, 92), createFigures(2_000, 100)]
  expect(medianFigures(visits)).toMatchObject({ lcp: 2_000, seo: 92, performance: 98 })
  expect(() => medianFigures([])).toThrow('no visit')
})

test('typicalVisit returns the visit with the median of the largest paint', () => {
  const visits = [3_000, 1_000, 2_000].map((lcp) => ({ figures: createFigures(lcp) }))
  expect(typicalVisit(visits)).toBe(visits[2])
})
