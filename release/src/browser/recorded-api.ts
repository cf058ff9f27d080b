import { type LoopbackServer, startLoopbackServer } from 'site/loopback-server.ts'

import {
  RECORDED_ORIGIN,
  type RecordedResponses,
  toRequestKey,
} from '../rendering/recorded-responses.ts'
import { MEMBER_ID } from './session.ts'

/** Stands for every picture. */
export const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"></svg>'

/** The page of the member portal to which the shop sends visitors who have to log in. */
const PORTAL = '<!doctype html><title>Portal</title><h1>Portal</h1>'

const PROFILE: RecordedResponses['responses'] = {
  [`GET /api/v1.0/users/profile/${MEMBER_ID}`]: {
    status: 200,
    body: { data: { _id: MEMBER_ID, firstName: 'Maha', email: 'maha@example.com' } },
  },
}

/** A page may show its message. */
const UNRECORDED = { status: 404, body: { message: 'This response is not recorded' } }

/** Any page of this machine may ask, with a token. */
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-max-age': '600',
}

/** Starts a backend on this machine that gives browsers and the site the recorded responses, and 404 to all else. */
export async function startRecordedApi({ responses }: RecordedResponses): Promise<LoopbackServer> {
  const allResponses = { ...responses, ...PROFILE }
  const server: LoopbackServer = await startLoopbackServer((request, response) => {
    const { method = 'GET', url = '/' } = request
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, ...CORS_HEADERS }).end(body)
    if (method === 'OPTIONS') return send(204, 'text/plain', '')
    if (url.startsWith('/media/')) return send(200, 'image/svg+xml', PICTURE)
    if (url.startsWith('/portal')) return send(200, 'text/html', PORTAL)
    const { status, body } = allResponses[toRequestKey(method, url)] ?? UNRECORDED
    return send(
      status,
      'application/json',
      JSON.stringify(body).replaceAll(RECORDED_ORIGIN, server.origin),
    )
  })
  return server
}

function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) yield* listTexts(each)
  }
}

/** A text as it is compared: a page may shorten it, set it apart or capitalise it. */
const normalize = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/**
 * Creates a function that says whether a text is one of the recorded data: a line of one, or a part of three words or more.
 * Shorter parts are those of every sentence.
 */
export function createDataFilter({ responses }: RecordedResponses): (text: string) => boolean {
  const lines = [...listTexts(responses), UNRECORDED.body.message].flatMap((text) =>
    text.split(/\n|<[^>]*>/).map(normalize),
  )
  const whole = new Set(lines)
  const all = lines.join('\n')
  return (text) => {
    const normalized = normalize(text)
    return whole.has(normalized) || (/ \S+ /.test(normalized) && all.includes(normalized))
  }
}
