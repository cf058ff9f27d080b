import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'

import { REQUEST_ID_HEADER } from '@shop/contracts/request-id.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

import { PAGE_INDEX } from '../page-index.ts'
import { currentTurn } from './current-turn.ts'
import { derivedFile } from './derived-file.ts'

/** Most bodies are in other caches, too. */
const MAX_CACHED_BYTES = 32 * 2 ** 20

/** Longer ones are answered the long way. */
const MAX_KEY_LENGTH = 2_000

/** How long a response may be sent again. */
interface Validity {
  /** Milliseconds since 1970; for ever without one. */
  expiresAt?: number
  /** Asked once in a turn of the event loop. */
  isCurrent?: () => boolean
}

interface CachedResponse {
  release: symbol
  /** As they are sent: names and values in turns. */
  headers: string[]
  body: Buffer
  expiresAt: number
  isCurrent: () => boolean
  /** When `isCurrent` was asked last. */
  turn: number
}

/** What a request asked for that was not found here. */
interface Miss {
  key: string
  release: symbol
}

export interface ResponseCache {
  /**
   * Lets the response to a request be sent to others whose address, `Accept-Encoding` and `Cookie` are the same, until
   * something else goes live. It must depend on nothing more.
   */
  allow: (request: FastifyRequest, validity: Validity) => void
}

/** What all that is cached depends on, but the release. */
function toKey({ url = '', headers }: IncomingMessage): string {
  return `${headers['accept-encoding'] ?? ''}\n${headers.cookie ?? ''}\n${url}`
}

/** Whether the usual response answers a request. */
const isPlain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.host !== undefined && headers['if-none-match'] === undefined

/** But the id of the request, which each has its own of. */
function toHeaderList({
  [REQUEST_ID_HEADER]: _id,
  ...headers
}: Record<string, number | string | string[] | undefined>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => [name, String(each)]),
  )
}

interface Options {
  /** Called for each response that is sent from here. */
  onHit: () => void
  /** What a request is called in the logs. */
  toRequestId: (request: IncomingMessage) => string
}

/**
 * Puts complete responses before an application: one that is known is sent without its routes, hooks and header
 * objects, which take longer than sending it. Register it after all hooks that change responses.
 * @param folder of the releases
 */
export function addResponseCache(
  app: FastifyInstance,
  folder: string,
  { onHit, toRequestId }: Options,
): ResponseCache {
  const readRelease = derivedFile(path.join(folder, PAGE_INDEX), () => Symbol('release'))
  const allowed = new WeakMap<FastifyRequest, Validity>()
  const misses = new WeakMap<IncomingMessage, Miss>()
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  })
  let isClosing = false

  function isValid(response: CachedResponse, release: symbol): boolean {
    if (response.release !== release || response.expiresAt <= Date.now()) return false
    const turn = currentTurn()
    if (response.turn === turn) return true
    response.turn = turn
    return response.isCurrent()
  }

  /** Sends what is known. @returns whether it has */
  function send(request: IncomingMessage, response: ServerResponse): boolean {
    if (isClosing || !isPlain(request)) return false
    const key = toKey(request)
    if (key.length > MAX_KEY_LENGTH) return false
    let release: symbol
    try {
      release = readRelease()
    } catch {
      return false
    }
    const found = responses.get(key)
    if (found && isValid(found, release)) {
      onHit()
      response.writeHead(200, [...found.headers, REQUEST_ID_HEADER, toRequestId(request)])
      response.end(found.body)
      return true
    }
    misses.set(request, { key, release })
    return false
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const validity = allowed.get(request)
    const miss = misses.get(request.raw)
    if (validity && miss && reply.statusCode === 200 && Buffer.isBuffer(payload)) {
      const headers = toHeaderList({ ...reply.getHeaders(), 'content-length': payload.length })
      const { expiresAt = Infinity, isCurrent = () => true } = validity
      const { key, release } = miss
      responses.set(key, { release, headers, body: payload, expiresAt, isCurrent, turn: -1 })
    }
    done()
  })

  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })

  const listeners = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (send(request, response)) return
    for (const listener of listeners) listener(request, response)
  })

  return { allow: (request, validity) => void allowed.set(request, validity) }
}
