import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)
const WORTH_COMPRESSING = 1024

interface Answer {
  etag: string
  body: Buffer
  zipped: Buffer | null
}

async function prepare(value: unknown): Promise<Answer> {
  const body = Buffer.from(JSON.stringify(value))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { etag, body, zipped: body.length > WORTH_COMPRESSING ? await compress(body) : null }
}

function matches(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']
  return known === etag || known === `W/${etag}`
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', answer.etag)
  reply.header('vary', 'Origin, Accept-Encoding')
  if (matches(request, answer.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!answer.zipped || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.send(answer.body)
  }
  return reply.header('content-encoding', 'gzip').send(answer.zipped)
}

/**
 * Keeps public answers serialised and compressed, until the data has another version.
 * @param readVersion the version of the data now
 * @param capacity answers kept; the oldest goes first
 * @returns answers a request, with what `produce` gives when nothing is kept for its address
 */
export function preparedAnswers(readVersion: () => Promise<string>, capacity = 2000) {
  const answers = new Map<string, Promise<Answer>>()
  let version = ''

  async function find(url: string, produce: () => Promise<unknown>): Promise<Answer> {
    const current = await readVersion()
    if (current !== version) {
      answers.clear()
      version = current
    }
    const known = answers.get(url)
    if (known) return known
    const answer = produce().then(prepare)
    answers.set(url, answer)
    answer.catch(() => answers.delete(url))
    const oldest = answers.keys().next().value
    if (answers.size > capacity && oldest !== undefined) answers.delete(oldest)
    return answer
  }

  return (request: FastifyRequest, reply: FastifyReply, produce: () => Promise<unknown>): void => {
    find(request.url, produce).then(
      (answer) => send(request, reply, answer),
      (error: unknown) => reply.send(error),
    )
  }
}
