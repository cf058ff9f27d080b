import { type AddressInfo, createServer, type Socket } from 'node:net'

import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  recipients: string[]
  message: string
}

/** Starts an SMTP server on loopback. @param rejectedRecipient gets a permanent error */
export async function startMailServer(rejectedRecipient?: string, port = 0) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      if (address !== rejectedRecipient) return callback()
      callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
    onData(stream, { envelope }, callback) {
      let message = ''
      stream.on('data', (part: Buffer) => (message += part.toString()))
      stream.on('end', () => {
        received.push({ recipients: envelope.rcptTo.map(({ address }) => address), message })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Starts a server that accepts connections and never responds. */
export async function startHangingServer() {
  const sockets: Socket[] = []
  let onConnection: (() => void) | undefined
  const connected = new Promise<void>((resolve) => (onConnection = resolve))
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    onConnection?.()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Resolves on the first connection. */
    connected,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
