import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Quality {
  brotli: number
  gzip: number
}

/** Of what is compressed once per release: close to the best in size at a tenth of its time. */
const RELEASE_QUALITY: Quality = { brotli: 9, gzip: 9 }

/** Of what is compressed again and again: 3 % larger in less than half of the time. */
const RENEWAL_QUALITY: Quality = { brotli: 5, gzip: 6 }

interface Encodings {
  identity: Buffer
  gzip?: Buffer
  br?: Buffer
}

/** A text in the encodings that it is sent in. */
export type EncodedBody = {
  /** Weak, since it stands for all encodings. */
  etag: string
} & (Encodings | CompressedBody)

/** The text itself is unpacked for the few clients that want it. */
interface CompressedBody {
  identity?: undefined
  gzip: Buffer
  br: Buffer
}

/** Most wanted first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

/** Puts the encodings of one text together. */
export function createEncodedBody(encodings: Encodings): EncodedBody {
  return { etag: createEtag(encodings.identity), ...encodings }
}

function createEtag(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

async function compress(content: Buffer, quality: Quality): Promise<CompressedBody> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality.brotli }
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(content, { level: quality.gzip }),
    promisify(brotliCompress)(content, { params }),
  ])
  return { gzip: gzipped, br }
}

/** Compresses a text once, for many answers. */
export async function encodeBody(text: string): Promise<EncodedBody> {
  const identity = Buffer.from(text)
  return createEncodedBody({ ...(await compress(identity, RELEASE_QUALITY)), identity })
}

/** Compresses one of many texts, which are made again and again. It takes a third of the memory of `encodeBody`. */
export async function encodeRenewedBody(text: string): Promise<EncodedBody> {
  const content = Buffer.from(text)
  return { etag: createEtag(content), ...(await compress(content, RENEWAL_QUALITY)) }
}

/** Bytes that a body takes in memory. */
export const sizeOf = (body: EncodedBody) =>
  ENCODINGS.reduce((bytes, encoding) => bytes + (body[encoding]?.length ?? 0), 0)

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
  const encoding = negotiate(
    String(accepted ?? ''),
    ENCODINGS.filter((each) => each === 'identity' || body[each]),
  )
  const encoded = encoding && encoding !== 'identity' ? body[encoding] : undefined
  if (encoding && encoded) return reply.header('Content-Encoding', encoding).send(encoded)
  return reply.send(body.identity ?? gunzipSync(body.gzip))
}
