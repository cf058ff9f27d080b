import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { startS3Server } from 'object-storage/testing/s3-server.ts'
import { objectStore } from 'release-store/objects/object-store.ts'

import { openStore } from './open-store.ts'

describe('openStore', () => {
  test('opens the storage that the environment or an option names, with credentials from files', async () => {
    const server = await startS3Server()
    const { env } = server
    await objectStore(server.open()).commit('one', {}, '0')
    const secrets = await createTemporaryFolder({ id: 'S3RVER\n', key: 'S3RVER\n' })
    const { RELEASE_STORE, AWS_ACCESS_KEY_ID: _id, AWS_SECRET_ACCESS_KEY: _key, ...others } = env
    const files = {
      AWS_ACCESS_KEY_ID_FILE: path.join(secrets, 'id'),
      AWS_SECRET_ACCESS_KEY_FILE: path.join(secrets, 'key'),
    }
    for (const store of [
      await openStore('/nowhere', { ...others, ...files, RELEASE_STORE }),
      await openStore('/nowhere', { ...others, ...files }, RELEASE_STORE),
    ]) {
      expect(await store.readState()).toEqual({ revision: '1', text: 'one', isServed: true })
    }
  })

  test('says what is wrong with the environment', async () => {
    const env = { RELEASE_STORE: 'shop/main', RELEASE_STORE_PATH_STYLE: 'yes' }
    await expect(openStore('/nowhere', env)).rejects.toThrow(
      'RELEASE_STORE must be s3://BUCKET or s3://BUCKET/PREFIX, not "shop/main"; RELEASE_STORE_PATH_STYLE must be on or off, not "yes".',
    )
  })
})
