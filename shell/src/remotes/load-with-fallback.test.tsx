import { LOAD_TIMEOUT_MS, TimeoutError } from '@shop/kernel'

import { buildRemote } from '../testing/open-shop.tsx'
import { loadWithFallback } from './load-with-fallback.ts'

const routes = [{ path: '/shop' }]
const withoutFallback = buildRemote('mfe-catalog', ['/shop'], '2.0.0')
const fallbackUrl = '/mfe-catalog/1.0.0/remoteEntry.js'
const withFallback = buildRemote('mfe-catalog', ['/shop'], '2.0.0', fallbackUrl)

/** Loads from the `working` URLs; others do `otherwise`. */
function loader(working: string[], otherwise: () => Promise<never>) {
  const requested: string[] = []
  const load = async (_name: string, url: string) => {
    requested.push(url)
    return working.includes(url) ? routes : otherwise()
  }
  return { requested, load }
}

const fails = () => Promise.reject(new Error('gone'))
const hangs = () => new Promise<never>(() => undefined)

describe('loadWithFallback', () => {
  test('loads only the live release when that succeeds', async () => {
    const { requested, load } = loader([withoutFallback.entry.url, fallbackUrl], fails)
    await expect(loadWithFallback(withFallback, load)).resolves.toBe(routes)
    expect(requested).toEqual([withFallback.entry.url])
  })

  test('loads the previous release when the live one fails', async () => {
    const { requested, load } = loader([fallbackUrl], fails)
    await expect(loadWithFallback(withFallback, load)).resolves.toBe(routes)
    expect(requested).toEqual([withFallback.entry.url, fallbackUrl])
  })

  test('rejects with the live release’s error when there is no previous one or both fail', async () => {
    const { requested, load } = loader([], fails)
    await expect(loadWithFallback(withoutFallback, load)).rejects.toThrow('gone')
    await expect(loadWithFallback(withFallback, load)).rejects.toThrow('gone')
    expect(requested).toHaveLength(3)
  })

  describe('when a load hangs', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    test('waits for a live release that is late', async () => {
      const requested: string[] = []
      const late = (_name: string, url: string) => {
        requested.push(url)
        return new Promise<typeof routes>((resolve) => setTimeout(resolve, 60_000, routes))
      }
      await Promise.all([
        expect(loadWithFallback(withFallback, late)).resolves.toBe(routes),
        jest.advanceTimersByTimeAsync(60_000),
      ])
      expect(requested).toEqual([withFallback.entry.url])
    })

    test('times out', async () => {
      const { load } = loader([], hangs)
      await Promise.all([
        expect(loadWithFallback(withoutFallback, load)).rejects.toBeInstanceOf(TimeoutError),
        jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS),
      ])
    })
  })
})
