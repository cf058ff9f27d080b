import type { Answer } from './translation.service.ts'
import { CONCURRENCY, createTranslator, MAX_OUTAGES, PAUSE } from './translator.ts'

/** A translator whose service, page and clock the test holds in its hand. */
function workshop() {
  const asked: string[] = []
  const done: string[] = []
  const open = new Map<string, (answer: Answer) => void>()
  const known = new Map<string, string>()
  const gone = new Set<string>()
  const clock = { time: 1_000_000 }
  const translator = createTranslator({
    ask: (text) => {
      asked.push(text)
      return new Promise((resolve) => open.set(text, resolve))
    },
    cache: known,
    isWanted: (text) => !gone.has(text),
    onDone: (text) => void done.push(text),
    now: () => clock.time,
  })
  const answer = async (text: string, reply: Answer) => {
    open.get(text)?.(reply)
    open.delete(text)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { translator, asked, done, open, known, gone, clock, answer }
}

const texts = (count: number) => Array.from({ length: count }, (_, index) => `Text ${index}`)
const translated = (text: string): Answer => ({ kind: 'translated', text })
const none: Answer = { kind: 'none' }
const unavailable: Answer = { kind: 'unavailable' }

test('an answer is kept, then announced', async () => {
  const { translator, known, done, answer } = workshop()
  translator.request('Muscat')
  expect(done).toEqual([])
  await answer('Muscat', translated('مسقط'))
  expect(known.get('Muscat')).toBe('مسقط')
  expect(done).toEqual(['Muscat'])
})

test('a few are asked at a time, the others in the order they came', async () => {
  const { translator, asked, open, done, answer } = workshop()
  const all = texts(3 * CONCURRENCY)
  for (const text of all) translator.request(text)
  expect(asked).toEqual(all.slice(0, CONCURRENCY))
  await answer('Text 1', translated('نص'))
  expect(asked).toEqual(all.slice(0, CONCURRENCY + 1))
  while (open.size > 0) {
    expect(open.size).toBeLessThanOrEqual(CONCURRENCY)
    for (const text of [...open.keys()].slice(0, 1)) await answer(text, translated('نص'))
  }
  expect(asked).toEqual(all)
  expect(done.toSorted()).toEqual(all.toSorted())
})

test('a text in line or under way is asked once', async () => {
  const { translator, asked, answer } = workshop()
  for (const text of texts(CONCURRENCY + 1)) translator.request(text)
  for (const text of texts(CONCURRENCY + 1)) translator.request(text)
  for (const text of texts(CONCURRENCY + 1)) await answer(text, translated('نص'))
  expect(asked).toEqual(texts(CONCURRENCY + 1))
})

test('what has left the page meanwhile is not asked for', async () => {
  const { translator, asked, done, gone, answer } = workshop()
  for (const text of texts(CONCURRENCY + 2)) translator.request(text)
  gone.add(`Text ${CONCURRENCY}`)
  await answer('Text 0', translated('نص'))
  expect(asked).not.toContain(`Text ${CONCURRENCY}`)
  expect(asked).toContain(`Text ${CONCURRENCY + 1}`)
  expect(done).toContain(`Text ${CONCURRENCY}`)
  gone.clear()
  translator.request(`Text ${CONCURRENCY}`)
  await answer('Text 1', translated('نص'))
  expect(asked).toContain(`Text ${CONCURRENCY}`)
})

test('a text without translation is never asked for again', async () => {
  const { translator, asked, done, clock, answer } = workshop()
  translator.request('Qwrtz')
  await answer('Qwrtz', none)
  expect(done).toEqual(['Qwrtz'])
  clock.time += 1000 * PAUSE
  expect(translator.isOpen('Qwrtz')).toBe(false)
  translator.request('Qwrtz')
  expect(asked).toEqual(['Qwrtz'])
})

test('a text that could not be asked for is left alone for a while', async () => {
  const { translator, asked, clock, answer } = workshop()
  translator.request('Sur')
  await answer('Sur', unavailable)
  clock.time += PAUSE - 1
  translator.request('Sur')
  translator.request('Ibri')
  clock.time += 1
  translator.request('Sur')
  expect(asked).toEqual(['Sur', 'Ibri', 'Sur'])
})

describe('a service that is down', () => {
  async function down() {
    const shop = workshop()
    for (const text of texts(20)) shop.translator.request(text)
    for (const text of texts(MAX_OUTAGES)) await shop.answer(text, unavailable)
    return shop
  }

  test('is not asked for what stands in line', async () => {
    const { asked, done, open, answer } = await down()
    for (const text of [...open.keys()]) await answer(text, unavailable)
    expect(asked.length).toBeLessThan(MAX_OUTAGES + CONCURRENCY)
    expect(done.toSorted()).toEqual(texts(20).toSorted())
  })

  test('is left alone for a while, and then asked for what stands on the page by then', async () => {
    const { translator, asked, clock } = await down()
    expect(translator.isOpen('New')).toBe(false)
    clock.time += PAUSE
    expect(translator.isOpen('New')).toBe(true)
    translator.request('New')
    expect(asked).toContain('New')
  })

  test('is not one that fails now and then', async () => {
    const { translator, asked, answer } = workshop()
    const replies = texts(3 * MAX_OUTAGES).map((text, index) => {
      const works = index % MAX_OUTAGES === MAX_OUTAGES - 1
      return [text, works ? none : unavailable] as const
    })
    for (const [text, reply] of replies) {
      translator.request(text)
      await answer(text, reply)
    }
    expect(asked).toHaveLength(replies.length)
    expect(translator.isOpen('New')).toBe(true)
  })
})
