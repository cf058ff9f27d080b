import {
  ENTRY_SCRIPT_ATTRIBUTE,
  retryPendingLoads,
  SLOW_AFTER_MS,
  TimeoutError,
  whenIdle,
  withAutomaticRetry,
  withTimeout,
} from './loading.ts'

const options = { timeoutMs: 500, fallbackDelayMs: 1 }
const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Inserts a script as webpack and the federation runtime do. */
function insertScript(attribute: string, src = 'http://localhost/page.1.js') {
  const script = Object.assign(document.createElement('script'), { src })
  script.setAttribute(attribute, 'x')
  const onload = jest.fn(() => script.remove())
  Object.assign(script, { onload })
  document.head.append(script)
  return { script, onload }
}

const requestedAgain = () =>
  [...document.head.querySelectorAll('script')].filter(({ src }) => src.includes('retry='))

const Component = () => null

/** Loads a component as webpack does: by a script that is completed by `arrive`. */
function loadByScript() {
  const script = Object.assign(document.createElement('script'), { src: 'http://localhost/x.js' })
  script.setAttribute('data-webpack', 'x')
  document.head.append(script)
  return new Promise<typeof Component>((resolve) => {
    script.onload = () => resolve(Component)
  })
}

describe('whenIdle', () => {
  test('runs the task after the current one unless cancelled', async () => {
    const done: string[] = []
    whenIdle(() => done.push('a'), options)
    whenIdle(() => done.push('b'), options)()
    expect(done).toEqual([])
    await soon()
    expect(done).toEqual(['a'])
  })

  describe('with idle callbacks', () => {
    beforeEach(() => {
      const callbacks = new Map<number, () => void>()
      const request = (work: () => void, { timeout }: IdleRequestOptions) => {
        expect(timeout).toBe(options.timeoutMs)
        const handle = callbacks.size + 1
        callbacks.set(handle, work)
        setTimeout(() => callbacks.get(handle)?.())
        return handle
      }
      Object.assign(window, {
        requestIdleCallback: request,
        cancelIdleCallback: (handle: number) => callbacks.delete(handle),
      })
    })
    afterEach(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback')
      Reflect.deleteProperty(window, 'cancelIdleCallback')
    })

    test('runs the task in one unless cancelled', async () => {
      const done: string[] = []
      whenIdle(() => done.push('a'), options)
      whenIdle(() => done.push('b'), options)()
      await soon()
      expect(done).toEqual(['a'])
    })
  })
})

describe('retryPendingLoads', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    // Ends the time in which later scripts are requested again, too.
    jest.advanceTimersByTime(10_000)
    jest.useRealTimers()
    document.head.replaceChildren()
  })

  test.each(['data-webpack', ENTRY_SCRIPT_ATTRIBUTE])(
    'requests a pending script with %s by another address, which completes it',
    (attribute) => {
      const { onload } = insertScript(attribute)
      retryPendingLoads()
      const [second, ...others] = requestedAgain()
      expect(others).toEqual([])
      expect(second?.src).toMatch(/^http:\/\/localhost\/page\.1\.js\?retry=\d+$/)
      second?.dispatchEvent(new Event('load'))
      expect(onload).toHaveBeenCalledTimes(1)
      expect(document.scripts).toHaveLength(0)
    },
  )

  test('requests anew, by an address of its own, each time', () => {
    insertScript('data-webpack')
    retryPendingLoads()
    retryPendingLoads()
    const addresses = requestedAgain().map(({ src }) => src)
    expect(new Set(addresses).size).toBe(2)
  })

  test('lets the first request go on when the second fails', () => {
    const { script, onload } = insertScript('data-webpack')
    const onerror = jest.fn()
    script.addEventListener('error', onerror)
    retryPendingLoads()
    requestedAgain()[0]?.dispatchEvent(new Event('error'))
    expect(requestedAgain()).toEqual([])
    expect(onerror).not.toHaveBeenCalled()
    script.dispatchEvent(new Event('load'))
    expect(onload).toHaveBeenCalledTimes(1)
  })

  test('requests again what is loaded within the next seconds, and nothing else', async () => {
    retryPendingLoads()
    const other = Object.assign(document.createElement('script'), { src: 'http://localhost/x.js' })
    document.head.append(other)
    insertScript('data-webpack', 'http://localhost/next.js')
    await jest.advanceTimersByTimeAsync(0)
    expect(requestedAgain()).toHaveLength(1)
    expect(requestedAgain()[0]?.src).toContain('/next.js?retry=')
  })

  test('leaves later scripts alone', async () => {
    retryPendingLoads()
    jest.advanceTimersByTime(10_000)
    insertScript('data-webpack')
    await jest.advanceTimersByTimeAsync(0)
    expect(requestedAgain()).toEqual([])
  })
})

describe('withAutomaticRetry', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    document.head.replaceChildren()
  })

  test('requests code that hangs again by itself, ever less often', async () => {
    const loaded = withAutomaticRetry(loadByScript)
    await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1)
    expect(requestedAgain()).toHaveLength(0)
    await jest.advanceTimersByTimeAsync(1)
    expect(requestedAgain()).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS * 2)
    expect(requestedAgain()).toHaveLength(2)
    requestedAgain()[0]?.dispatchEvent(new Event('load'))
    await expect(loaded).resolves.toBe(Component)
    document.head.replaceChildren()
    await jest.advanceTimersByTimeAsync(120_000)
    expect(requestedAgain()).toHaveLength(0)
  })
})

describe('withTimeout', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('settles like the promise and clears the timer', async () => {
    await expect(withTimeout(Promise.resolve('here'), 1_000, 'The page')).resolves.toBe('here')
    await expect(withTimeout(Promise.reject(new Error('gone')), 1_000, 'The page')).rejects.toThrow(
      'gone',
    )
    expect(jest.getTimerCount()).toBe(0)
  })

  test('rejects with TimeoutError after the time-out', async () => {
    const late = withTimeout(new Promise(() => undefined), 4_500, 'The page')
    await Promise.all([
      expect(late).rejects.toEqual(new TimeoutError('The page', 4_500)),
      jest.advanceTimersByTimeAsync(4_500),
    ])
    expect(new TimeoutError('The page', 4_500).message).toBe('The page timed out after 4.5 s')
  })
})
