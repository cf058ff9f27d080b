import { toEmblaDuration } from './CarouselEngine.tsx'

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
