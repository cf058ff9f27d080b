import { Linter } from 'eslint'

import { builtIns } from './page-rules.js'

const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } }
const lint = (code: string, rules: Linter.RulesRecord) =>
  new Linter().verify(code, [{ rules, languageOptions }]).map(({ message }) => message)

describe('builtIns', () => {
  test.each(['URL.canParse(url)', 'new URLPattern(path)', 'requestIdleCallback(task)'])(
    'refuses %s',
    (code) => expect(lint(code, builtIns)).toHaveLength(1),
  )

  test('allows what all supported browsers have', () => {
    expect(lint('Object.hasOwn(a, b); AbortSignal.timeout(1); fetch(url)', builtIns)).toEqual([])
  })
})
