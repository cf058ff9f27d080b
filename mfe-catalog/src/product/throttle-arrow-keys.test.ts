import { KEY_REPEAT_INTERVAL_MS, throttleArrowKeys } from './throttle-arrow-keys.ts'

describe('throttleArrowKeys', () => {
  function press(times: number[], key = 'ArrowRight') {
    let now = 0
    const handleKey = throttleArrowKeys(() => now)
    return times.map((time) => {
      now = time
      let through = true
      handleKey({ key, stopPropagation: () => void (through = false) })
      return through
    })
  }

  test('lets a held arrow key through once per interval', () => {
    expect(
      press([
        0,
        30,
        60,
        KEY_REPEAT_INTERVAL_MS - 1,
        KEY_REPEAT_INTERVAL_MS,
        KEY_REPEAT_INTERVAL_MS + 1,
      ]),
    ).toEqual([true, false, false, false, true, false])
  })

  test('does not throttle other keys', () => {
    expect(press([0, 1, 2], 'Escape')).toEqual([true, true, true])
  })
})
