import { createLocalConfig } from '@shop/release-format/local-config.js'
import { SOURCE_MAPS } from '@shop/release-format/version-files.js'
import { writeFiles } from '@shop/testing/temporary-folder.ts'
import type { FastifyInstance } from 'fastify'

import { createReleaseFolder } from '../testing/release-folder.ts'
import { createSiteServer } from './site-server.ts'

const SOURCE = 'const source = 1'

describe('a source map', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    const folder = await createReleaseFolder()
    const map = JSON.stringify({ version: 3, sources: ['a.ts'], sourcesContent: [SOURCE] })
    await writeFiles(folder, {
      [`shell/1.0.0/${SOURCE_MAPS}/main.abc.js.map`]: map,
      [`mfe-catalog/1.0.0/${SOURCE_MAPS}/remoteEntry.js.map`]: map,
      [`mfe-catalog/1.0.0/${SOURCE_MAPS}/deep/er.js.map`]: map,
    })
    const config = createLocalConfig('http://localhost:3000', 'http://localhost:4000')
    app = await createSiteServer(folder, config, { testers: 'everybody' })
  })
  afterAll(() => app.close())

  test.each([
    `/shell/1.0.0/${SOURCE_MAPS}/main.abc.js.map`,
    `/mfe-catalog/1.0.0/${SOURCE_MAPS}/remoteEntry.js.map`,
    `/mfe-catalog/1.0.0/${SOURCE_MAPS}/deep/er.js.map`,
    '/mfe-catalog/1.0.0/%2Emaps/remoteEntry.js.map',
    '/mfe-catalog/1.0.0/%2e%6daps/remoteEntry.js.map',
    '/mfe-catalog/1.0.0/x/../.maps/remoteEntry.js.map',
    '/mfe-catalog/1.0.0//.maps//remoteEntry.js.map',
    '/mfe-catalog/1.0.0/remoteEntry.js.map',
    '/mfe-catalog/1.0.0/deep/er.js.map',
  ])('is no address of the site: %s', async (url) => {
    const { statusCode, body } = await app.inject({ url })
    expect(statusCode).toBe(404)
    expect(body).not.toContain(SOURCE)
  })
})
