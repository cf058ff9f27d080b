import { proxyNames } from '../proxy.ts'
import { PREVIEW_COOKIE } from './proxied-shop.ts'

const write = (start: string, ...headers: string[]) =>
  [`${start} HTTP/1.1`, `Host: ${proxyNames.site}`, ...headers, '', ''].join('\r\n')

/** PAGE stands for an address of the shape's own; no page reads the parameter. */
const ADDRESS = 'PAGE?fbclid=1'
const get = (...headers: string[]) => write(`GET ${ADDRESS}`, ...headers)
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

const LENGTH = 'Content-Length: 900'
const ONE = 'Content-Length: 1'
const NONE = 'Content-Length: 0'
const CHUNKED = 'Transfer-Encoding: chunked'
const TESTER = `Cookie: ${PREVIEW_COOKIE}`
const END = chunk('')
const SMUGGLED = write('GET /shop/smuggled')
const BODY = SMUGGLED.padEnd(900)
const SECOND = write('GET PAGE-second')
const FILE = '/shell/1.0.0/main.abc.js'
const HIDDEN = '/mfe-shop/2.0.0/main.abc.js'

/** Parts that are sent at once, and later. */
type Parts = readonly string[]

const tooLarge: Record<string, Parts> = {
  'a body that is late': [get(LENGTH), BODY],
  'a body that is late, of a tester': [get(LENGTH, TESTER), BODY],
  'a body that never comes': [get(LENGTH)],
  'a body that never comes, of a tester': [get(LENGTH, TESTER)],
  'a whole body': [get(LENGTH) + BODY],
  'a body that is cut': [`${get(LENGTH)}x`],
  'a body and more than was announced': [`${get('Content-Length: 5')}x=1&y${SMUGGLED}`],
  'a length in lower case': [get('content-length: 900'), BODY],
  'a length in upper case': [get('CONTENT-LENGTH: 900'), BODY],
  chunks: [get(CHUNKED) + chunk(SMUGGLED) + END],
  'chunks that are late': [get(CHUNKED), chunk(SMUGGLED), END],
  'chunks that are late, of a tester': [get(CHUNKED, TESTER), chunk(SMUGGLED)],
  'an older protocol': [get(LENGTH).replace('/1.1', '/1.0'), BODY],
  'a question whether to send it': [get(LENGTH, 'Expect: 100-continue'), BODY],
  HEAD: [write(`HEAD ${ADDRESS}`, LENGTH), BODY],
  POST: [write(`POST ${ADDRESS}`, LENGTH), BODY],
  'a file': [write(`GET ${FILE}`, LENGTH), BODY],
  'a file that nobody may have': [write(`GET ${HIDDEN}`, LENGTH), BODY],
}

const unreadable: Record<string, Parts> = {
  'two lengths that agree': [get(LENGTH, LENGTH), BODY],
  'two lengths that do not': [get(NONE, LENGTH) + BODY],
  'two lengths in a line': [get('Content-Length: 0, 900') + BODY],
  'a length with a sign': [get('Content-Length: +9') + SMUGGLED],
  'a length below zero': [get('Content-Length: -1') + SMUGGLED],
  'a hexadecimal length': [get('Content-Length: 0x9') + SMUGGLED],
  'a blank before the colon of the length': [get('Content-Length : 900') + BODY],
  'a folded line': [get('X-Folded: a', ' Content-Length: 900') + BODY],
  'a folded length': [get('Content-Length:', ' 900') + BODY],
  'NUL in a header': [get('X-Nul: \0', LENGTH) + BODY],
  'chunks and a length': [get(CHUNKED, LENGTH) + END],
  'a length and chunks': [get('Content-Length: 4', CHUNKED) + END + SMUGGLED],
  'a chunk of an unreadable size': [`${get(CHUNKED)}x\r\n${SMUGGLED}`],
  'chunks twice': [get(CHUNKED, CHUNKED) + END],
  'a blank before the colon of the coding': [get('Transfer-Encoding : chunked') + END],
  'chunks in an older protocol': [get(CHUNKED).replace('/1.1', '/1.0') + END],
}

const unknownCoding: Record<string, Parts> = {
  'an unknown coding': [get('Transfer-Encoding: xchunked') + SMUGGLED],
  'no coding by its name': [get('Transfer-Encoding: identity', LENGTH) + BODY],
  'two codings': [get('Transfer-Encoding: gzip, chunked') + END],
}

const awaited: Record<string, Parts> = {
  'one byte that never comes': [get(ONE)],
  'chunks that never come': [get(CHUNKED)],
  'chunks that never come, of a tester': [get(CHUNKED, TESTER)],
  'a chunk without an end': [get(CHUNKED), chunk('x')],
}

const taken: Record<string, Parts> = {
  'one byte': [`${get(ONE)}x`],
  'one byte that is late': [get(ONE), 'x'],
  'one byte in an older protocol': [get(ONE).replace('/1.1', '/1.0'), 'x'],
  'one byte after line feeds alone': [get(ONE).replaceAll('\r', ''), 'x'],
  'one byte after an address in full': [
    get(ONE).replace('PAGE', `https://${proxyNames.site}PAGE`),
    'x',
  ],
  'one byte after a question whether to send it': [get(ONE, 'Expect: 100-continue'), 'x'],
  'one byte and a change of protocol': [get(ONE, 'Connection: Upgrade', 'Upgrade: h2c'), 'x'],
  'a length that is the connection’s': [get(ONE, 'Connection: Content-Length'), 'x'],
  'one byte of an Arabic page': [get(ONE, 'Cookie: lang=ar'), 'x'],
  'no byte': [get(NONE)],
  'a chunk': [get(CHUNKED), chunk('x'), END],
  'no chunk': [get(CHUNKED), END],
  'chunks in another case': [get('transfer-encoding: CHUNKED') + END],
}

/** The page of a preview is sent at once, without the cache. */
const previewed: Record<string, Parts> = {
  'one byte that is late, of a tester': [get(ONE, TESTER), 'x'],
  'no byte, of a tester': [get(NONE, TESTER)],
  'a chunk, of a tester': [get(CHUNKED, TESTER), chunk('x'), END],
}

const followed: Record<string, Parts> = {
  'one byte and a request': [`${get(ONE)}x${SECOND}`],
  'no byte and a request': [get(NONE) + SECOND],
  'no chunk and a request': [get(CHUNKED) + END + SECOND],
  'a length with an underscore': [get('Content_Length: 900') + SECOND],
}

const late = (request: string): Parts => [write(request, ONE), 'x']

interface BodyShape {
  title: string
  parts: Parts
  /** Null where nginx waits for the rest. */
  status: number | null
  seen: readonly string[]
}

const toShapes = (
  status: number | null,
  seen: readonly string[],
  all: Record<string, Parts>,
): BodyShape[] => Object.entries(all).map(([title, parts]) => ({ title, parts, status, seen }))

const BOTH = [`GET ${ADDRESS}`, 'GET PAGE']
const ASKED_FOR_HIDDEN = [`HEAD ${HIDDEN}`, `GET ${HIDDEN}`]

/** Requests with a body, or with what could be taken for one. */
export const bodyShapes: readonly BodyShape[] = [
  ...toShapes(413, [], tooLarge),
  ...toShapes(400, [], unreadable),
  ...toShapes(501, [], unknownCoding),
  ...toShapes(null, [], awaited),
  ...toShapes(200, BOTH, taken),
  ...toShapes(200, [`GET ${ADDRESS}`], previewed),
  ...toShapes(200, [...BOTH, 'GET PAGE-second'], followed),
  ...toShapes(200, ['GET PAGE'], {
    'one byte of a page without parameters': late('GET PAGE'),
    'one byte with HEAD': late('HEAD PAGE'),
  }),
  ...toShapes(405, ['POST PAGE'], {
    'one byte with POST': late('POST PAGE'),
    'a chunk with POST': [write('POST PAGE', CHUNKED), chunk('x'), END],
  }),
  ...toShapes(204, ['OPTIONS PAGE'], { 'one byte with OPTIONS': late('OPTIONS PAGE') }),
  ...toShapes(200, [], { 'one byte of a file': late(`GET ${FILE}`) }),
  ...toShapes(405, [], { 'one byte of a file with POST': late(`POST ${FILE}`) }),
  ...toShapes(404, ASKED_FOR_HIDDEN, {
    'one byte of a file that nobody may have': late(`GET ${HIDDEN}`),
    'a chunk of a file that nobody may have': [write(`GET ${HIDDEN}`, CHUNKED), chunk('x'), END],
  }),
]
