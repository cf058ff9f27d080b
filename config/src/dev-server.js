import { createLocalConfig } from '@shop/release-format/local-config.js'

/** What does not compile is shown in the page. What fails at run time is shown by the page itself, as to visitors. */
export const overlay = { errors: true, warnings: true, runtimeErrors: false }

const DEFAULT_BACKEND = 'http://localhost:4000'

/**
 * Options of webpack's development server for one front end; it also serves `/config.json`.
 * The environment variable `API_URL` is the backend's origin (default http://localhost:4000).
 * @param {{ name: string }} options
 */
export function createDevServer({ name }) {
  const backend = process.env.API_URL ?? DEFAULT_BACKEND
  return {
    host: 'localhost',
    // Falls back to a reload for changes that cannot be applied hot.
    hot: true,
    liveReload: true,
    historyApiFallback: { disableDotRule: true, index: '/' },
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' },
    client: { overlay },
    setupMiddlewares: (/** @type {unknown[]} */ middlewares) => [
      {
        name: `${name}-config`,
        path: '/config.json',
        middleware: (
          /** @type {import('node:http').IncomingMessage} */ request,
          /** @type {{ json: (body: unknown) => void }} */ response,
        ) => response.json(createLocalConfig(`http://${request.headers.host}`, backend)),
      },
      ...middlewares,
    ],
  }
}
