import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { repositoryRoot as root } from 'workspace/workspace.ts'

import { findApiProblems, findChangelogProblems } from './package-api.ts'

const card = `
export interface CardProps { title: string }
export declare const Card: (props: CardProps) => string`

type Types = Record<string, string>

const allowed: [string, string][] = [
  ['nothing', card],
  ['a new export', `${card}\nexport declare const Row: 1`],
  ['a parameter that may be left out', card.replace('title:', 'note?: string; title:')],
]
const refused: [string, string | undefined, string][] = [
  ['a module that is gone', undefined, 'It is gone'],
  ['an export that is gone', card.replace('const Card', 'const Box'), "'Card' is missing"],
  ['a type that is gone', card.replaceAll('CardProps', 'BoxProps'), 'the type CardProps'],
  ['a parameter that is required now', card.replace('title:', 'id: 1; title:'), "'id'"],
  ['another result', card.replace('=> string', '=> number'), "'number'"],
]

/** The problems of a package with a module for each case, which the compiler takes in one go. */
function findProblems(version: string): string[] {
  const cases = [...allowed, ...refused]
  const toModule = (name: string) => `@shop/ui/src/${name.replaceAll(' ', '-')}/Card.d.ts`
  const before: Types = Object.fromEntries(cases.map(([name]) => [toModule(name), card]))
  const after: Types = { '@shop/ui/src/row/Row.d.ts': 'export declare const Row: 1' }
  for (const [name, text] of cases) if (text !== undefined) after[toModule(name)] = text
  const recorded = new Map([['ui', { version: '1.0.0', types: before }]])
  return findApiProblems(root, recorded, new Map([['ui', { version, types: after }]]))
}

describe('findApiProblems', () => {
  test('names what breaks users of a package, in each module, and what to do', () => {
    const problems = findProblems('1.1.0')
    const named = problems.join('\n')
    for (const [name, , text] of refused) {
      const own = problems.filter((each) => each.includes(`/${name.replaceAll(' ', '-')}/Card `))
      expect(own.join()).toContain('breaks those who use it')
      expect(own.join()).toContain(text)
      expect(own.join()).toContain('next major version')
    }
    for (const [name] of allowed) expect(named).not.toContain(`/${name.replaceAll(' ', '-')}/Card`)
    expect(named).not.toContain('Row')
  })

  test('allows everything with the next major version', () => {
    expect(findProblems('2.0.0')).toEqual([])
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
