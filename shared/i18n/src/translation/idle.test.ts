import { whenIdle } from './idle.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

test('work is done after what is being done now, or called off', async () => {
  const done: string[] = []
  whenIdle(() => done.push('a'))
  whenIdle(() => done.push('b'))()
  expect(done).toEqual([])
  await soon()
  expect(done).toEqual(['a'])
})

describe('where the browser says when it is idle', () => {
  beforeEach(() => {
    const callbacks = new Map<number, () => void>()
    const request = (work: () => void, { timeout }: IdleRequestOptions) => {
      expect(timeout).toBeGreaterThan(0)
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

  test('work waits for that, or is called off', async () => {
    const done: string[] = []
    whenIdle(() => done.push('a'))
    whenIdle(() => done.push('b'))()
    await soon()
    expect(done).toEqual(['a'])
  })
})
