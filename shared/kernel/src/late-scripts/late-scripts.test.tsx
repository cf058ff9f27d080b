import { readInlineScript } from '../testing/read-inline-script.ts'

const script = readInlineScript('late-scripts/inline-late-scripts.ts')
const { documentElement: root, head, body } = document

/** Calls listeners of the window by hand: jsdom has loaded its page long ago. */
function runScript() {
  const listeners = new Map<string, () => void>()
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type, listener) => void listeners.set(type, listener as () => void))
  ;(0, eval)(script)
  jest.restoreAllMocks()
  return (type: string) => listeners.get(type)?.()
}

const scripts = () =>
  [...head.querySelectorAll('script')].map(({ src, async, defer }) => ({ src, async, defer }))
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href)

/** The paints that the browser has reported, of which jsdom has none. */
class PaintObserver {
  static paints: string[] = []
  static notify: (name: string) => void = () => undefined

  constructor(report: (entries: object, observer: PaintObserver) => void) {
    PaintObserver.notify = (name) =>
      report({ getEntriesByName: (each: string) => (each === name ? [{ name }] : []) }, this)
  }

  observe(options: object) {
    expect(options).toEqual({ type: 'paint', buffered: true })
    for (const name of PaintObserver.paints) PaintObserver.notify(name)
  }

  disconnect() {
    PaintObserver.notify = () => undefined
  }
}

const deferred = [
  { src: 'http://localhost/vendor.js', async: false, defer: true },
  { src: 'http://localhost/main.js', async: false, defer: true },
]

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { PerformanceObserver: PaintObserver })
  PaintObserver.paints = ['first-paint', 'first-contentful-paint']
  root.dataset.renderedLang = 'ar'
  root.lang = 'ar'
  root.dataset.messagesAr = '/ar.js '
  root.dataset.messagesEn = '/en.js '
  head.innerHTML = '<link rel="late" as="script" href="/page.js">'
  body.innerHTML =
    '<script type="late" src="/vendor.js"></script><script type="late" src="/main.js"></script>'
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of ['renderedLang', 'messagesAr', 'messagesEn']) delete root.dataset[name]
  root.lang = 'en'
  head.innerHTML = ''
  body.innerHTML = ''
})

describe('the scripts of a page that the server rendered', () => {
  test('are fetched in their order once the page has loaded and painted', () => {
    const dispatch = runScript()
    dispatch('DOMContentLoaded')
    dispatch('load')
    expect(scripts()).toEqual([])
    jest.advanceTimersByTime(100)
    expect(scripts()).toEqual(deferred)
    expect(preloads()).toEqual(['http://localhost/page.js', 'http://localhost/ar.js'])
  })

  test('wait until a slow device shows what it has painted', () => {
    PaintObserver.paints = ['first-paint']
    runScript()('load')
    jest.advanceTimersByTime(1_000)
    expect(scripts()).toEqual([])
    PaintObserver.notify('first-contentful-paint')
    expect(scripts()).toEqual(deferred)
  })

  test.each([
    ['/ar.js|sha384-a', null],
    ['https://cdn.test/ar.js|sha384-a', 'anonymous'],
    ['https://cdn.test/ar.js', null],
  ])('bring the messages %s as they are requested later', (message, expected) => {
    root.dataset.messagesAr = message
    runScript()('earlypress')
    const [href = ''] = message.split('|')
    const link = document.querySelector(`link[rel=preload][href="${href}"]`)
    expect(link).not.toBeNull()
    expect(link?.getAttribute('crossorigin')).toBe(expected)
  })

  test('are fetched at once, and once, by the first press', () => {
    const dispatch = runScript()
    dispatch('earlypress')
    expect(scripts()).toEqual(deferred)
    dispatch('earlypress')
    dispatch('load')
    jest.advanceTimersByTime(10_000)
    expect(scripts()).toEqual(deferred)
  })

  test('are fetched as soon as the markup is whole after a press before that', () => {
    const dispatch = runScript()
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    dispatch('earlypress')
    expect(scripts()).toEqual([])
    jest.restoreAllMocks()
    dispatch('DOMContentLoaded')
    expect(scripts()).toEqual(deferred)
  })

  test('are fetched while the pictures of a slow line still load', () => {
    runScript()('DOMContentLoaded')
    jest.advanceTimersByTime(3_000)
    expect(scripts()).toEqual(deferred)
  })

  test('are fetched at once when what was rendered was discarded', () => {
    delete root.dataset.renderedLang
    runScript()('DOMContentLoaded')
    expect(scripts()).toEqual(deferred)
  })

  test('are left alone in a page that was not rendered', () => {
    delete root.dataset.renderedLang
    body.innerHTML = ''
    head.innerHTML = '<script defer src="/main.js"></script>'
    const dispatch = runScript()
    dispatch('DOMContentLoaded')
    dispatch('load')
    jest.advanceTimersByTime(10_000)
    expect(scripts()).toHaveLength(1)
    expect(preloads()).toEqual([])
  })
})
