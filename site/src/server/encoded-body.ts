import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Within 3 % of the best in size, in a small part of its time: pages are rendered again and again. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

/** A compressed text; the few clients that want it uncompressed get it from `gzip`. */
export interface EncodedBody {
  /** Weak, since it stands for all encodings. */
  etag: string
  gzip: Buffer
  br: Buffer
}

/** Compresses a text once, for many responses. */
export async function encodeBody(text: string): Promise<EncodedBody> {
  const content = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(content, { level: GZIP_LEVEL }),
    promisify(brotliCompress)(content, { params }),
  ])
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return { etag: `W/"${digest}"`, gzip: gzipped, br }
}

/**
 * The body of a page that is sent with this content security policy. A browser that is told 304 keeps the policy which it has, so that
 * another one makes another page.
 */
export function withPolicy(body: EncodedBody, policy: string): EncodedBody {
  const digest = createHash('sha256').update(policy).digest('base64url').slice(0, 8)
  return { ...body, etag: body.etag.replace(/"$/, `.${digest}"`) }
}

/** Bytes that a body takes in memory. */
export const sizeOf = ({ gzip: gzipped, br }: EncodedBody) => gzipped.length + br.length

const isFresh = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch === '*' || !!ifNoneMatch?.includes(etag.slice('W/'.length))

/**
 * Sends a body in the encoding that the client prefers, or 304 when the client has it already. The reply's status,
 * type and caching are the caller's.
 * @param vary request headers that the body depends on
 */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  vary = 'Accept-Encoding',
) {
  const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers
  void reply.header('ETag', body.etag).header('Vary', vary)
  if (reply.statusCode === 200 && isFresh(ifNoneMatch, body.etag)) return reply.code(304).send()
  const encoding = negotiate(String(accepted ?? ''), ['br', 'gzip', 'identity'])
  if (encoding === 'br' || encoding === 'gzip') {
    return reply.header('Content-Encoding', encoding).send(body[encoding])
  }
  return reply.send(gunzipSync(body.gzip))
}
