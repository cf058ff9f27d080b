import { setImmediate } from 'node:timers/promises'

import { createRenderQueue, QueueFullError } from './render-queue.ts'

/** A queue whose pages are rendered until the test ends them. */
function createQueue(threads: number) {
  const run = createRenderQueue(threads)
  const started: string[] = []
  const works = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
  const results = new Map<string, Promise<void>>()

  function ask(name: string, version: string | null = name, network = 'home', isKnown = false) {
    const work = new Promise<void>((resolve, reject) => works.set(name, { resolve, reject }))
    const result = run({ version, network, isKnown }, () => {
      started.push(name)
      return work
    })
    result.catch(() => {})
    results.set(name, result)
    return result
  }

  async function end(name: string, error?: Error) {
    if (error) works.get(name)?.reject(error)
    else works.get(name)?.resolve()
    await results.get(name)?.catch(() => {})
    await setImmediate()
  }

  return { started, ask, end }
}

describe('createRenderQueue', () => {
  test('gives a version one thread until it has rendered a page, then all but one', async () => {
    const { started, ask, end } = createQueue(4)
    for (const page of ['1', '2', '3', '4', '5']) void ask(page, 'shop@1')
    void ask('other', 'agents@1')
    expect(started).toEqual(['1', 'other'])
    await end('1')
    expect(started).toEqual(['1', 'other', '2', '3', '4'])
    await end('other')
    expect(started).toHaveLength(5)
    await end('2')
    expect(started.at(-1)).toBe('5')
  })

  test('gives a version one thread after a failure', async () => {
    const { started, ask, end } = createQueue(4)
    void ask('1', 'shop@1')
    await end('1')
    for (const page of ['2', '3', '4', '5', '6']) void ask(page, 'shop@1')
    expect(started).toEqual(['1', '2', '3', '4'])
    for (const page of ['2', '3', '4']) await end(page, new Error('No page'))
    expect(started).toEqual(['1', '2', '3', '4', '5'])
  })

  test('lets the shell have all threads', () => {
    const { started, ask } = createQueue(2)
    for (const page of ['1', '2', '3']) void ask(page, null)
    expect(started).toEqual(['1', '2'])
  })

  test('takes known pages first, then those of one network after the other', async () => {
    const { started, ask, end } = createQueue(1)
    for (let index = 0; index < 100; index++) void ask(`junk ${index}`, null, 'junk')
    void ask('one', null, 'one')
    void ask('two', null, 'two')
    void ask('known', null, 'junk', true)
    for (const name of ['junk 0', 'known', 'junk 1', 'one', 'two']) await end(name)
    expect(started).toEqual(['junk 0', 'known', 'junk 1', 'one', 'two', 'junk 2'])
  })

  test('renders one page at a time, and none beside others, of a network that asks for more than is rendered', async () => {
    const { started, ask, end } = createQueue(4)
    for (let index = 0; index < 20; index++) void ask(`junk ${index}`, null, 'junk')
    for (const name of ['junk 0', 'junk 1', 'junk 2']) await end(name)
    expect(started).toEqual(['junk 0', 'junk 1', 'junk 2', 'junk 3'])
    void ask('one', null, 'one')
    expect(started.at(-1)).toBe('one')
    await end('junk 3')
    expect(started.at(-1)).toBe('one')
    await end('one')
    expect(started.at(-1)).toBe('junk 4')
    // A network of which few pages wait has them all.
    for (let index = 4; index < 12; index++) await end(`junk ${index}`)
    expect(started.slice(-4)).toEqual(['junk 12', 'junk 13', 'junk 14', 'junk 15'])
  })

  test('is full for a network that asks for more than its share', async () => {
    const { ask } = createQueue(1)
    for (let index = 0; index <= 200; index++) void ask(`junk ${index}`, null, 'junk')
    await expect(ask('junk', null, 'junk')).rejects.toThrow(QueueFullError)
    let isRefused = false
    ask('one', null, 'one').catch(() => (isRefused = true))
    ask('known', null, 'junk', true).catch(() => (isRefused = true))
    await setImmediate()
    expect(isRefused).toBe(false)
  })
})
