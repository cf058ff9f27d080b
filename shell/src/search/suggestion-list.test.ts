import { moveActive } from './suggestion-list.ts'

describe('moveActive', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['Enter', 0, null],
    ['a', -1, null],
  ])('%s on option %i of 3 leads to %s', (key, active, next) => {
    expect(moveActive(key, active, 3)).toBe(next)
  })
})
