import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LoopbackServer {
  origin: string
  /** Ends its connections, too. */
  close: () => void
}

/** Starts a server that only this machine reaches, at a free port. */
export async function startLoopbackServer(handle: RequestListener): Promise<LoopbackServer> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
