import { getContrast, mixColors } from './color.ts'

test('getContrast returns the ratios of WCAG', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(getContrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

test('mixColors returns a colour between two, and each of them at the ends', () => {
  expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mixColors('#0b5d56', '#ffffff', 0)).toBe('#0b5d56')
  expect(mixColors('#0b5d56', '#ffffff', 1)).toBe('#ffffff')
})
