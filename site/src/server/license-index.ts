import { existsSync } from 'node:fs'
import path from 'node:path'

import { LICENSE_NOTICES } from '@shop/release-format/version-files.js'
import type { FastifyInstance } from 'fastify'

import { toDefaultRemotes } from '../live/live-release.ts'
import type { SiteContext } from './site-context.ts'

/** Plugin that serves `/licenses.txt`: where each part of the shop has the notices of the software of others in it. */
export async function licenseIndex(
  app: FastifyInstance,
  { folder, config, release }: SiteContext,
): Promise<void> {
  app.get(`/${LICENSE_NOTICES}`, async (_request, reply) => {
    const { shellVersion, entries } = release.read()
    const versions = [
      ['shell', shellVersion],
      ...toDefaultRemotes(entries).map(({ name, entry }) => [name, entry.metadata.version]),
    ]
    const addresses = versions
      .map((version) => [...version, LICENSE_NOTICES].join('/'))
      .filter((file) => existsSync(path.join(folder, file)))
      .map((file) => new URL(file, config.siteUrl).href)
    const text = ['The software of others in this shop, and its licenses:', '', ...addresses, '']
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(text.join('\n'))
  })
}
