import { computeDigest } from '@shop/release-format/integrity.js'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { createServerBuilds } from './server-builds.js'

const build = 'exports.sharedModules = { shared: 1 }'

/** Loads a shell whose release recorded this digest of its build for the server. */
async function loadShell(digest: string) {
  const folder = await createTemporaryFolder({
    'shell/1.0.0/.server/render.cjs': build,
    'shell/1.0.0/integrity.json': JSON.stringify({ '.server/render.cjs': digest }),
  })
  return createServerBuilds({ folder, shellVersion: '1.0.0', remotes: [] }).loadShell()
}

describe('createServerBuilds', () => {
  test('runs a build that is as it was published', async () => {
    expect((await loadShell(computeDigest(build))).sharedModules).toEqual({ shared: 1 })
  })

  test('runs no build that has other bytes', async () => {
    await expect(loadShell(computeDigest('other()'))).rejects.toThrow(
      'shell@1.0.0 has another build for the server than was published',
    )
  })
})
