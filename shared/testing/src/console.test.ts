import { expectConsole } from './console.ts'

test('what is complained about is written down, as it would be printed, and taken once', () => {
  console.error('Failed:', { code: 7 })
  console.warn('%s is odd', 'this')
  expect(expectConsole()).toEqual(['Failed: { code: 7 }', 'this is odd'])
  expect(expectConsole()).toEqual([])
})
