import { existsSync } from 'node:fs'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { openStore } from './open-store.ts'

// It loads the SDK of object storage, which is large.
jest.mock('release-store/objects/object-store.ts', () => {
  throw new Error('The package was loaded')
})

describe('openStore', () => {
  test('opens the folder of the repository, or another one, without loading the package of object storage', async () => {
    const root = await createTemporaryFolder({ '.site/mfe-a/1.0.0/a.js': '' })
    expect(await (await openStore(root, {})).listFrontEnds()).toEqual(['mfe-a'])
    const other = await openStore('/nowhere', {}, path.join(root, '.site'))
    expect(await other.has('mfe-a', '1.0.0')).toBe(true)
    await expect(openStore(root, { RELEASE_STORE: 's3://shop/main' })).rejects.toThrow(
      'The package was loaded',
    )
  })

  test('asks which shop is meant in the repository of a remote, and makes no folder there', async () => {
    const root = await createTemporaryFolder({ 'package.json': '{"name": "mfe-a"}' })
    await expect(openStore(root, {})).rejects.toThrow('Say which shop')
    expect(existsSync(path.join(root, '.site'))).toBe(false)
  })
})
