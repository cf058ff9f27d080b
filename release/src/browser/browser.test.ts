import { createManifest } from '../testing/release-fixtures.ts'
import { respondAsDeclaredOrigin } from './declared-origin.ts'
import { atPlace, describeFailures, isSameFinding, locateFindings } from './describe-failures.ts'
import { describePage } from './describe-page.ts'
import { CHECK_MARK, readLongestTasks } from './longest-tasks.ts'
import { describeMeasures, NO_MEASURES, toMeasures } from './measures.ts'
import { planSubjects, toBaseline } from './plan-subjects.ts'
import { createCart, createToken } from './session.ts'
import { listOpenedPages } from './shop-versions.ts'
import { PLAIN_VISITOR, planVisits, type Subject } from './visits.ts'

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    remote: 'mfe-agents',
    pattern: `/${index}`,
    url: `/${index}`,
    isRedirect: false,
    isHidden: false,
  }))

describe('planVisits', () => {
  test.each([1, 3, 4, 30])(
    'lets %d pages meet all languages, sessions, devices, themes and full carts',
    (count) => {
      const visits = planVisits(pagesOf(count))
      for (const { url } of pagesOf(count)) {
        const visitors = visits.filter(({ page }) => page.url === url).map(({ visitor }) => visitor)
        expect(new Set(visitors.map(({ language }) => language)).size).toBe(2)
        expect(new Set(visitors.map(({ isMember }) => isMember)).size).toBe(2)
        expect(new Set(visitors.map(({ isPhone }) => isPhone)).size).toBe(2)
        expect(new Set(visitors.map(({ theme }) => theme)).size).toBe(2)
        expect(new Set(visitors.map(({ cartLines }) => cartLines > 1)).size).toBe(2)
        expect(visitors).toHaveLength(count > 3 ? 2 : 4)
      }
    },
  )

  test('lets every pair of a language, a session and a device meet some page', () => {
    const pairs = planVisits(pagesOf(4)).flatMap(({ visitor }) => {
      const { language, isMember, isPhone } = visitor
      return [`${language} ${isMember}`, `${language} on ${isPhone}`, `${isMember}, ${isPhone}`]
    })
    expect(new Set(pairs).size).toBe(12)
  })

  const listDifferent = (count: number, key: 'width' | 'cartLines') =>
    [...new Set(planVisits(pagesOf(count)).map(({ visitor }) => visitor[key]))].toSorted(
      (one, other) => one - other,
    )

  test.each([
    [1, [360, 390, 768, 1280]],
    [4, [360, 768, 1280]],
  ])('lets some of %d pages meet the widths %j, and each cart', (count, widths) => {
    expect(listDifferent(count, 'width')).toEqual(widths)
    expect(listDifferent(count, 'cartLines')).toEqual([0, 1, 3])
  })

  test.each([1, 3, 4, 30])('lets each of %d pages meet the narrowest phone', (count) => {
    const narrow = planVisits(pagesOf(count)).filter(({ visitor }) => visitor.width === 360)
    expect(new Set(narrow.map(({ page }) => page.url)).size).toBe(count)
  })

  test('lets each theme and each cart meet both languages, sessions and devices in turns', () => {
    const pairs = planVisits(pagesOf(8)).flatMap(({ visitor }) => {
      const { language, isMember, isPhone, theme, cartLines } = visitor
      return [theme, `${cartLines > 1}`].flatMap((state) =>
        [language, isMember, isPhone].map((of, index) => `${state}, ${index}: ${of}`),
      )
    })
    expect(new Set(pairs).size).toBe(24)
  })

  test('sends the same visitors each time, so that a failure can be repeated', () => {
    expect(planVisits(pagesOf(9))).toEqual(planVisits(pagesOf(9)))
  })

  test('checks the accessibility of each page', () => {
    const checked = planVisits(pagesOf(5)).filter((visit) => visit.checksAccessibility)
    expect(new Set(checked.map(({ page }) => page.url)).size).toBe(5)
  })
})

describe('planSubjects', () => {
  const manifests = new Map([
    ['mfe-agents', createManifest('mfe-agents', ['/agents', '/agents/:id'])],
    ['mfe-catalog', createManifest('mfe-catalog', ['/product/:id', '/shop', '/sale'])],
  ])
  const versions = { versions: [], manifests }
  const addresses = { '/agents/:id': '/agents/7' }
  const describe = (subjects: readonly Subject[]) => [
    ...new Set(
      subjects.map((subject) =>
        subject.kind === 'visit'
          ? subject.page.url
          : `${subject.pages.map(({ url }) => url).join()} between ${subject.others.map(({ url }) => url).join()}`,
      ),
    ),
  ]

  test('opens all pages of a remote, and shows them between those of others', () => {
    expect(describe(planSubjects(versions, [{ name: 'mfe-agents' }], addresses))).toEqual([
      '/agents,/agents/7 between /error,/shop',
      '/agents',
      '/agents/7',
    ])
  })

  test('shows them between few of others', () => {
    const many = ['mfe-a', 'mfe-b', 'mfe-c'].map(
      (name) => [name, createManifest(name, [`/${name}`])] as const,
    )
    const shop = { versions: [], manifests: new Map([...manifests, ...many]) }
    expect(describe(planSubjects(shop, [{ name: 'mfe-agents' }], addresses))[0]).toBe(
      '/agents,/agents/7 between /error,/shop,/mfe-a',
    )
  })

  test('opens one page of each remote with a shell', () => {
    expect(describe(planSubjects(versions, [{ name: 'shell' }], addresses))).toEqual([
      '/agents',
      '/shop',
    ])
  })

  test('compares a page that is not live yet with one of the shell', () => {
    const [subject] = planSubjects(versions, [{ name: 'mfe-agents' }], addresses).slice(-1)
    if (subject === undefined) throw new Error('There is none')
    expect(describe([toBaseline(subject, versions)])).toEqual(['/agents/7'])
    expect(describe([toBaseline(subject, { versions: [], manifests: new Map() })])).toEqual([
      '/error',
    ])
  })

  test('knows redirects by their lack of a title', () => {
    const meta = { title: '', description: '' }
    const manifest = {
      ...createManifest('mfe-x', ['/a', '/b']),
      meta: { '/a': { en: meta, ar: meta } },
    }
    const redirects = listOpenedPages('mfe-x', manifest, {}).map(({ isRedirect }) => isRedirect)
    expect(redirects).toEqual([false, true])
  })
})

describe('describePage', () => {
  const visitor = { ...PLAIN_VISITOR, isMember: true }
  const address = 'http://127.0.0.1:1/agents'
  const stored = {
    'localStorage lang': 'en',
    'localStorage theme': 'light',
    'localStorage addToCart': createCart(1),
    'localStorage token_link_dashboard': createToken(),
    'sessionStorage message-draft:a:b': '',
  }
  const page = {
    ...{
      url: address,
      renderers: 1,
      violations: [],
      natives: [],
      listeners: [],
      intervals: 0,
      timeouts: 0,
      places: {},
    },
    ...{ stored, covered: [], hasHeading: true, texts: ['Agents', 'Our agents. All of them.'] },
    ...{ links: [], tooWide: null, isHidden: false, root: [] },
  }

  test('finds nothing in a page that keeps to its region', () => {
    expect(describePage(page, {}, visitor, address)).toEqual([])
  })

  test.each([
    [/^It leads to \/shop/, { url: 'http://127.0.0.1:1/shop' }],
    [/React of its own/, { renderers: 2 }],
    [/no heading/, { hasHeading: false }],
    [/shows agents\.title in place of a text/, { texts: ['agents.title'] }],
    [/controls \(Cart\)/, { covered: ['Cart'] }],
    [/replaces fetch, a, b, 2 more for all/, { natives: ['fetch', 'a', 'b', 'c', 'd'] }],
    [/^It asks https:\/\/x\.example, /, { violations: ['img-src https://x.example/a.gif'] }],
    [/{ "font": \["https:\/\/x\.example"\] }/, { violations: ['font-src https://x.example/a'] }],
    [/{ "connect": \["https:\/\/x\.example"\] }/, { violations: ['connect-src wss://x.example/'] }],
    [
      /stops it \(script-src-elem: https:\/\/x/,
      { violations: ['script-src-elem https://x.example'] },
    ],
    [/\(worker-src: blob\)\. Give the worker a file/, { violations: ['worker-src blob'] }],
    [/\(script-src: wasm-eval\)\. Do without WebA/, { violations: ['script-src wasm-eval'] }],
    [/policy stops it \(script-src: eval\)/, { violations: ['script-src eval'] }],
    [/stores cookie mine.*"storage": \["mine"\]/, { stored: { ...stored, 'cookie mine': '1' } }],
    [/changes the cart/, { stored: { ...stored, 'localStorage addToCart': '[]' } }],
    [/changes the cart/, { stored: { ...stored, 'localStorage addToCart': '{' } }],
    [/changes the session/, { stored: { ...stored, 'localStorage token_link_dashboard': 'x' } }],
    [/changes the language/, { stored: { ...stored, 'localStorage lang': 'ar' } }],
    [/changes the theme/, { stored: { ...stored, 'localStorage theme': 'dark' } }],
  ])('says %s', (sentence, change) => {
    expect(describePage({ ...page, ...change }, {}, visitor, address)).toEqual([
      expect.stringMatching(sentence),
    ])
  })

  test.each([['mine'], ['mi*'], ['*']])('takes what %j declares', (declared) => {
    const changed = { ...page, stored: { ...stored, 'cookie mine': '1' } }
    expect(describePage(changed, { storage: [declared] }, visitor, address)).toEqual([])
  })
})

test.each([
  ['image', 200, 'image/svg+xml'],
  ['font', 200, 'font/woff2'],
  ['document', 200, 'text/html'],
  ['fetch', 204, undefined],
])(
  'respondAsDeclaredOrigin sends a request for %s what it can show',
  async (type, status, contentType) => {
    const fulfill = jest.fn(() => Promise.resolve())
    await respondAsDeclaredOrigin({ fulfill, request: () => ({ resourceType: () => type }) })
    expect(fulfill).toHaveBeenCalledWith(
      expect.objectContaining({ status, ...(contentType && { contentType }) }),
    )
  },
)

test('isSameFinding leaves out versions, digests and numbers', () => {
  expect(isSameFinding('It fails: /a/1.0.0-ab1/x.4f.js', 'It fails: /a/1.0.0-cd2/x.5e.js')).toBe(
    true,
  )
  expect(isSameFinding('It fails: a', 'It fails: b')).toBe(false)
})

describe('atPlace', () => {
  const mapStack = (stack: string) =>
    Promise.resolve(/a\.js/.test(stack) ? [{ file: 'mfe-agents/src/Page.tsx', line: 7 }] : [])

  test('compares findings without their places', () => {
    const [one, other] = ['a.js:1:2', 'b.js:3:4'].map((at) => atPlace('It fails.', at))
    expect(isSameFinding(one ?? '', other ?? '')).toBe(true)
  })

  test('names the file and the line, where a place has one', async () => {
    const findings = [
      atPlace('It fails.', 'http://shop/mfe-agents/1/a.js:1:2'),
      atPlace('It hangs.', 'http://shop/unknown.js:1:2'),
      atPlace('It is slow.', undefined),
    ]
    expect(await locateFindings(findings, mapStack)).toEqual([
      'It fails. It is in mfe-agents/src/Page.tsx, line 7.',
      'It hangs.',
      'It is slow.',
    ])
  })
})

test('describeFailures names a failure once, with all who have met it, and counts what is too much', () => {
  const [page] = pagesOf(1)
  if (!page) throw new Error('There is none')
  const visits = planVisits([page]).map((visit): Subject => ({ kind: 'visit', ...visit }))
  const failures = visits.flatMap((subject) => [
    { subject, finding: 'It fails: 1.' },
    { subject, finding: 'It fails: b.' },
  ])
  const candidate = { name: 'mfe-agents', version: '2.0.0', files: undefined as never } as const
  const versions = { versions: [candidate], manifests: new Map() }
  expect(describeFailures(failures.slice(0, 3), versions, [candidate], 1)).toEqual([
    'mfe-agents@2.0.0, /0 (English, visitor, desktop of 1280 px, light, 1 in the cart; Arabic, member, desktop of 768 px, dark, 3 in the cart): It fails: 1.',
    'And 1 more.',
  ])
})

describe('readLongestTasks', () => {
  const event = (name: string, pid: number, ts: number, rest = {}) => ({ name, pid, ts, ...rest })
  const load = (pid: number, url: string) =>
    event('CommitLoad', pid, 1, { args: { data: { url, isMainFrame: true } } })

  test('returns the longest of each page in milliseconds, without what a check takes', () => {
    const traceEvents = [
      load(1, 'about:blank'),
      load(1, 'http://shop/a'),
      load(2, 'http://shop/b'),
      event('FunctionCall', 1, 10, { tdur: 250_000 }),
      event('TimerFire', 1, 20, { tdur: 40_000 }),
      event(CHECK_MARK, 2, 30),
      event('FunctionCall', 2, 40, { tdur: 900_000 }),
      event('FunctionCall', 3, 40, { tdur: 900_000 }),
    ]
    expect(readLongestTasks(Buffer.from(JSON.stringify({ traceEvents })))).toEqual(
      new Map([
        ['http://shop/a', 250],
        ['http://shop/b', 0],
      ]),
    )
  })
})

describe('describeMeasures', () => {
  const usual = { ...NO_MEASURES, longestTaskMs: 100, renderings: 40, titles: 2, layoutShift: 4 }

  test.each([
    [/^It blocks the page for 900 ms/, { longestTaskMs: 900 }],
    [/^It moves what visitors see \(layout shift of 31 hundredths, usual 4\)/, { layoutShift: 31 }],
    [/^It renders 3000 times by itself \(usual 40\)/, { renderings: 3000 }],
    [/^It changes the title 5 times by itself \(usual 2\)/, { titles: 5 }],
    [/^It moves the focus 5 times/, { focuses: 5 }],
    [/^It scrolls the window 5 times/, { scrolls: 5 }],
    [/^Its cookies take 4011 bytes/, { cookieBytes: 4011 }],
    [/^It stores 4000000 characters/, { storedBytes: 4_000_000 }],
  ])('says %s', (sentence, change) => {
    expect(describeMeasures({ ...usual, ...change }, usual)).toEqual([
      expect.stringMatching(sentence),
    ])
  })

  test('takes what is little more than usual', () => {
    const more = { longestTaskMs: 290, renderings: 400, titles: 4, layoutShift: 11, focuses: 1 }
    const stored = { scrolls: 1, cookieBytes: 200, storedBytes: 20_000 }
    expect(describeMeasures({ ...more, ...stored }, usual)).toEqual([])
  })

  test('counts what is stored by its length', () => {
    const counts = { renderings: 1, titles: 1, focuses: 0, scrolls: 0, layoutShift: 0.25 }
    const stored = { 'cookie a': 'a=123', 'localStorage b': '12', 'indexedDB c': '' }
    expect(toMeasures({ counts }, { stored })).toEqual({
      ...counts,
      ...{ longestTaskMs: 0, layoutShift: 25, cookieBytes: 5, storedBytes: 27 },
    })
  })
})
