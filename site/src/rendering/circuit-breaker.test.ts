import { CircuitBreaker } from './circuit-breaker.ts'

const VERSION = 'mfe-shop@1.0.0'

let now = 0
beforeEach(() => {
  now = 1_000_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

function createOpen(kind: 'code' | 'data' | 'crash'): CircuitBreaker {
  const breaker = new CircuitBreaker()
  for (let time = 0; time < 3; time++) breaker.recordFailure(VERSION, kind)
  return breaker
}

describe('CircuitBreaker', () => {
  test('opens after three failures in a row, and not for other versions', () => {
    const breaker = new CircuitBreaker()
    breaker.recordFailure(VERSION, 'code')
    breaker.recordFailure(VERSION, 'code')
    breaker.recordSuccess(VERSION)
    expect(breaker.recordFailure(VERSION, 'code')).toBe(0)
    expect(breaker.recordFailure(VERSION, 'code')).toBe(0)
    expect(breaker.allows(VERSION)).toBe(true)
    expect(breaker.recordFailure(VERSION, 'code')).toBe(60_000)
    expect([breaker.allows(VERSION), breaker.allows('mfe-shop@2.0.0')]).toEqual([false, true])
    expect(breaker.listOpen()).toEqual([VERSION])
  })

  test.each([
    ['code', 60_000],
    ['crash', 60_000],
    ['data', 5_000],
  ] as const)(
    'lets one rendering through when failures of the kind %s are %d ms old',
    (kind, ms) => {
      const breaker = createOpen(kind)
      now += ms - 1
      expect(breaker.allows(VERSION)).toBe(false)
      now += 1
      expect([breaker.allows(VERSION), breaker.allows(VERSION)]).toEqual([true, false])
    },
  )

  test('closes after a success while it is half-open', () => {
    const breaker = createOpen('data')
    now += 5_000
    breaker.allows(VERSION)
    breaker.recordSuccess(VERSION)
    expect([breaker.allows(VERSION), breaker.allows(VERSION)]).toEqual([true, true])
    expect(breaker.recordFailure(VERSION, 'data')).toBe(0)
  })

  test('opens again after one failure while it is half-open, for twice as long each time', () => {
    const breaker = createOpen('code')
    let openMs = 60_000
    for (const minutes of [2, 4, 8, 16, 30, 30]) {
      now += openMs
      breaker.allows(VERSION)
      openMs = breaker.recordFailure(VERSION, 'code')
      expect(openMs).toBe(minutes * 60_000)
      now += openMs - 1
      expect(breaker.allows(VERSION)).toBe(false)
      now -= openMs - 1
    }
    now += openMs
    breaker.allows(VERSION)
    breaker.recordSuccess(VERSION)
    for (const ms of [0, 0, 60_000]) expect(breaker.recordFailure(VERSION, 'code')).toBe(ms)
  })

  test('lets another rendering through when the first has no outcome', () => {
    const breaker = createOpen('code')
    now += 60_000
    breaker.allows(VERSION)
    now += 5_000
    expect(breaker.allows(VERSION)).toBe(true)
  })

  test('counts crashes in spite of the successes between them', () => {
    const breaker = new CircuitBreaker()
    for (let time = 0; time < 2; time++) {
      breaker.recordFailure(VERSION, 'crash')
      breaker.recordSuccess(VERSION)
    }
    expect(breaker.recordFailure(VERSION, 'crash')).toBe(60_000)
  })
})
