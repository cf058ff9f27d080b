import path from 'node:path'

import { TESTER_COOKIE, TESTER_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import {
  parseReleasedVersions,
  RELEASED_VERSIONS,
  type ReleasedVersions,
} from '@shop/release-format/released-versions.ts'
import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import { checkPermission, isPermitted, type Permitted } from '@shop/server/signed-permission.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { derivedFile } from '../live/derived-file.ts'
import { readParameter } from './page-query.ts'
import { readCookie } from './read-cookie.ts'
import { sendRefusal } from './tester-refusals.ts'

function isTester(
  testers: Permitted,
  cookies: string | undefined,
  now = new Date(),
): Promise<boolean> {
  return isPermitted(testers, 'tester', readCookie(cookies, TESTER_COOKIE), now)
}

export type TesterGate = ReturnType<typeof createTesterGate>

/**
 * Creates what keeps versions that were never live from visitors who have no tester's permission.
 * @param siteUrl public URL of the site
 */
export function createTesterGate(folder: string, siteUrl: string, testers: Permitted) {
  const readReleased = derivedFile(path.join(folder, RELEASED_VERSIONS), parseReleasedVersions)
  const privateRequests = new WeakSet<FastifyRequest>()
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''

  /** Without a list of what was live, nothing is refused: a shop that serves all is better than one that serves none. */
  function isReleased(name: string, version: string): boolean {
    let released: ReleasedVersions | null
    try {
      released = readReleased()
    } catch (error) {
      released = nullIfMissing(error as NodeJS.ErrnoException)
    }
    return released === null || (released.get(name)?.has(version) ?? false)
  }

  return {
    /** Whether a file or page of a version may be sent. @param address begins with the front end and the version */
    allows: async (request: FastifyRequest, address: string): Promise<boolean> => {
      const [, name = '', version = ''] = address.split('/')
      // Generated pages are only of what is live.
      if (testers === 'everybody' || !/^(?:shell|mfe-)/.test(name)) return true
      if (isReleased(name, version)) return true
      if (!(await isTester(testers, request.headers.cookie))) return false
      privateRequests.add(request)
      return true
    },

    /** Whether the response is for testers only, and must not be stored for others. */
    isPrivate: (request: FastifyRequest) => privateRequests.has(request),

    /** Whether the sender of a request may run versions that are not live. */
    isTester: (request: FastifyRequest) => isTester(testers, request.headers.cookie),

    rejectVisitors: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!(await isTester(testers, request.headers.cookie))) return sendRefusal(reply, 'list')
    },

    /** Hook that turns the permission of a tester's link into a cookie, and leads to the same address without it. */
    followLink: async (request: FastifyRequest, reply: FastifyReply) => {
      const token = readParameter(request.url, TESTER_PARAMETER)
      if (token === null) return
      const [pathname = '/', ...queries] = request.url.split('?')
      const parameters = new URLSearchParams(queries.join('?'))
      if (testers !== 'everybody') {
        const permission =
          testers === 'nobody'
            ? 'invalid'
            : await checkPermission(testers.secret, 'tester', token, new Date())
        if (typeof permission === 'string') return sendRefusal(reply, permission)
        const expires = permission.expiresAt.toUTCString()
        void reply.header(
          'Set-Cookie',
          `${TESTER_COOKIE}=${token}; Path=/; Expires=${expires}; HttpOnly; SameSite=Lax${secure}`,
        )
      }
      parameters.delete(TESTER_PARAMETER)
      // Two slashes at the start would lead to another site.
      const address = pathname.replace(/^[/\\]+/, '/')
      const rest = parameters.size > 0 ? `?${parameters.toString()}` : ''
      return reply.header('Cache-Control', 'no-store').redirect(address + rest, 303)
    },
  }
}
