import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostileServer {
  origin: string
  manifest: object
  /** Scripts requested by browsers. */
  scripts: string[]
  stop: () => Promise<void>
}

/** Serves a remote whose scripts set `window.pwned`. */
export async function startHostileServer(remote: string, paths: string[]): Promise<HostileServer> {
  const manifest = { name: remote, kernel: '^2.0.0', entry: 'remoteEntry.js', paths }
  const scripts: string[] = []
  const answers: [RegExp, string, string][] = [
    [/remote\.json$/, 'application/json', JSON.stringify(manifest)],
    [/^\/$/, 'text/html', '<!doctype html><script src="/remoteEntry.js"></script>'],
    [/./, 'text/javascript', 'window.pwned = true'],
  ]
  const server = createServer(({ url = '/' }, response) => {
    const [, type = '', body = ''] = answers.find(([pattern]) => pattern.test(url)) ?? []
    if (type === 'text/javascript') scripts.push(url)
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    manifest,
    scripts,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
