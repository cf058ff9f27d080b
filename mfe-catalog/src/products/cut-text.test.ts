import { measureCut } from './cut-text.ts'

const box = { left: 10, right: 210, bottom: 46 }
const line = (number: number, left: number, right: number) => ({ left, right, bottom: number * 23 })

describe('measureCut', () => {
  test('returns null for a text that fits', () => {
    expect(measureCut(box, [line(1, 10, 200), line(2, 10, 90)], false)).toBeNull()
  })

  test('returns null for a text that is not rendered', () => {
    expect(measureCut(box, [], false)).toBeNull()
  })

  test('returns the room behind the last word of the last line in the box', () => {
    expect(measureCut(box, [line(1, 10, 205), line(2, 10, 150), line(3, 10, 60)], false)).toBe(60)
  })

  test('measures from the left when the text runs to the left', () => {
    expect(measureCut(box, [line(1, 20, 210), line(2, 55, 210), line(3, 150, 210)], true)).toBe(45)
  })

  test('takes the parts of a line together', () => {
    const parts = [line(1, 10, 80), line(1, 80, 180), line(2, 10, 90)]
    expect(measureCut({ ...box, bottom: 23 }, parts, false)).toBe(30)
  })
})
