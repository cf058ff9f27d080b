import { chmod, symlink, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { releaseRendered } from 'site/testing/rendered-site.ts'
import { createTemporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'

/** Files of the shell's version, one of each kind. */
export const FILES = ['main.abc.js', 'main.abc.css', 'logo.abc.svg', 'font.abc.woff2']

/** Counts what it renders. */
const remote = 'let count = 0; exports.routes = ({ url }) => url + " rendered " + ++count'

/** A release folder with a version that is live, `1.0.0`, and one that never was, `2.0.0` of `mfe-shop`. */
export async function createProxiedFolder(): Promise<string> {
  const folder = await createTemporaryFolder()
  await releaseRendered(folder, { 'mfe-shop': remote })
  const text = 'a text that is long enough to be compressed '.repeat(100)
  await writeFiles(folder, {
    'released.json': JSON.stringify({ shell: ['1.0.0'], 'mfe-shop': ['1.0.0'] }),
    'mfe-shop/2.0.0/main.abc.js': text,
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

/** A backend's responses, and the requests that it got. */
export function createProxiedBackend() {
  const asked: { url: string; headers: http.IncomingHttpHeaders }[] = []
  const server = http.createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    // As if it was killed by the first request of an address.
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
