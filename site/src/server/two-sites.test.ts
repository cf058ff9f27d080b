import { createLocalConfig } from '@shop/release-format/local-config.js'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import type { FastifyInstance } from 'fastify'

import { releaseRendered } from '../testing/rendered-site.ts'
import { createSiteServer } from './site-server.ts'

const versionOne = 'exports.routes = ({ url }) => "Version one of " + url'
const versionTwo = 'exports.routes = ({ url }) => "Version two of " + url'

describe('two sites with one release folder', () => {
  let folder: string
  let sites: FastifyInstance[]
  beforeAll(async () => {
    folder = await createTemporaryFolder()
    await releaseRendered(folder, { 'mfe-shop': versionOne })
    const config = createLocalConfig('http://localhost', 'http://localhost:1')
    const create = () => createSiteServer(folder, config, { renderBudgetMs: 60_000 })
    sites = await Promise.all([create(), create()])
  })
  afterAll(() => Promise.all(sites.map((site) => site.close())))

  const get = (url: string) => Promise.all(sites.map((site) => site.inject({ url })))

  test('render the same page under the same entity tag', async () => {
    const [first, second] = await get('/shop')
    expect(first?.body).toContain('Version one of /shop')
    expect(second?.body).toBe(first?.body)
    expect(second?.headers.etag).toBe(first?.headers.etag)
  })

  test('both send what has gone live, though they had the page in their caches', async () => {
    for (let times = 0; times < 3; times += 1) await get('/shop')
    await releaseRendered(folder, { 'mfe-shop': versionTwo }, { remote: '2.0.0' })
    for (const { body } of await get('/shop')) expect(body).toContain('Version two of /shop')
  })
})
