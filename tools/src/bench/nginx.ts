import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

import getPort from 'get-port'

const OWN_HEADERS = ['connection', 'keep-alive', 'date', 'etag', 'content-length', 'content-type']

interface Answer {
  headers: Record<string, string>
  /** As sent: compressed. */
  bytes: Buffer
}

/** One answer as it travels, which `fetch` would decompress. @throws when it is no success or not gzip */
function fetchRaw(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = response.headers as Record<string, string>
        if (response.statusCode === 200 && headers['content-encoding'] === 'gzip') {
          resolve({ headers, bytes: Buffer.concat(chunks) })
        } else reject(new Error(`${address} responded with ${response.statusCode}`))
      })
    })
    request.on('error', reject)
  })
}

function createLocation(name: string, { headers }: Answer): string {
  const added = Object.entries(headers)
    .filter(([header]) => ![...OWN_HEADERS, 'content-encoding', 'vary'].includes(header))
    .map(([header, value]) => `add_header ${header} ${JSON.stringify(value)};`)
  const type = headers['content-type'] ?? 'text/plain'
  return `location = /${name} { types {} default_type ${JSON.stringify(type)}; ${added.join(' ')} }`
}

/**
 * Starts nginx, one worker, with the bytes and headers that a site answers these addresses with, each under its name.
 * @returns its origin, and what stops it
 */
export async function startNginx(addresses: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-nginx-'))
  // Started by root, its worker is another user.
  await chmod(folder, 0o755)
  const port = await getPort()
  const locations: string[] = []
  for (const [name, address] of Object.entries(addresses)) {
    const answer = await fetchRaw(address)
    await writeFile(path.join(folder, `${name}.gz`), answer.bytes)
    locations.push(createLocation(name, answer))
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/tmp;`)
    .join('\n')
  await mkdir(path.join(folder, 'tmp'))
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static always; gzip_vary on;
  ${temporary}
  server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} }
}
`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: 'inherit' })
  const exited = new Promise((resolve) => child.once('close', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
