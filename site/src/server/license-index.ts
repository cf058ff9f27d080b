import { existsSync } from 'node:fs'
import path from 'node:path'

import { LICENSE_NOTICES } from '@shop/release-format/version-files.js'
import type { FastifyInstance } from 'fastify'

import { readLiveRelease, toStandardRemotes } from '../rendering/live-release.ts'

/**
 * Serves `/licenses.txt`: where each part of the shop has the notices of the software of others in it.
 * @param site origin of the site
 */
export function registerLicenseIndex(app: FastifyInstance, folder: string, site: string): void {
  app.get(`/${LICENSE_NOTICES}`, async (_request, reply) => {
    const { shellVersion, entries } = readLiveRelease(folder)
    const versions = [
      ['shell', shellVersion],
      ...toStandardRemotes(entries).map(({ name, entry }) => [name, entry.metadata.version]),
    ]
    const addresses = versions
      .map((version) => [...version, LICENSE_NOTICES].join('/'))
      .filter((file) => existsSync(path.join(folder, file)))
      .map((file) => new URL(file, site).href)
    const text = ['The software of others in this shop, and its licenses:', '', ...addresses, '']
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(text.join('\n'))
  })
}
