import { chmod, readFile, symlink, writeFile } from 'node:fs/promises'
import http, { type OutgoingHttpHeaders } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { createLocalConfig } from '@shop/release-format/local-config.js'
import { createTemporaryFolder, writeFiles } from '@shop/testing/temporary-folder.ts'
import getPort from 'get-port'
import { createSiteServer } from 'site/server/site-server.ts'
import { writePreviews } from 'site/testing/previews.ts'
import { publishRemote, releaseRendered } from 'site/testing/rendered-site.ts'
import { standaloneTemplate } from 'site/testing/site-fixtures.ts'

import { stopProgram } from '../../shop/spawn-program.ts'
import { createCertificate } from '../certificate.ts'
import { proxyNames, spawnProxy, writeProxyConfig } from '../proxy.ts'
import { sendRequest } from '../send-request.ts'

/** The cookie of a preview that shows `mfe-shop@2.0.0`. */
export const PREVIEW_COOKIE = 'preview=pr-12.key'
export const SITE_URL = `https://${proxyNames.site}`

/** Files of the shell's version, one of each kind. */
export const FILES = ['main.abc.js', 'main.abc.css', 'logo.abc.svg', 'font.abc.woff2']

const remote = 'let count = 0; exports.routes = ({ url }) => url + " rendered " + ++count'

/** A release folder with a version that is live, `1.0.0`, and one that never was, `2.0.0` of `mfe-shop`. */
async function createProxiedFolder(): Promise<string> {
  const folder = await createTemporaryFolder()
  await releaseRendered(folder, { 'mfe-shop': remote })
  await publishRemote(folder, 'mfe-shop', '2.0.0', 'exports.routes = () => "Previewed"')
  await writePreviews(folder, { 'pr-12': { 'mfe-shop': '2.0.0' } })
  const text = 'a text that is long enough to be compressed '.repeat(100)
  await writeFiles(folder, {
    'released.json': JSON.stringify({ shell: ['1.0.0'], 'mfe-shop': ['1.0.0'] }),
    'mfe-shop/2.0.0/main.abc.js': text,
    'shell/1.0.0/standalone.html': standaloneTemplate,
    'shell/1.0.0/.maps/main.abc.js.map': text,
    ...Object.fromEntries(FILES.map((name) => [`shell/1.0.0/${name}`, text])),
  })
  for (const name of FILES.slice(0, 3)) {
    await writeFile(path.join(folder, `shell/1.0.0/${name}.br`), brotliCompressSync(text))
    await writeFile(path.join(folder, `shell/1.0.0/${name}.gz`), gzipSync(text))
  }
  await symlink('main.abc.css', path.join(folder, 'shell/1.0.0/link.abc.css'))
  // The proxy reads it as another user.
  await chmod(folder, 0o755)
  return folder
}

/** A backend's responses, and the requests that it got. It ends requests that take too long to arrive, as ours does. */
function createProxiedBackend() {
  const asked: { url: string; headers: http.IncomingHttpHeaders }[] = []
  const limits = { requestTimeout: 2_000, headersTimeout: 2_000, connectionsCheckingInterval: 100 }
  const server = http.createServer(limits, (request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    // The first request of an address kills it.
    const isFirst = asked.filter(({ url }) => url === request.url).length === 1
    if (request.headers['x-killed'] && isFirst) return void request.socket.destroy()
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.setHeader('strict-transport-security', 'max-age=31536000')
      response.end(JSON.stringify({ text: 'long '.repeat(500) }))
    })
  })
  return { server, asked }
}

/** Starts nginx before a site and a backend. */
export async function openProxiedShop() {
  const backend = createProxiedBackend()
  const folder = await createTemporaryFolder()
  const releaseDir = await createProxiedFolder()
  const ports = { http: await getPort(), https: await getPort(), internal: await getPort() }
  const site = await createSiteServer(
    releaseDir,
    createLocalConfig(SITE_URL, `https://${proxyNames.api}`),
    { renderBudgetMs: 60_000 },
  )
  const sitePort = await getPort()
  await site.listen({ port: sitePort, host: '127.0.0.1' })
  const backendPort = await getPort()
  await new Promise<void>((resolve) => backend.server.listen(backendPort, '127.0.0.1', resolve))
  const certificate = await createCertificate(folder, [proxyNames.site, proxyNames.api])
  const main = await writeProxyConfig({
    // All requests share its connections to the programs behind.
    ...{ folder, ports, releaseDir, certificate, workers: 1 },
    ...{ sitePorts: [sitePort], backendPorts: [backendPort, backendPort] },
  })
  const proxy = await spawnProxy(main, () => {})

  const throughProxy = { port: ports.https, certificate: certificate.text }
  type Request = Parameters<typeof sendRequest>[2]
  return {
    ...{ folder, releaseDir, ports, site, backend, certificate },
    fromProxy: (address: string, headers: OutgoingHttpHeaders = {}, request: Request = {}) =>
      sendRequest({ ...throughProxy, name: proxyNames.site }, address, { headers, ...request }),
    fromSite: (address: string, headers: OutgoingHttpHeaders = {}, request: Request = {}) =>
      sendRequest({ port: sitePort, name: proxyNames.site }, address, { headers, ...request }),
    fromApi: (address: string, request: Request = {}) =>
      sendRequest({ ...throughProxy, name: proxyNames.api }, address, request),
    readLog: async () =>
      (await readFile(path.join(folder, 'access.log'), 'utf8'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    async close() {
      await stopProgram(proxy)
      backend.server.close()
      backend.server.closeAllConnections()
      await site.close()
    },
  }
}
