import { userInfo } from 'node:os'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { readActor } from './actor.ts'
import { findFrontEnds, findRemotes, frontEndFolder } from './workspace.ts'

describe('findRemotes', () => {
  test('returns the folders with a remote’s name and a package, sorted', async () => {
    const root = await createTemporaryFolder({
      'mfe-gift-cards/package.json': '{}',
      'mfe-3d/package.json': '{}',
      'mfe-agents/package.json': '{}',
      'shell/package.json': '{}',
      'backend/package.json': '{}',
      'package.json': '{}',
    })
    expect(findRemotes(root)).toEqual(['mfe-3d', 'mfe-agents', 'mfe-gift-cards'])
  })

  test('leaves out folders without a package, files, nested folders and other names', async () => {
    const root = await createTemporaryFolder({
      'mfe-empty/README.md': '',
      'mfe-file': '',
      'packages/mfe-nested/package.json': '{}',
      'mfe-X/package.json': '{}',
      'mfe--x/package.json': '{}',
      'mfe-a-/package.json': '{}',
      'mfe-/package.json': '{}',
      'old-mfe-x/package.json': '{}',
    })
    expect(findRemotes(root)).toEqual([])
  })
})

describe('findFrontEnds', () => {
  test('returns the shell before the remotes', async () => {
    const root = await createTemporaryFolder({
      'mfe-a/package.json': '{}',
      'shell/package.json': '{}',
    })
    expect(findFrontEnds(root)).toEqual(['shell', 'mfe-a'])
    expect(frontEndFolder(root, 'mfe-a')).toBe('mfe-a')
  })

  test('returns the remote that a repository is', async () => {
    const root = await createTemporaryFolder({ 'package.json': '{"name":"mfe-own"}' })
    expect(findFrontEnds(root)).toEqual(['mfe-own'])
    expect(frontEndFolder(root, 'mfe-own')).toBe('')
  })

  test('returns nothing in a folder without packages', async () => {
    expect(findFrontEnds(await createTemporaryFolder({}))).toEqual([])
  })
})

describe('readActor', () => {
  /** An environment in which Git is configured with these settings alone. */
  async function setUp(config: string) {
    const home = await createTemporaryFolder({ '.gitconfig': config })
    const env = { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1' }
    return { home, env }
  }
  const configured = '[user]\nname = Ali\nemail = ali@shop.test'

  test.each(['RELEASE_ACTOR', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN'])(
    'returns whom %s names',
    async (variable) => {
      const { home, env } = await setUp(configured)
      expect(readActor(home, { ...env, [variable]: 'release-bot' })).toBe('release-bot')
    },
  )

  test('returns name and email of Git’s configuration', async () => {
    const { home, env } = await setUp(configured)
    expect(readActor(home, env)).toBe('Ali <ali@shop.test>')
  })

  test('returns the user of the machine without a configuration or without Git', async () => {
    const { home, env } = await setUp('')
    expect(readActor(home, env)).toBe(userInfo().username)
    expect(readActor(home, { ...env, PATH: home })).toBe(userInfo().username)
  })
})
