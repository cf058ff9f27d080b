import path from 'node:path'

import { overlay } from '../dev-server.js'
import { parseJson } from '../json.js'
import { readPages } from '../pages.js'
import { createShopProxy, toSourcePath } from './shop-proxy.js'

/**
 * @typedef {object} DevServer the parts of webpack's that are used; importing its own types would change those of webpack
 * @property {{ waitUntilValid(callback: (stats?: { hasErrors(): boolean }) => void): void, context: { outputFileSystem: { readFileSync?(file: string): unknown } } }} middleware
 * @property {{ port: number | string }} options
 */
/** @typedef {Awaited<ReturnType<import('./shop-proxy.js').ProxyOptions['readBuild']>>} Build */

/** Origin of the shop that everything but the remote comes from, and whether changes get through; set by `shop-start`. */
export const SHOP_VARIABLE = 'SHOP_URL'
export const WRITE_VARIABLE = 'SHOP_WRITE'

const log = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`)

/**
 * Reads what has compiled last, once the first build has ended.
 * @param {DevServer} server @param {string} directory the remote's folder
 * @returns {Promise<Build>}
 */
const readBuild = ({ middleware }, directory) =>
  new Promise((resolve) =>
    middleware.waitUntilValid((stats) => {
      const isBroken = stats?.hasErrors() ?? true
      try {
        const file = path.join(directory, 'dist/remote.json')
        const text = middleware.context.outputFileSystem.readFileSync?.(file)
        resolve({ isBroken, manifest: parseJson(String(text)) })
      } catch {
        // Nothing has compiled yet.
        resolve({ isBroken, manifest: null })
      }
    }),
  )

/** @param {string} directory the remote's folder @returns {string} path of a page to begin with */
function findFirstPage(directory) {
  try {
    return readPages(directory).pages.find((page) => !/[:*?]/.test(page.path))?.path ?? '/'
  } catch {
    // The build says what is wrong.
    return '/'
  }
}

/**
 * Options of webpack's development server for a remote whose shop is elsewhere.
 * @param {{ name: string, directory: string, shop: string, canWrite: boolean }} options
 */
export function createShopDevServer({ name, directory, shop, canWrite }) {
  return {
    host: 'localhost',
    hot: true,
    liveReload: true,
    static: false,
    client: { overlay },
    headers: { 'Cache-Control': 'no-cache' },
    devMiddleware: { publicPath: `${toSourcePath(name)}/` },
    setupMiddlewares: (/** @type {unknown[]} */ middlewares, /** @type {DevServer} */ server) => {
      const proxy = createShopProxy({
        ...{ name, shop, canWrite, log },
        readBuild: () => readBuild(server, directory),
      })
      void proxy.check().then((problem) => problem && log(problem))
      return [...middlewares, { name: 'shop', middleware: proxy.middleware }]
    },
    onListening: (/** @type {DevServer} */ { options }) => {
      const mode = canWrite ? 'changes go there' : 'reading only, or with --write'
      log(
        `${name} from source, everything else from ${shop} (${mode}): http://localhost:${options.port}${findFirstPage(directory)}`,
      )
    },
  }
}
