import { createLinkCheck } from './dead-links.ts'
import { describeConduct, describeRoot } from './describe-conduct.ts'
import { PLAIN_VISITOR } from './visits.ts'

describe('describeConduct', () => {
  const counts = { renderings: 1, titles: 1, focuses: 0, scrolls: 0, layoutShift: 0 }
  const page = {
    ...{ renderers: 1, asked: [], trappedSteps: 0, counts, stopped: [], isHeld: false },
    ...{ covered: [], hasHeading: true, texts: [], links: [], root: [] },
    ...{ tooWide: null, isHidden: false },
    ...{ url: '', places: { keydown: 'http://shop/mfe-x/1/a.js:1:2' } },
  }

  test('finds nothing in a page that leaves browser and visitor alone', () => {
    expect(describeConduct(page, PLAIN_VISITOR, false)).toEqual([])
  })

  test.each([
    [/^It asks for notifications, the place without/, { asked: ['notifications', 'the place'] }],
    [
      /^It stops keydown, wheel outside.* \[at http:\S+\/a\.js:1:2\]$/,
      { stopped: ['keydown', 'wheel'] },
    ],
    [/^It holds visitors who leave it/, { isHeld: true }],
    [/^It keeps search engines from .*"index": false/, { isHidden: true }],
    [/\(<div>\) reaches 340 px out of a window of/, { tooWide: { element: '<div>', pixels: 340 } }],
  ])('says %s', (sentence, change) => {
    expect(describeConduct({ ...page, ...change }, PLAIN_VISITOR, false)).toEqual([
      expect.stringMatching(sentence),
    ])
  })

  test('takes a page that its manifest keeps from search engines', () => {
    expect(describeConduct({ ...page, isHidden: true }, PLAIN_VISITOR, true)).toEqual([])
  })
})

describe('describeRoot', () => {
  const root = ['lang="ar"', 'dir="rtl"', 'class="dark no-scroll"', 'data-cart=""']
  const visitor = { ...PLAIN_VISITOR, language: 'ar', theme: 'dark' } as const

  test('takes what is added', () => expect(describeRoot(root, visitor)).toEqual([]))

  test.each([
    ['dir="rtl"', root.with(1, 'dir="ltr"')],
    ['lang="ar"', root.slice(1)],
    ['class="dark"', root.with(2, 'class="light"')],
    ['class="dark"', root.with(2, 'class="darker"')],
  ])('misses %s', (missing, changed) => {
    expect(describeRoot(changed, visitor)).toEqual([
      expect.stringContaining(`It takes ${missing} from the document`),
    ])
  })
})

describe('createLinkCheck', () => {
  const shop = { origin: 'http://shop.example', paths: ['/', '/agents/:id?', '/help/*'] }
  let asked: string[]
  let answer: () => Promise<Response>
  const realFetch = globalThis.fetch
  beforeEach(() => {
    asked = []
    answer = () => Promise.resolve(new Response(null, { status: 404 }))
    globalThis.fetch = (url) => {
      asked.push(url as string)
      return answer()
    }
  })
  afterEach(() => void (globalThis.fetch = realFetch))

  test('takes addresses of pages without asking, in both languages', async () => {
    const links = ['/', '/ar', '/AGENTS/7?from=here', '/ar/help/a/b']
    expect(await createLinkCheck()(shop, links)).toEqual([])
    expect(asked).toEqual([])
  })

  test('asks once for what is no page, and names what is missing', async () => {
    const check = createLinkCheck()
    const sentence = expect.stringMatching(/^It links to \/agent\/7, where nothing is \(404\)/)
    expect(await check(shop, ['/agent/7'])).toEqual([sentence])
    expect(await check(shop, ['/agent/7'])).toEqual([sentence])
    expect(asked).toEqual(['http://shop.example/agent/7'])
  })

  test('takes files', async () => {
    answer = () => Promise.resolve(new Response('', { status: 200 }))
    expect(await createLinkCheck()(shop, ['/licenses.txt'])).toEqual([])
  })

  test('says that it does not know what could not be asked for, and asks again', async () => {
    const check = createLinkCheck()
    answer = () => Promise.reject(new Error('refused'))
    expect(await check(shop, ['/gone'])).toBeNull()
    answer = () => Promise.resolve(new Response(null, { status: 404 }))
    expect(await check(shop, ['/gone'])).toHaveLength(1)
  })
})
