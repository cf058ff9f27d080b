import { createUcpProfile } from '@shop/contracts/rules/ucp.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'

import { createReleaseFolder } from '../testing/release-folder.ts'
import { createSiteServer } from './site-server.ts'

const local = createLocalConfig('https://shop.test', 'https://api.shop.test')
const { accountUrl: _, ...otherBackend } = local

/** What a shop says at an address. */
async function get(url: string, config: Parameters<typeof createSiteServer>[1]) {
  const app = await createSiteServer(await createReleaseFolder(), config, { render: false })
  const { statusCode, headers, body } = await app.inject({ url })
  await app.close()
  return { statusCode, headers, body }
}

const PROFILE = '/.well-known/ucp'

describe('the profile of the Universal Commerce Protocol', () => {
  test('names the catalogue of the API, and may be cached by all', async () => {
    const { statusCode, headers, body } = await get(PROFILE, local)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(headers['set-cookie']).toBeUndefined()
    expect(JSON.parse(body)).toEqual(createUcpProfile('https://api.shop.test/api/v1.0'))
  })

  test.each([
    ['that publishes nothing for programs', { ...local, machineReadable: false }],
    ['of another backend', otherBackend],
  ])('is not there in a shop %s', async (_name, config) => {
    expect((await get(PROFILE, config)).statusCode).toBe(404)
    for (const url of ['/robots.txt', '/agents.md'])
      expect((await get(url, config)).body).not.toContain(PROFILE)
  })

  test.each(['/robots.txt', '/agents.md', '/llms.txt'])('is named by %s', async (url) => {
    expect((await get(url, local)).body).toContain(`https://shop.test${PROFILE}`)
  })
})
