import { whenIdle } from './when-idle.ts'

const options = { timeoutMs: 500, fallbackDelayMs: 1 }
const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

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
