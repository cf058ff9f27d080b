import { createLocalConfig } from '@shop/release-format/local-config.js'
import { JSDOM } from 'jsdom'

import { createReleaseFolder } from '../testing/release-folder.ts'
import { createSiteServer } from './site-server.ts'

const config = createLocalConfig('http://localhost:3000', 'http://localhost:4000')

describe('the page of a released remote alone', () => {
  test.each(['/mfe-catalog/1.0.0/', '/mfe-catalog/1.0.0/shop'])(
    'is the live shell’s, and names the remote, at %s',
    async (url) => {
      const app = await createSiteServer(await createReleaseFolder(), config)
      const { statusCode, headers, body } = await app.inject({ url })
      await app.close()
      expect(statusCode).toBe(200)
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
      expect(body).toContain('alone()')
      const { documentElement } = new JSDOM(body).window.document
      expect(JSON.parse(documentElement.dataset.remote ?? '')).toEqual({
        name: 'mfe-catalog',
        base: '/mfe-catalog/1.0.0/',
        entry: '/mfe-catalog/1.0.0/remoteEntry.js',
        integrity: 'sha384-entry',
      })
      expect(body).toContain(
        '<link rel="preload" as="script" href="/mfe-catalog/1.0.0/remoteEntry.js" integrity="sha384-entry">',
      )
    },
  )
})
