import { repositoryRoot as root } from 'release/workspace.ts'
import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { findApiProblems, findChangelogProblems } from './package-api.ts'

jest.setTimeout(60_000)

const CARD = '@shop/ui/src/card/Card.d.ts'
const card = `
export interface CardProps { title: string }
export declare const Card: (props: CardProps) => string`

/** The problems of a package whose modules become these. */
function problemsWith(types: Record<string, string>, version = '1.1.0'): string[] {
  const recorded = new Map([['ui', { version: '1.0.0', types: { [CARD]: card } }]])
  return findApiProblems(root, recorded, new Map([['ui', { version, types }]]))
}

describe('findApiProblems', () => {
  test.each<[string, Record<string, string>]>([
    ['nothing', { [CARD]: card }],
    ['a new export', { [CARD]: `${card}\nexport declare const Row: 1` }],
    ['a new module', { [CARD]: card, '@shop/ui/src/row/Row.d.ts': 'export declare const Row: 1' }],
    [
      'a parameter that may be left out',
      { [CARD]: card.replace('title:', 'note?: string; title:') },
    ],
  ])('allows %s', (_, types) => {
    expect(problemsWith(types)).toEqual([])
  })

  test.each<[string, Record<string, string>, string]>([
    ['a module that is gone', {}, 'It is gone'],
    [
      'an export that is gone',
      { [CARD]: card.replace('const Card', 'const Box') },
      "'Card' is missing",
    ],
    [
      'a type that is gone',
      { [CARD]: card.replaceAll('CardProps', 'BoxProps') },
      'the type CardProps',
    ],
    [
      'a parameter that is required now',
      { [CARD]: card.replace('title:', 'id: 1; title:') },
      "'id'",
    ],
    ['another result', { [CARD]: card.replace('=> string', '=> number') }, "'number'"],
  ])('names %s, and what to do', (_, types, text) => {
    const problems = problemsWith(types)
    expect(problems.join()).toContain('@shop/ui/card/Card breaks those who use it')
    expect(problems.join()).toContain(text)
    expect(problems.join()).toContain('next major version')
  })

  test('allows everything with the next major version', () => {
    expect(problemsWith({}, '2.0.0')).toEqual([])
  })
})

describe('findChangelogProblems', () => {
  const problemsOf = async (changelog: string) => {
    const folder = await createTemporaryFolder({ 'CHANGELOG.md': changelog })
    return findChangelogProblems(new Map([[folder, { version: '1.1.0', types: {} }]]))
  }

  test('allows a version that the changelog describes', async () => {
    expect(await problemsOf('# Changes\n\n## 1.1.0\n\n- A new icon.\n')).toEqual([])
  })

  test('names a version that it does not', async () => {
    expect((await problemsOf('# Changes\n\n## 1.1.0-rc\n')).join()).toContain('has no "## 1.1.0"')
  })
})
