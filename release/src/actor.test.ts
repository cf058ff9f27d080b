import { userInfo } from 'node:os'

import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { readActor } from './actor.ts'

/** An environment in which Git is configured with these settings alone. */
async function setUp(config: string) {
  const home = await createTemporaryFolder({ '.gitconfig': config })
  const env = { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1' }
  return { home, env }
}
const configured = '[user]\nname = Ali\nemail = ali@shop.test'

describe('readActor', () => {
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
