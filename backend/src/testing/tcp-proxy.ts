import { connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  port: number
  /** From now on nothing is passed on: connections are accepted, and nobody responds. */
  hang(): void
  /** Passes on what comes from now on; connections that hang are cut. */
  resume(): void
  close(): Promise<void>
}

/** Starts a proxy on loopback to a port of this machine. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let hanging = false

  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((client) => {
    track(client)
    if (hanging) return
    const target = track(connect(targetPort, '127.0.0.1'))
    client.on('data', (data) => !hanging && target.write(data))
    target.on('data', (data) => !hanging && client.write(data))
    client.on('close', () => target.destroy())
    target.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    hang: () => void (hanging = true),
    resume() {
      hanging = false
      cut()
    },
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
