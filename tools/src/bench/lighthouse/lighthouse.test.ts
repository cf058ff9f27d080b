import { PAGE_NAMES, readMeasuredPage } from '../measured-pages.ts'
import { checkScripts } from './check-page.ts'
import {
  type Figures,
  type LighthouseResult,
  medianFigures,
  readFigures,
  readScripts,
} from './figures.ts'

describe('readMeasuredPage', () => {
  test('finds the address and the headings of every page', () => {
    const pages = PAGE_NAMES.map(readMeasuredPage)
    expect(pages.map(({ address }) => address)).toEqual([
      '/',
      '/shop-products/digital-business-cards',
      '/product-detail/brushed-silver-steel-card',
      '/shop-cart',
      '/agents',
    ])
    for (const { heading } of pages) {
      expect(heading.en).toMatch(/[a-z]/)
      expect(heading.ar).toMatch(/[\u0621-\u064a]/)
    }
  })
})

describe('checkScripts', () => {
  const shell = 'http://localhost/shell/1.0.0/main.js'
  const remote = 'http://localhost/mfe-agents/1.0.0/remoteEntry.js'

  test('accepts the scripts of the shop that was visited', () => {
    expect(() => checkScripts('/', [shell, remote], false)).not.toThrow()
    expect(() => checkScripts('/', [shell], true)).not.toThrow()
  })

  test('rejects those of the other shop, and none at all', () => {
    expect(() => checkScripts('/', [shell], false)).toThrow('not the shop of several front ends')
    expect(() => checkScripts('/', [shell, remote], true)).toThrow('not the shop in one bundle')
    expect(() => checkScripts('/', [], true)).toThrow('ran 0 scripts')
  })
})

describe('figures', () => {
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
    scripts: 1,
  })

  test('readFigures reads scores in percent, and times', () => {
    expect(readFigures(createResult(), 12_345)).toEqual({
      performance: 98,
      accessibility: 100,
      bestPractices: 96,
      seo: 66,
      fcp: 900.5,
      lcp: 1500,
      tbt: 42,
      cls: 0,
      scripts: 12_345,
    })
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
})
