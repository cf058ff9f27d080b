import { DEFAULT_CORNERS, moveCorner, toMovedPoint } from './corners.ts'

describe('moveCorner', () => {
  test('keeps a corner within the picture', () => {
    expect(moveCorner(DEFAULT_CORNERS, 0, [-0.2, 0.123456])[0]).toEqual([0, 0.1235])
    expect(moveCorner(DEFAULT_CORNERS, 2, [2, 1.5])[2]).toEqual([1, 1])
  })

  test('refuses what is no longer clockwise', () => {
    expect(moveCorner(DEFAULT_CORNERS, 0, [0.9, 0.9])).toBe(DEFAULT_CORNERS)
    expect(moveCorner(DEFAULT_CORNERS, 1, [0.25, 0.4])).toBe(DEFAULT_CORNERS)
  })
})

test('toMovedPoint returns a point for arrow keys only', () => {
  expect(toMovedPoint([0.5, 0.5], 'ArrowLeft', false)).toEqual([0.495, 0.5])
  expect(toMovedPoint([0.5, 0.5], 'ArrowDown', true)).toEqual([0.5, 0.55])
  expect(toMovedPoint([0.5, 0.5], 'Enter', false)).toBeNull()
})
