import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { assertOwner } from 'release/owners.ts'
import { createContext } from 'release/testing/release-fixtures.ts'
import { folderStore } from 'release-store/folder-store.ts'

import { parseTeam, writeTeam } from './team.ts'

describe('parseTeam', () => {
  test('has teams review, pipelines release, and persons do both', () =>
    expect(
      parseTeam('@wasla/loyalty, @maha ali@example.com release-bot github-actions[bot]'),
    ).toEqual({
      reviewers: ['@wasla/loyalty', '@maha', 'ali@example.com'],
      releasers: ['maha', 'ali@example.com', 'release-bot', 'github-actions[bot]'],
    }))

  test.each(['wasla/loyalty', '@', 'a@b@c'])('rejects %j', (text) =>
    expect(() => parseTeam(text)).toThrow(`"${text}" is none of @org/team`),
  )
})

describe('writeTeam', () => {
  test('adds the remote below the others, and its team to those who may release', async () => {
    const root = await createTemporaryFolder({
      '.github/CODEOWNERS':
        '# Teams.\n*                    @wasla/platform\n/mfe-agents/         @wasla/agents\n/shell/              @wasla/platform\n',
      'release-owners.json': '{"mfe-agents":["maha"]}',
    })
    const team = parseTeam('@wasla/loyalty,ali@example.com')
    expect(await writeTeam(root, 'mfe-loyalty', '/mfe-loyalty/', team)).toEqual([
      '.github/CODEOWNERS',
      'release-owners.json',
    ])
    expect(await readFile(path.join(root, '.github/CODEOWNERS'), 'utf8')).toBe(
      '# Teams.\n*                    @wasla/platform\n/mfe-agents/         @wasla/agents\n/mfe-loyalty/        @wasla/loyalty ali@example.com\n/shell/              @wasla/platform\n',
    )
    const store = folderStore(path.join(root, '.site'))
    const as = (actor: string) => createContext(store, { root, getActor: () => actor })
    await assertOwner(as('Ali <ali@example.com>'), 'mfe-loyalty')
    await assertOwner(as('maha'), 'mfe-agents')
    await expect(assertOwner(as('maha'), 'mfe-loyalty')).rejects.toThrow('allows: ali@example.com')
  })

  test('writes both files of a new repository, and none for nobody', async () => {
    const root = await createTemporaryFolder()
    expect(await writeTeam(root, 'mfe-loyalty', '*', parseTeam(''))).toEqual([])
    await writeTeam(root, 'mfe-loyalty', '*', parseTeam('@maha'))
    expect(await readFile(path.join(root, '.github/CODEOWNERS'), 'utf8')).toBe(
      '*                    @maha\n',
    )
    expect(JSON.parse(await readFile(path.join(root, 'release-owners.json'), 'utf8'))).toEqual({
      'mfe-loyalty': ['maha'],
    })
  })
})
