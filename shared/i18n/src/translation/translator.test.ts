import fc from 'fast-check'

import type { TranslationResult } from './fetch-translation.ts'
import { LruMap } from './lru-map.ts'
import {
  COOLDOWN_MS,
  createTranslator,
  MAX_CONCURRENT_REQUESTS,
  MAX_CONSECUTIVE_FAILURES,
} from './translator.ts'

describe('createTranslator', () => {
  /** A translator with a controlled service, page and clock. */
  function setUp() {
    const requested: string[] = []
    const settled: string[] = []
    const inFlight = new Map<string, (result: TranslationResult) => void>()
    const cache = new Map<string, string>()
    const removed = new Set<string>()
    const clock = { time: 1_000_000 }
    const translator = createTranslator({
      translate: (text) => {
        requested.push(text)
        return new Promise((resolve) => inFlight.set(text, resolve))
      },
      cache,
      isPending: (text) => !removed.has(text),
      onSettled: (text) => void settled.push(text),
      now: () => clock.time,
    })
    const respond = async (text: string, result: TranslationResult) => {
      inFlight.get(text)?.(result)
      inFlight.delete(text)
      await new Promise((resolve) => setTimeout(resolve))
    }
    return { translator, requested, settled, inFlight, cache, removed, clock, respond }
  }

  const texts = (count: number) => Array.from({ length: count }, (_, index) => `Text ${index}`)
  const translated = (text: string): TranslationResult => ({ kind: 'translated', text })
  const none: TranslationResult = { kind: 'none' }
  const unavailable: TranslationResult = { kind: 'unavailable' }

  test('caches a translation before it settles the text', async () => {
    const { translator, cache, settled, respond } = setUp()
    translator.request('Muscat')
    expect(settled).toEqual([])
    await respond('Muscat', translated('مسقط'))
    expect(cache.get('Muscat')).toBe('مسقط')
    expect(settled).toEqual(['Muscat'])
  })

  test('limits concurrent requests, and sends the others in order', async () => {
    const { translator, requested, inFlight, settled, respond } = setUp()
    const all = texts(3 * MAX_CONCURRENT_REQUESTS)
    for (const text of all) translator.request(text)
    expect(requested).toEqual(all.slice(0, MAX_CONCURRENT_REQUESTS))
    await respond('Text 1', translated('نص'))
    expect(requested).toEqual(all.slice(0, MAX_CONCURRENT_REQUESTS + 1))
    while (inFlight.size > 0) {
      expect(inFlight.size).toBeLessThanOrEqual(MAX_CONCURRENT_REQUESTS)
      for (const text of [...inFlight.keys()].slice(0, 1)) await respond(text, translated('نص'))
    }
    expect(requested).toEqual(all)
    expect(settled.toSorted()).toEqual(all.toSorted())
  })

  test('requests a text once that is queued or in flight', async () => {
    const { translator, requested, respond } = setUp()
    for (const text of texts(MAX_CONCURRENT_REQUESTS + 1)) translator.request(text)
    for (const text of texts(MAX_CONCURRENT_REQUESTS + 1)) translator.request(text)
    for (const text of texts(MAX_CONCURRENT_REQUESTS + 1)) await respond(text, translated('نص'))
    expect(requested).toEqual(texts(MAX_CONCURRENT_REQUESTS + 1))
  })

  test('skips a text that is no longer pending, until it is requested again', async () => {
    const { translator, requested, settled, removed, respond } = setUp()
    for (const text of texts(MAX_CONCURRENT_REQUESTS + 2)) translator.request(text)
    removed.add(`Text ${MAX_CONCURRENT_REQUESTS}`)
    await respond('Text 0', translated('نص'))
    expect(requested).not.toContain(`Text ${MAX_CONCURRENT_REQUESTS}`)
    expect(requested).toContain(`Text ${MAX_CONCURRENT_REQUESTS + 1}`)
    expect(settled).toContain(`Text ${MAX_CONCURRENT_REQUESTS}`)
    removed.clear()
    translator.request(`Text ${MAX_CONCURRENT_REQUESTS}`)
    await respond('Text 1', translated('نص'))
    expect(requested).toContain(`Text ${MAX_CONCURRENT_REQUESTS}`)
  })

  test('never requests a text again that has no translation', async () => {
    const { translator, requested, settled, clock, respond } = setUp()
    translator.request('Qwrtz')
    await respond('Qwrtz', none)
    expect(settled).toEqual(['Qwrtz'])
    clock.time += 1000 * COOLDOWN_MS
    expect(translator.canRequest('Qwrtz')).toBe(false)
    translator.request('Qwrtz')
    expect(requested).toEqual(['Qwrtz'])
  })

  test('requests a failed text again after the cooldown', async () => {
    const { translator, requested, clock, respond } = setUp()
    translator.request('Sur')
    await respond('Sur', unavailable)
    clock.time += COOLDOWN_MS - 1
    translator.request('Sur')
    translator.request('Ibri')
    clock.time += 1
    translator.request('Sur')
    expect(requested).toEqual(['Sur', 'Ibri', 'Sur'])
  })

  describe('when the service is down', () => {
    async function setUpOutage() {
      const context = setUp()
      for (const text of texts(20)) context.translator.request(text)
      for (const text of texts(MAX_CONSECUTIVE_FAILURES)) await context.respond(text, unavailable)
      return context
    }

    test('settles the queue without requests', async () => {
      const { requested, settled, inFlight, respond } = await setUpOutage()
      for (const text of [...inFlight.keys()]) await respond(text, unavailable)
      expect(requested.length).toBeLessThan(MAX_CONSECUTIVE_FAILURES + MAX_CONCURRENT_REQUESTS)
      expect(settled.toSorted()).toEqual(texts(20).toSorted())
    })

    test('requests again after the cooldown', async () => {
      const { translator, requested, clock } = await setUpOutage()
      expect(translator.canRequest('New')).toBe(false)
      clock.time += COOLDOWN_MS
      expect(translator.canRequest('New')).toBe(true)
      translator.request('New')
      expect(requested).toContain('New')
    })

    test('does not count failures with successes in between', async () => {
      const { translator, requested, respond } = setUp()
      const results = texts(3 * MAX_CONSECUTIVE_FAILURES).map((text, index) => {
        const works = index % MAX_CONSECUTIVE_FAILURES === MAX_CONSECUTIVE_FAILURES - 1
        return [text, works ? none : unavailable] as const
      })
      for (const [text, result] of results) {
        translator.request(text)
        await respond(text, result)
      }
      expect(requested).toHaveLength(results.length)
      expect(translator.canRequest('New')).toBe(true)
    })
  })
})

describe('LruMap', () => {
  test('drops the least recently used entry', () => {
    const map = new LruMap<number>(2)
    map.set('a', 1)
    map.set('b', 2)
    expect(map.get('a')).toBe(1)
    map.set('c', 3)
    expect(map.get('b')).toBeUndefined()
    expect(map.entries()).toEqual([
      ['c', 3],
      ['a', 1],
    ])
  })

  test('holds at most max entries, the last one set first', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.tuple(fc.string({ maxLength: 1 }), fc.nat()), { minLength: 1 }),
        (max, entries) => {
          const map = new LruMap<number>(max)
          for (const [key, value] of entries) map.set(key, value)
          expect(map.entries().length).toBeLessThanOrEqual(max)
          expect(map.entries()[0]).toEqual(entries.at(-1))
        },
      ),
    )
  })
})
