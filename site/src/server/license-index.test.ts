import { computeDigest } from '@shop/release-format/integrity.js'
import { createLocalConfig } from '@shop/release-format/local-config.js'
import { writeFiles } from '@shop/testing/temporary-folder.ts'

import { createReleaseFolder } from '../testing/release-folder.ts'
import { createSiteServer } from './site-server.ts'

test('/licenses.txt names the notices of what is live, which are served, and no bill of materials', async () => {
  const folder = await createReleaseFolder()
  await writeFiles(folder, {
    'shell/1.0.0/licenses.txt': 'Software of others in shell',
    'mfe-catalog/1.0.0/licenses.txt': 'Software of others in mfe-catalog',
    'mfe-catalog/1.0.0/integrity.json': JSON.stringify({
      'licenses.txt': computeDigest('Software of others in mfe-catalog'),
    }),
    'mfe-catalog/0.9.0/licenses.txt': 'Software of others in an old version',
    'shell/1.0.0/.server/bom.cdx.json': '{}',
  })
  const config = createLocalConfig('https://shop.test', 'http://localhost:4000')
  const app = await createSiteServer(folder, config, { render: false, testers: 'everybody' })
  const { body, headers } = await app.inject({ url: '/licenses.txt' })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const addresses = body.split('\n').filter((line) => line.startsWith('https:'))
  expect(addresses).toEqual([
    'https://shop.test/shell/1.0.0/licenses.txt',
    'https://shop.test/mfe-catalog/1.0.0/licenses.txt',
  ])
  const notices = await app.inject({ url: new URL(addresses[1] ?? '').pathname })
  expect(notices.headers['content-type']).toMatch(/^text\/plain/)
  expect(notices.body).toBe('Software of others in mfe-catalog')
  expect((await app.inject({ url: '/shell/1.0.0/.server/bom.cdx.json' })).statusCode).toBe(404)
  await app.close()
})
