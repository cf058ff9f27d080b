import { readInlineScript } from '../testing/read-inline-script.ts'

const script = readInlineScript('startup/inline-request-scripts.ts')
const { documentElement: root, head, body } = document

/** Calls listeners of the window by hand: jsdom has parsed its page long ago. */
function runScript() {
  const listeners = new Map<string, () => void>()
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type, listener) => void listeners.set(type, listener as () => void))
  ;(0, eval)(script)
  jest.restoreAllMocks()
  return async (type: string) => {
    listeners.get(type)?.()
    await jest.advanceTimersByTimeAsync(0)
  }
}

const scripts = () =>
  [...head.querySelectorAll('script')].map(({ src, async, defer }) => ({ src, async, defer }))
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href)

/** The paints that the browser has reported, of which jsdom has none. */
class PaintObserver {
  static paints: string[] = []
  static notify: (name: string) => void = () => undefined

  constructor(report: (entries: object) => void) {
    PaintObserver.notify = (name) =>
      report({ getEntriesByName: (each: string) => (each === name ? [{ name }] : []) })
  }

  observe(options: object) {
    expect(options).toEqual({ type: 'paint', buffered: true })
    for (const name of PaintObserver.paints) PaintObserver.notify(name)
  }
}

const deferred = [
  { src: 'http://localhost/vendor.js', async: false, defer: true },
  { src: 'http://localhost/main.js', async: false, defer: true },
]

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { PerformanceObserver: PaintObserver })
  PaintObserver.paints = []
  root.dataset.renderedLang = 'en'
  head.innerHTML = '<link rel="late" as="script" href="/page.js">'
  body.innerHTML =
    '<script type="late" src="/vendor.js"></script><script type="late" src="/main.js"></script>'
})
afterEach(() => {
  jest.useRealTimers()
  delete root.dataset.renderedLang
  head.innerHTML = ''
  body.innerHTML = ''
})

describe('the scripts of a page that the server rendered', () => {
  test('are requested in their order at the first contentful paint, once the markup is whole', async () => {
    PaintObserver.paints = ['first-paint', 'first-contentful-paint']
    const dispatch = runScript()
    await jest.advanceTimersByTimeAsync(1_000)
    expect([scripts(), preloads()]).toEqual([[], []])
    await dispatch('DOMContentLoaded')
    expect(scripts()).toEqual(deferred)
    expect(preloads()).toEqual(['http://localhost/page.js'])
  })

  test('wait until a slow device has painted', async () => {
    PaintObserver.paints = ['first-paint']
    const dispatch = runScript()
    await dispatch('DOMContentLoaded')
    expect(scripts()).toEqual([])
    PaintObserver.notify('first-contentful-paint')
    await jest.advanceTimersByTimeAsync(0)
    expect(scripts()).toEqual(deferred)
  })

  test('are requested by the first click, and once', async () => {
    const dispatch = runScript()
    await dispatch('earlyclick')
    expect(scripts()).toEqual([])
    await dispatch('DOMContentLoaded')
    expect(scripts()).toEqual(deferred)
    await dispatch('earlyclick')
    PaintObserver.notify('first-contentful-paint')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(scripts()).toEqual(deferred)
  })

  test('are requested after 2.5 s in a tab that does not paint', async () => {
    await runScript()('DOMContentLoaded')
    await jest.advanceTimersByTimeAsync(2_499)
    expect(scripts()).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(scripts()).toEqual(deferred)
  })

  test('are requested at once when the head script has discarded what was rendered', async () => {
    delete root.dataset.renderedLang
    await runScript()('DOMContentLoaded')
    expect(scripts()).toEqual(deferred)
  })

  test('are left alone in a page that was not rendered', async () => {
    delete root.dataset.renderedLang
    body.innerHTML = ''
    head.innerHTML = '<script defer src="/main.js"></script>'
    await runScript()('DOMContentLoaded')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(scripts()).toHaveLength(1)
    expect(preloads()).toEqual([])
  })
})
