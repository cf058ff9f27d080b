import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { withDevServer } from '@shop/release-format/dev-discovery.js'

import { parseJson } from '../json.js'
import { describeFailure, NoShopError } from './failures.js'
import { toLocalHeaders, toShopHeaders } from './headers.js'
import { createOrigins } from './origins.js'
import { createNotice, format, styles, STYLES_PATH, toLocalPage, toLocalStyles } from './pages.js'

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./origins.js').Origins} Origins @typedef {import('./origins.js').ShopConfig} ShopConfig */
/** @typedef {Parameters<typeof withDevServer>[1]} Manifest */
/**
 * @typedef {object} ProxyOptions
 * @property {string} name of the remote that comes from source
 * @property {string} shop origin that the rest comes from
 * @property {boolean} canWrite whether calls that change something get through
 * @property {() => Promise<{ manifest: Manifest | null, isBroken: boolean }>} readBuild what has compiled last
 * @property {(line: string) => void} log
 * @property {number} [timeoutMs] how long the shop may take for an answer, and for the whole of a text
 */

/** Where the files of a remote from source are here. @param {string} name */
export const toSourcePath = (name) => `/${name}/source`

const TIMEOUT_MS = 15_000

const READING = ['GET', 'HEAD', 'OPTIONS']
const TEXT = /^(?:text\/(?!javascript)|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/

/** @param {unknown} content @returns {content is ShopConfig} */
const isShopConfig = (content) =>
  typeof content === 'object' &&
  content !== null &&
  ['siteUrl', 'apiUrl', 'portalUrl'].every((key) => URL.canParse(String(Reflect.get(content, key))))

/** @param {string} shop @param {number} timeoutMs @returns {Promise<{ config: ShopConfig, origins: Origins }>} @throws when the shop does not answer as one */
async function connect(shop, timeoutMs) {
  const address = `${shop}/config.json`
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  const text = await response.text()
  if (!response.ok) throw new NoShopError(`${address} ${response.status}`)
  /** @type {unknown} */
  let config
  try {
    config = parseJson(text)
  } catch {
    // It is none of a shop.
  }
  if (!isShopConfig(config)) throw new NoShopError(address)
  // The address that was named may lead to another one.
  return { config, origins: createOrigins(new URL(response.url).origin, config) }
}

/** The calls that log a member in or out, which changes nothing of the shop. @param {ShopConfig} config */
const listSessionCalls = ({ portalUrl, apiUrl }) => [
  `${portalUrl}/login`,
  `${portalUrl}/continue`,
  `${apiUrl}/users/auth/logout`,
]

/**
 * Creates a middleware that takes what the development server does not have from a shop, as if the shop were on this machine.
 * @param {ProxyOptions} options
 */
export function createShopProxy({ name, shop, canWrite, readBuild, log, timeoutMs = TIMEOUT_MS }) {
  /** @type {ReturnType<typeof connect> | undefined} */
  let connection
  /** A shop that was not there is asked again. */
  const getConnection = () =>
    (connection ??= connect(shop, timeoutMs).catch((/** @type {unknown} */ error) => {
      connection = undefined
      throw error
    }))
  /** @type {string | undefined} the failure that the terminal says already */
  let told

  /** @param {Request} request @param {Response} response @param {number} status @param {import('./pages.js').Text} text */
  function sendProblem({ headers }, response, status, text) {
    const message = format(text)
    if (response.headersSent) return void response.destroy()
    const isPage = headers.accept?.includes('text/html')
    const type = isPage ? 'text/html; charset=utf-8' : 'application/problem+json'
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
    response.end(isPage ? createNotice(text) : JSON.stringify({ status, title: message, message }))
  }

  /** @param {Request} request @param {Response} response @param {unknown} error @param {string} address origin that was asked */
  function fail(request, response, error, address) {
    if (response.destroyed) return
    const failure = describeFailure(error, address, timeoutMs)
    const line = format(failure)
    if (told !== line) log(line)
    told = line
    sendProblem(request, response, 502, failure)
  }

  /**
   * Rewrites a text of the shop.
   * @param {string} text @param {{ type: string, url: string, status: number, prefix: string, local: string, origins: Origins }} from
   */
  async function rewrite(text, { type, url, status, prefix, local, origins }) {
    const content = origins.toLocal(text, local)
    if (type.startsWith('text/css')) return prefix === '' ? content : toLocalStyles(content, prefix)
    if (type.startsWith('text/html')) {
      const { isBroken } = await readBuild()
      const isMissing = status === 404
      return toLocalPage(content, { name, shop, canWrite, isBroken, isMissing, prefix })
    }
    if (prefix !== '' || url.split('?', 1)[0] !== '/discovery.json' || status !== 200)
      return content
    const { manifest } = await readBuild()
    if (!manifest) return content
    /** @type {ReturnType<typeof withDevServer>} */
    let discovery
    try {
      discovery = withDevServer(parseJson(content), manifest, toSourcePath(name))
    } catch {
      throw new NoShopError(`${shop}/discovery.json`)
    }
    return JSON.stringify(discovery)
  }

  /** @param {Request} request @param {Response} response */
  async function handle(request, response) {
    const { method = 'GET', url = '/', headers } = request
    const local = `http://${headers.host}`
    const { config, origins } = await getConnection()
    const target = origins.resolve(url)
    // The development server has answered for what it has.
    if (url.startsWith(`${toSourcePath(name)}/`)) return void response.writeHead(404).end()
    if (!target) {
      return sendProblem(request, response, 404, { id: 'foreign', values: { address: url, shop } })
    }
    const address = target.origin + origins.toShop(target.path, local)
    const [pathname = ''] = url.split('?', 1)
    const isCall = (/** @type {unknown} */ call) =>
      typeof call === 'string' && origins.toLocal(call, local) === local + pathname
    // What fails here is not the shop's.
    if (isCall(config.reportUrl)) return void response.writeHead(204).end()
    const isReading = READING.includes(method)
    if (!isReading && !canWrite && !listSessionCalls(config).some(isCall)) {
      log(`${method} ${url} is refused: ${format({ id: 'reading', values: {} })}`)
      return sendProblem(request, response, 403, { id: 'refused', values: { shop } })
    }
    const body = isReading
      ? undefined
      : await readBody(request, (text) => origins.toShop(text, local))
    const end = new AbortController()
    response.on('close', () => end.abort())
    const timeout = setTimeout(() => end.abort(new DOMException('', 'TimeoutError')), timeoutMs)
    try {
      const answer = await fetch(address, {
        ...{ method, redirect: 'manual', signal: end.signal },
        headers: toShopHeaders(headers, origins, local),
        ...(body && { body }),
      })
      told = undefined
      const { status } = answer
      const type = answer.headers.get('content-type') ?? ''
      if (TEXT.test(type) && method !== 'HEAD' && status !== 304) {
        const from = { type, url, status, prefix: target.prefix, local, origins }
        const text = await rewrite(await answer.text(), from)
        const isPage = type.startsWith('text/html') && target.prefix === ''
        const declared = isPage ? (await readBuild()).manifest?.touches?.origins : undefined
        const changed = toLocalHeaders(answer.headers, target, origins, local, declared)
        // The same text may be another one with the next change.
        for (const [key, value] of changed) {
          if (key !== 'etag' && key !== 'last-modified') response.setHeader(key, value)
        }
        // Only the browser can tell whether the remote from source has the page.
        response.writeHead(isPage && status === 404 ? 200 : status, { 'cache-control': 'no-cache' })
        return void response.end(text)
      }
      clearTimeout(timeout)
      for (const [key, value] of toLocalHeaders(answer.headers, target, origins, local)) {
        response.setHeader(key, value)
      }
      response.writeHead(status)
      if (!answer.body) return void response.end()
      await pipeline(Readable.from(answer.body), response)
    } catch (error) {
      fail(request, response, error, target.origin)
    } finally {
      clearTimeout(timeout)
    }
  }

  return {
    /** Looks whether the shop is there. @returns what is wrong, in words */
    async check() {
      try {
        await getConnection()
        return null
      } catch (error) {
        return format(describeFailure(error, shop, timeoutMs))
      }
    },
    /** @type {(request: Request, response: Response) => void} */
    middleware: (request, response) => {
      if (request.url === STYLES_PATH) {
        response.writeHead(200, { 'content-type': 'text/css', 'cache-control': 'no-cache' })
        return void response.end(styles)
      }
      handle(request, response).catch((/** @type {unknown} */ error) =>
        fail(request, response, error, shop),
      )
    },
  }
}

/** @param {Request} request @param {(text: string) => string} change of a text */
async function readBody(request, change) {
  const body = await buffer(request)
  const isText = /^application\/(?:json|x-www-form-urlencoded)\b/.test(
    request.headers['content-type'] ?? '',
  )
  return isText ? change(body.toString('utf8')) : new Uint8Array(body)
}
