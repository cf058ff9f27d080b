import { loadDeferredCode } from './load-deferred-code.ts'

describe('loadDeferredCode', () => {
  const idle: (() => void)[] = []
  const load = jest.fn()

  beforeEach(() => {
    idle.length = 0
    load.mockClear()
    Object.assign(window, { requestIdleCallback: (task: () => void) => idle.push(task) })
  })
  afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'))

  test('loads the code of requests at once when the page has no data', () => {
    loadDeferredCode(false, load)
    expect(load).toHaveBeenCalledTimes(1)
    expect(idle).toEqual([])
  })

  test('waits until the browser is idle when the page came with its data', () => {
    loadDeferredCode(true, load)
    expect(load).not.toHaveBeenCalled()
    idle.forEach((task) => task())
    expect(load).toHaveBeenCalledTimes(1)
  })
})
