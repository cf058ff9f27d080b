import { type AddressInfo, createServer, type Socket } from 'node:net'

import { SMTPServer } from 'smtp-server'

import { createCertificate } from './certificate.ts'

interface ReceivedMail {
  recipients: string[]
  message: string
}

interface MailServerOptions {
  /** Encrypts from the start, or offers to, with an own certificate that nobody trusts; neither by default. */
  tls?: 'implicit' | 'starttls'
  /** The only user and password that it lets in; without them it lets in everybody. */
  login?: { user: string; password: string }
  /** Gets a permanent error as a sender. */
  rejectedSender?: string
  /** Refuses every message. */
  rejectsMessages?: boolean
}

const refuse = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode })

/** Starts an SMTP server on loopback. @param rejectedRecipient gets a permanent error */
export async function startMailServer(
  rejectedRecipient?: string,
  port = 0,
  { tls, login, rejectedSender, rejectsMessages = false }: MailServerOptions = {},
) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: !login,
    secure: tls === 'implicit',
    ...(tls && createCertificate()),
    disabledCommands: tls === 'starttls' ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      if (login && (username !== login.user || password !== login.password)) {
        return callback(refuse('Authentication credentials invalid', 535))
      }
      callback(null, { user: username })
    },
    onMailFrom({ address }, _session, callback) {
      if (address !== rejectedSender) return callback()
      callback(refuse('Sender address rejected: not owned by user', 553))
    },
    onRcptTo({ address }, _session, callback) {
      if (address !== rejectedRecipient) return callback()
      callback(refuse('No such mailbox', 550))
    },
    onData(stream, { envelope }, callback) {
      let message = ''
      stream.on('data', (part: Buffer) => (message += part.toString()))
      stream.on('end', () => {
        if (rejectsMessages) return callback(refuse('Message rejected as spam', 554))
        received.push({ recipients: envelope.rcptTo.map(({ address }) => address), message })
        callback()
      })
    },
  })
  // A client that speaks no TLS, or does not trust the certificate, ends its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://127.0.0.1:${address.port}`,
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
