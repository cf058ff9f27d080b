import { CODE_TIMEOUT_MS, TimeoutError } from '@shop/kernel'

import { buildRemote } from '../testing/open-shop.tsx'
import { loadWithFallback } from './load-with-fallback.ts'

const routes = [{ path: '/shop' }]
const alone = buildRemote('mfe-catalog', ['/shop'], '2.0.0')
const before = '/mfe-catalog/1.0.0/remoteEntry.js'
const withPrevious = buildRemote('mfe-catalog', ['/shop'], '2.0.0', before)

/** Loads from the addresses that work; the others fail, or hang. */
function loader(working: string[], otherwise: () => Promise<never>) {
  const asked: string[] = []
  const load = async (_name: string, url: string) => {
    asked.push(url)
    return working.includes(url) ? routes : otherwise()
  }
  return { asked, load }
}

const gone = () => Promise.reject(new Error('gone'))
const hangs = () => new Promise<never>(() => undefined)

test('the live release is loaded, and nothing else', async () => {
  const { asked, load } = loader([alone.entry.url, before], gone)
  await expect(loadWithFallback(withPrevious, load)).resolves.toBe(routes)
  expect(asked).toEqual([withPrevious.entry.url])
})

test('the release before stands in for one that is gone', async () => {
  const { asked, load } = loader([before], gone)
  await expect(loadWithFallback(withPrevious, load)).resolves.toBe(routes)
  expect(asked).toEqual([withPrevious.entry.url, before])
})

test('without one before, or with both gone, the failure of the live one is told', async () => {
  const { asked, load } = loader([], gone)
  await expect(loadWithFallback(alone, load)).rejects.toThrow('gone')
  await expect(loadWithFallback(withPrevious, load)).rejects.toThrow('gone')
  expect(asked).toHaveLength(3)
})

describe('what hangs', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test.each([
    ['alone', alone],
    ['with one before that hangs too', withPrevious],
  ])('is given up in the same time %s', async (_, remote) => {
    const { load } = loader([], hangs)
    const outcome = expect(loadWithFallback(remote, load)).rejects.toBeInstanceOf(TimeoutError)
    await jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS)
    await outcome
  })

  test('gives way to the release before', async () => {
    const { load } = loader([before], hangs)
    const outcome = expect(loadWithFallback(withPrevious, load)).resolves.toBe(routes)
    await jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS / 2)
    await outcome
  })
})
