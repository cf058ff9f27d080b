import { timingSafeEqual } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Overrides } from '@shop/contracts/browser/overrides.ts'
import { PREVIEW_COOKIE, PREVIEW_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import {
  parseReleasedVersions,
  RELEASED_VERSIONS,
  type ReleasedVersions,
} from '@shop/release-format/released-versions.ts'
import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import {
  findPreview,
  openedFile,
  parsePreviews,
  type Previews,
  PREVIEWS_FILE,
} from 'release-store/previews.ts'

import { derivedFile } from '../live/derived-file.ts'
import { readParameter } from './page-query.ts'
import { readCookie } from './read-cookie.ts'
import { refuse } from './tester-refusals.ts'

/** Visitors who may run versions that were never live: everybody, or who has the link of a preview. */
export type Testers = 'everybody' | 'link'

/** A preview of the sender of a request. */
export interface OpenPreview {
  name: string
  /** By name of the front end. */
  versions: Overrides
  until: Date
}

/** Whether a request is in a preview that has not ended. */
export const isOpen = (preview: OpenPreview | 'ended' | null): preview is OpenPreview =>
  preview !== null && preview !== 'ended'

/** The cookie outlives its preview, so that its end can be said. */
const REMEMBERED_MS = 90 * 86_400_000
const OPENED_INTERVAL_MS = 60_000

export type TesterGate = ReturnType<typeof createTesterGate>

interface Options {
  /** Public URL of the site. */
  siteUrl: string
  testers: Testers
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Looks for what a release tool may have changed, before a link is refused. */
  refresh?: (() => Promise<void>) | undefined
  /** Records when a preview was opened; in the folder by default. */
  recordOpened?: ((file: string, at: string) => Promise<void>) | undefined
}

/** Creates what keeps versions that were never live from visitors who have no tester's permission. */
export function createTesterGate(folder: string, options: Options) {
  const { siteUrl, testers, log, refresh } = options
  const readReleased = derivedFile(path.join(folder, RELEASED_VERSIONS), parseReleasedVersions)
  const readPreviews = derivedFile(path.join(folder, PREVIEWS_FILE), parseOrLog)
  const privateRequests = new WeakSet<FastifyRequest>()
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  const openedAt = new Map<string, number>()

  function parseOrLog(text: string): Previews {
    try {
      return parsePreviews(text)
    } catch (error) {
      log.error(error, `${PREVIEWS_FILE} cannot be read: no preview can be opened`)
      return {}
    }
  }

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

  /** Returns null for a token of no living preview: it has ended, expired, or was never given. */
  function openPreview(token: string): OpenPreview | null {
    const [name = '', key = ''] = token.split('.')
    let previews: Previews = {}
    try {
      previews = readPreviews()
    } catch (error) {
      nullIfMissing(error as NodeJS.ErrnoException)
    }
    const preview = findPreview(previews, name)
    if (!preview || !isSame(preview.key, key)) return null
    const until = new Date(preview.until)
    if (!(until.getTime() > Date.now())) return null
    return { name, versions: new Map(Object.entries(preview.versions)), until }
  }

  /** The preview of a request: null without one, `ended` for one that is over. */
  function readPreview({ headers }: FastifyRequest): OpenPreview | 'ended' | null {
    const token = readCookie(headers.cookie, PREVIEW_COOKIE)
    return token === '' ? null : (openPreview(token) ?? 'ended')
  }

  const isTester = (request: FastifyRequest) =>
    testers === 'everybody' || isOpen(readPreview(request))

  async function writeOpened(file: string, at: string): Promise<void> {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), at)
  }

  /** Records when a preview was opened last, and nothing of who did. */
  function recordOpened(name: string): void {
    const now = Date.now()
    if (now - (openedAt.get(name) ?? 0) < OPENED_INTERVAL_MS) return
    openedAt.set(name, now)
    const record = options.recordOpened ?? writeOpened
    record(openedFile(name), new Date(now).toISOString()).catch((error: unknown) =>
      log.info(error, 'It could not be recorded that a preview was opened'),
    )
  }

  const toCookie = (token: string, expires: Date) =>
    `${PREVIEW_COOKIE}=${token}; Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax${secure}`

  return {
    /** Whether a file or page of a version may be sent. @param address begins with the front end and the version */
    allows: (request: FastifyRequest, address: string): boolean => {
      const [, name = '', version = ''] = address.split('/')
      // Generated pages are only of what is live.
      if (testers === 'everybody' || !/^(?:shell|mfe-)/.test(name)) return true
      if (isReleased(name, version)) return true
      if (!isTester(request)) return false
      privateRequests.add(request)
      return true
    },

    /** Whether the response is for testers only, and must not be stored for others. */
    isPrivate: (request: FastifyRequest) => privateRequests.has(request),

    /** Whether the sender of a request may run versions that are not live. */
    isTester,

    readPreview,

    rejectVisitors: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isTester(request)) return refuse(request, reply, 'list')
    },

    /**
     * Hook that turns the link of a preview into a cookie, and leads to the same address without it; an empty parameter
     * leaves the preview.
     */
    followLink: async (request: FastifyRequest, reply: FastifyReply) => {
      const token = readParameter(request.url, PREVIEW_PARAMETER)
      if (token === null) return
      if (token !== '' && !openPreview(token)) await refresh?.()
      const preview = token === '' ? null : openPreview(token)
      if (token !== '' && !preview) return refuse(request, reply, 'ended')
      if (preview) recordOpened(preview.name)
      const expires = preview ? new Date(preview.until.getTime() + REMEMBERED_MS) : new Date(0)
      const [pathname = '/', ...queries] = request.url.split('?')
      const parameters = new URLSearchParams(queries.join('?'))
      parameters.delete(PREVIEW_PARAMETER)
      // Two slashes at the start would lead to another site.
      const address = pathname.replace(/^[/\\]+/, '/')
      const rest = parameters.size > 0 ? `?${parameters.toString()}` : ''
      return reply
        .header('Set-Cookie', toCookie(token, expires))
        .header('Cache-Control', 'no-store')
        .redirect(address + rest, 303)
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
