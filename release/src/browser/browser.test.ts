import { createManifest } from '../testing/release-fixtures.ts'
import { respondAsDeclaredOrigin } from './declared-origin.ts'
import { describeFailures, isSameFinding } from './describe-failures.ts'
import { describePage } from './describe-page.ts'
import { describeLongTask } from './examine.ts'
import { CHECK_MARK, readLongestTasks } from './longest-tasks.ts'
import { planSubjects, toBaseline } from './plan-subjects.ts'
import { createToken, INITIAL_CART } from './session.ts'
import { listOpenedPages } from './shop-versions.ts'
import { planVisits, type Subject, type Visitor } from './visits.ts'

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    remote: 'mfe-agents',
    pattern: `/${index}`,
    url: `/${index}`,
    isRedirect: false,
  }))

describe('planVisits', () => {
  test.each([1, 3, 4, 30])('lets %d pages meet all languages, sessions and devices', (count) => {
    const visits = planVisits(pagesOf(count))
    for (const { url } of pagesOf(count)) {
      const visitors = visits.filter(({ page }) => page.url === url).map(({ visitor }) => visitor)
      expect(new Set(visitors.map(({ language }) => language)).size).toBe(2)
      expect(new Set(visitors.map(({ isMember }) => isMember)).size).toBe(2)
      expect(new Set(visitors.map(({ isPhone }) => isPhone)).size).toBe(2)
      expect(visitors).toHaveLength(count > 3 ? 2 : 4)
    }
  })

  test('lets every pair of a language, a session and a device meet some page', () => {
    const pairs = planVisits(pagesOf(4)).flatMap(({ visitor }) => {
      const { language, isMember, isPhone } = visitor
      return [`${language} ${isMember}`, `${language} on ${isPhone}`, `${isMember}, ${isPhone}`]
    })
    expect(new Set(pairs).size).toBe(12)
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
  const visitor: Visitor = { language: 'en', isMember: true, isPhone: false }
  const address = 'http://127.0.0.1:1/agents'
  const stored = {
    'localStorage lang': 'en',
    'localStorage theme': 'light',
    'localStorage addToCart': INITIAL_CART,
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
    },
    ...{ stored, covered: [], hasHeading: true, texts: ['Agents', 'Our agents. All of them.'] },
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
    'mfe-agents@2.0.0, /0 (English, visitor, desktop; Arabic, member, desktop): It fails: 1.',
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

  test('describeLongTask compares with what a live page takes', () => {
    expect(describeLongTask(900, 100)).toEqual([expect.stringContaining('for 900 ms')])
    expect(describeLongTask(290, 100)).toEqual([])
  })
})
