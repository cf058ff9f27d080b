import { checkRendering, checkScripts } from './check-rendering.ts'
import { describeConditions } from './conditions.ts'
import { explainVisit, formatChains } from './explain.ts'
import {
  type Figures,
  type LighthouseResult,
  medianFigures,
  readFigures,
  readScripts,
  typicalVisit,
} from './figures.ts'
import { PAGE_NAMES, readMeasuredPage } from './measured-pages.ts'
import { parseOptions } from './options.ts'

describe('parseOptions', () => {
  test('visits every page five times in both languages without options', () => {
    expect(parseOptions([])).toEqual({
      runs: 5,
      pages: ['home', 'category', 'product', 'cart', 'agents'],
      languages: ['en', 'ar'],
      why: false,
    })
  })

  test('reads what is asked for', () => {
    const args = ['--runs', '1', '--pages', 'cart,home', '--languages', 'ar', '--why']
    expect(parseOptions(args)).toEqual({
      runs: 1,
      pages: ['cart', 'home'],
      languages: ['ar'],
      why: true,
    })
  })

  test.each([
    [['--runs', 'few'], '--runs must be a number from 1, not "few"'],
    [['--runs', '0'], '--runs must be a number from 1'],
    [['--pages', 'home,shop'], '"shop" is none of home, category, product, cart, agents'],
    [['--languages', 'fr'], '"fr" is none of en, ar'],
    [['--fast'], "Unknown option '--fast'"],
    [['home'], "Unexpected argument 'home'"],
  ])('rejects %j with a sentence', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message)
  })
})

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

describe('conditions', () => {
  test('describeConditions names browser, version and how fast the machine was from visit to visit', () => {
    const results = [1_500, 900, 1_400].map((benchmarkIndex) => ({
      lighthouseVersion: '12.8.2',
      environment: { hostUserAgent: 'Mozilla/5.0 HeadlessChrome/156.0.0.0', benchmarkIndex },
      categories: {},
      audits: {},
    }))
    const text = describeConditions(results)
    expect(text).toMatch(/^\d{4}-\d\d-\d\d, \d+ × /)
    expect(text).toContain(
      'Chromium 156, Lighthouse 12.8.2, benchmark index 900 to 1500, median 1400',
    )
  })
})

describe('check-rendering', () => {
  const cart = {
    name: 'cart',
    address: '/shop-cart',
    heading: { en: 'Cart', ar: 'السلة' },
    content: 'main a',
  }

  const shown = { heading: 'السلة', language: 'ar', renderedLanguage: 'ar', content: 1 }

  describe('checkRendering', () => {
    test('accepts the page that was asked for', () => {
      const page = { ...shown, heading: ' السلة ' }
      expect(() => checkRendering('/shop-cart', page, cart, 'ar')).not.toThrow()
    })

    test.each([
      [{ ...shown, heading: null }, 'its heading is null, not "السلة"'],
      [{ ...shown, heading: 'Cart' }, 'its heading is "Cart"'],
      [{ ...shown, language: 'en' }, 'its language is en, not ar'],
      [{ ...shown, renderedLanguage: 'en' }, 'the server rendered it in en'],
      [{ ...shown, renderedLanguage: null }, 'the server rendered it in no language'],
      [{ ...shown, content: 0 }, 'it has no main a'],
      [undefined, 'was not looked at'],
    ])('rejects %j', (page, problem) => {
      expect(() => checkRendering('/shop-cart', page, cart, 'ar')).toThrow(problem)
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
})

describe('explain', () => {
  const site = 'http://localhost:3000'

  test('formatChains prints each request below the one that asked for it, with its end', () => {
    const request = (file: string, endTime: number, transferSize: number) => ({
      url: site + file,
      startTime: 10,
      endTime,
      transferSize,
    })
    const chains = {
      a: {
        request: request('/', 10.02, 2_048),
        children: { b: { request: request('/shell/main.js', 10.1, 51_200) } },
      },
    }
    expect(formatChains(chains)).toEqual([
      '    20 ms  / (2.0 KiB)',
      '   100 ms    /shell/main.js (50.0 KiB)',
    ])
  })

  test('explainVisit prints what painted largest, tasks, scripts and requests', () => {
    const details = (items: object[]) => ({ score: 0, details: { items } })
    const text = explainVisit({
      categories: {},
      audits: {
        'largest-contentful-paint-element': details([
          { items: [{ node: { selector: 'main > img', snippet: '<img alt="">' } }] },
          { items: [{ phase: 'Render Delay', timing: 903.4 }] },
        ]),
        'layout-shifts': details([{ score: 0.0091, node: { selector: 'main > p' } }]),
        'long-tasks': details([
          { url: `${site}/shell/vendor.js`, startTime: 3_435, duration: 264 },
          { url: 'Unattributable', startTime: 10, duration: 51 },
        ]),
        'mainthread-work-breakdown': details([
          { groupLabel: 'Script Evaluation', duration: 1_135 },
        ]),
        'bootup-time': details([
          { url: `${site}/shell/vendor.js`, total: 982, scripting: 758, scriptParseCompile: 33 },
        ]),
        'network-requests': details([
          {
            url: `${site}/shell/vendor.js`,
            resourceType: 'Script',
            priority: 'High',
            networkRequestTime: 44,
            networkEndTime: 86,
            transferSize: 1_024,
          },
          { url: site, resourceType: 'Document' },
        ]),
      },
    })
    expect(text.split('\n').map((line) => line.trim())).toEqual([
      'Largest paint:',
      'main > img  <img alt="">',
      '903 ms  Render Delay',
      'Layout shifts:',
      '0.0091  main > p',
      'Longest tasks, on the simulated phone:',
      '264 ms at 3,435 ms  /shell/vendor.js',
      '51 ms at 10 ms  Unattributable',
      'Main thread, slowed down:',
      '1,135 ms  Script Evaluation',
      'Time by script, slowed down:',
      '982 ms  /shell/vendor.js: running 758 ms, compiling 33 ms',
      'Scripts, from when to when without throttling:',
      '44 ms to 86 ms  High  /shell/vendor.js (1.0 KiB)',
    ])
  })
})
