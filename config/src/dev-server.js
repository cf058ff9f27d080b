import { localConfig } from './local-config.js'

/**
 * The development server of one front end, which also answers `/config.json`.
 * `API_URL` is the backend's origin (default http://localhost:4000).
 * @param {{ name: string }} options
 */
export function devServer({ name }) {
  const backend = process.env.API_URL ?? 'http://localhost:4000'
  return {
    // What a page cannot take in while it is open reloads it.
    hot: true,
    liveReload: true,
    historyApiFallback: { disableDotRule: true, index: '/' },
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' },
    // The shop's content policy allows for no overlay; the terminal and the console have every error.
    client: { overlay: false },
    setupMiddlewares: (/** @type {unknown[]} */ middlewares) => [
      {
        name: `${name}-config`,
        path: '/config.json',
        middleware: (
          /** @type {import('node:http').IncomingMessage} */ request,
          /** @type {{ json: Function }} */ response,
        ) => response.json(localConfig(`http://${request.headers.host}`, backend)),
      },
      ...middlewares,
    ],
  }
}
