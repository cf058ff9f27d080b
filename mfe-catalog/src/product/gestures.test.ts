import {
  createWheelCounter,
  isHorizontalDrag,
  isSwipe,
  WHEEL_LOCK_MS,
  WHEEL_PAUSE_MS,
} from './gestures.ts'

describe('isSwipe', () => {
  test.each([
    // A quarter of the width on a phone, 200 px on a wide screen.
    [360, 89, false],
    [360, 90, true],
    [360, -90, true],
    [1440, 199, false],
    [1440, 200, true],
    [1440, -200, true],
  ])('on a width of %d for a drag over %d returns %s', (width, dx, swipes) => {
    expect(isSwipe(dx, width)).toBe(swipes)
  })
})

describe('isHorizontalDrag', () => {
  test.each([
    [7, 0, false],
    [8, 0, true],
    [-60, 39, true],
    [60, 40, false],
  ])('for %d and %d returns %s', (dx, dy, horizontal) => {
    expect(isHorizontalDrag(dx, dy)).toBe(horizontal)
  })
})

describe('createWheelCounter', () => {
  /** Sends wheel events, each `[time, deltaX]`; returns the results. */
  function scroll(...events: [number, number][]) {
    let time = 0
    const count = createWheelCounter(() => time)
    return events.map(([at, deltaX]) => {
      time = at
      return count(deltaX)
    })
  }

  test('turns after 200 px in all', () => {
    expect(scroll([0, 99], [10, 99], [20, 1], [30, 1])).toEqual([0, 0, 0, 1])
    expect(scroll([0, -99], [10, -99], [20, -2])).toEqual([0, 0, -1])
  })

  test('turns at once on a leap of 100 px', () => {
    expect(scroll([0, 100])).toEqual([1])
    expect(scroll([0, 60], [10, -100])).toEqual([0, -1])
  })

  test('ignores the wheel for 500 ms after a turn', () => {
    const unlocked = WHEEL_LOCK_MS
    expect(scroll([0, 100], [unlocked - 1, 100], [unlocked, 100])).toEqual([1, 0, 1])
  })

  test('starts again after a pause', () => {
    const paused = WHEEL_PAUSE_MS + 1
    expect(scroll([0, 90], [10, 90], [10 + paused, 90], [20 + paused, 90])).toEqual([0, 0, 0, 0])
  })
})
