import { isAutoplaying, isPlaying } from './autoplay.ts'
import { toEmblaDuration } from './embla-duration.ts'

const initial = { choice: undefined, reducedMotion: false, hovered: false, focused: false } as const

describe('isAutoplaying', () => {
  test.each([
    ['by default', {}, true],
    ['not while hovered', { hovered: true }, false],
    ['not while focused', { focused: true }, false],
    ['not with reduced motion', { reducedMotion: true }, false],
    ['not once paused', { choice: 'paused' as const }, false],
    [
      'while hovered and focused, once play was pressed',
      { choice: 'playing' as const, hovered: true, focused: true },
      true,
    ],
    [
      'with reduced motion, once play was pressed',
      { choice: 'playing' as const, reducedMotion: true },
      true,
    ],
  ])('plays %s', (_, change, plays) => {
    expect(isAutoplaying({ ...initial, ...change })).toBe(plays)
  })
})

describe('isPlaying', () => {
  test.each([
    [undefined, false, true],
    [undefined, true, false],
    ['paused', false, false],
    ['playing', true, true],
  ] as const)(
    'for the choice %s and reduced motion %s returns %s',
    (choice, reducedMotion, playing) => {
      expect(isPlaying({ choice, reducedMotion })).toBe(playing)
    },
  )
})

describe('toEmblaDuration', () => {
  const STEP_MS = 1000 / 60

  const FRICTION = 0.68

  /** Simulates Embla's scroll body. Returns the milliseconds until 99 % of the way is done. */
  function measureDuration(resistance: number): number {
    let remaining = 1
    let velocity = 0
    let doneAt = 0
    for (let step = 1; step < 600; step += 1) {
      velocity = (velocity + remaining / resistance) * FRICTION
      remaining -= velocity
      if (Math.abs(remaining) > 0.01) doneAt = step + 1
    }
    return doneAt * STEP_MS
  }

  test.each([400, 700, 1000, 1500, 2000])('returns a duration that takes about %i ms', (ms) => {
    const deviation = Math.abs(measureDuration(toEmblaDuration(ms)) - ms)
    expect(deviation).toBeLessThanOrEqual(0.05 * ms)
  })

  test('returns 0 for 0 ms and more for any other', () => {
    expect(toEmblaDuration(0)).toBe(0)
    expect(toEmblaDuration(1)).toBeGreaterThan(0)
  })
})
