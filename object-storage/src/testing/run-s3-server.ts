import { utimes } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'

import S3rver from '@20minutes/s3rver'

import { openReleaseStorage } from '../s3-storage.ts'

/** The fault of a request; undefined for none. */
export type Fault = (request: {
  method: string
  key: string
  body: Buffer
}) => FaultKind | undefined

/** `lost`: it is carried out, and the response cut; `half`: the response is cut in the middle. */
export type FaultKind =
  'refused' | 'hanging' | 'lost' | 'half' | 'slow down' | 'broken' | 'unconditional'

const BUCKET = 'shop'

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

const xmlError = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`

/** Starts an S3 server in a folder. What it lacks, conditions of writes, is added in front of it, and so are faults. */
export async function runS3Server(directory: string) {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It signs the address of a bucket without the slash that the SDK adds.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port: upstream } = await server.run()
  const state: { fault: Fault } = { fault: () => undefined }
  const requests: { method: string; key: string; headers: IncomingMessage['headers'] }[] = []
  const writes = new Map<string, Promise<unknown>>()

  /** Sends a request on, as it came. */
  const forward = (method: string, { url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
      (resolve, reject) => {
        const forwarded = sendRequest(
          { host: '127.0.0.1', port: upstream, method, path: url, headers },
          (response) => {
            readAll(response).then((text) => {
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
            }, reject)
          },
        )
        forwarded.on('error', reject).end(body)
      },
    )

  /** The ETag that an object has, which anybody may ask this server for; null when there is none. */
  async function findEtag(pathname: string): Promise<string | null> {
    const response = await fetch(`http://127.0.0.1:${upstream}${pathname}`, { method: 'HEAD' })
    return response.status === 200 ? response.headers.get('etag') : null
  }

  /** One request for an object after the other, so that a condition is that of the moment, and nobody reads half of it. */
  function inTurn<Result>(key: string, write: () => Promise<Result>): Promise<Result> {
    const turn = (writes.get(key) ?? Promise.resolve()).then(write, write)
    writes.set(key, turn)
    return turn
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers, socket } = request
    const body = await readAll(request)
    const [pathname = ''] = url.split('?')
    const key = decodeURIComponent(pathname).replace(`/${BUCKET}/`, '')
    requests.push({ method, key, headers })
    const fault = state.fault({ method, key, body })
    if (fault === 'refused') return void socket.destroy()
    if (fault === 'hanging') return
    if (fault === 'slow down') return void response.writeHead(503).end(xmlError('SlowDown'))
    if (fault === 'broken') return void response.writeHead(500).end(xmlError('InternalError'))
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
    const isConditional = method === 'PUT' && (ifMatch ?? ifNoneMatch) !== undefined
    const result = await inTurn(key, async () => {
      const etag = isConditional && fault !== 'unconditional' ? await findEtag(pathname) : null
      const isMet =
        ifMatch === undefined || fault === 'unconditional' ? etag === null : etag === ifMatch
      return !isConditional || isMet ? forward(method, request, body) : null
    })
    if (fault === 'lost') return void socket.destroy()
    if (!result) return void response.writeHead(412).end(xmlError('PreconditionFailed'))
    response.writeHead(result.status, result.headers)
    if (fault !== 'half') return void response.end(result.body)
    response.write(result.body.subarray(0, result.body.length / 2), () => socket.destroy())
  }

  const proxy = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  const sockets = new Set<Socket>()
  proxy.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo

  async function stop() {
    proxy.close()
    for (const socket of sockets) socket.destroy()
    await server.close()
  }

  const env = {
    RELEASE_STORE: `s3://${BUCKET}/releases`,
    RELEASE_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
    RELEASE_STORE_REGION: 'us-east-1',
    RELEASE_STORE_PATH_STYLE: 'on',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  } as const
  const settings = { ...env, AWS_SESSION_TOKEN: undefined }
  return {
    settings,
    env,
    open: (timeouts?: { idleMs: number; requestMs: number }) =>
      openReleaseStorage(settings, timeouts),
    /** Makes an object older than it is. */
    async age(key: string, ageMs: number) {
      const file = path.join(directory, BUCKET, 'releases', `${key}._S3rver_object`)
      const time = (Date.now() - ageMs) / 1000
      await utimes(file, time, time)
    },
    requests,
    /** Lets requests fail from now on. */
    breakWith(fault: Fault) {
      state.fault = fault
    },
    mend() {
      state.fault = () => undefined
    },
    stop,
  }
}
