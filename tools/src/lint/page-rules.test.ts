import { Linter } from 'eslint'

import { builtIns, kitSyntax, pageSyntax } from './page-rules.js'

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

describe('pageSyntax', () => {
  test.each([
    ['an optional element before a text', '<b>{busy && <S />}{children}</b>'],
    ['one of two elements before a text', '<b>\n{done ? <C /> : <D />}\n{t("x")}</b>'],
    ['an optional text before an element', '<b>{done && t("x")}{failed && <C />}</b>'],
    ['a text or an element after an element', '<b><I />{data ? t("x") : busy && <S />}</b>'],
    ['a physical side in styles', 'styled.b`\n  margin-left: 1px;`'],
    ['a side that is a property', 'css`\n  left: 0;\n`'],
    ['an optional fragment with a text', '<b>{failed && (<>{t("x")}<U /></>)}</b>'],
  ])('refuses %s', (_, code) => expect(lint(code, pageSyntax)).not.toEqual([]))

  test.each([
    '<b>{children}{busy && <S />}</b>',
    '<b>{done && t("x")}</b>',
    '<b>{data ? t("x") : busy && <S />}</b>',
    '<b><I />{done ? t("x") : t("y")}</b>',
    '<b>{busy && <S />}<span>{t("x")}</span></b>',
    '<b title={busy && t("x")} icon={busy && <C />}>{t("y")}</b>',
  ])('allows %s', (code) => expect(lint(code, pageSyntax)).toEqual([]))
})

describe('kitSyntax', () => {
  test.each(['css`color: #fff;`', 'styled.b`color: rgb(0 0 0 / 50%)`'])('refuses %s', (code) =>
    expect(lint(code, kitSyntax)).toHaveLength(1),
  )

  test('allows tokens', () => expect(lint('css`color: ${color.text};`', kitSyntax)).toEqual([]))
})
