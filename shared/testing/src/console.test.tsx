import { expectConsole } from './console.ts'

test('expectConsole returns the formatted messages once', () => {
  console.error('Failed:', { code: 7 })
  console.warn('%s is odd', 'this')
  expect(expectConsole()).toEqual(['Failed: { code: 7 }', 'this is odd'])
  expect(expectConsole()).toEqual([])
})
