import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import tls from 'node:tls'

/** A part that comes this late comes after the first program behind has answered what came before. */
const LATE_MS = 10
/** A client without a response for this time has to say more first. */
const SILENCE_MS = 200

interface Target {
  port: number
  name: string
  certificate: string
}

interface RawAnswer {
  /** Status of the first response; null without one. */
  status: number | null
  text: string
  end(): void
}

/**
 * Sends text as it is, by a connection of its own: a part at once, each other part later.
 * @param isAnswered whether to wait for a response
 */
export async function sendRaw(
  { port, name, certificate }: Target,
  [first = '', ...later]: readonly string[],
  isAnswered = true,
): Promise<RawAnswer> {
  const socket = tls.connect({ host: '127.0.0.1', port, servername: name, ca: certificate })
  // The proxy ends it after what it cannot read.
  socket.on('error', () => {})
  let text = ''
  const readStatus = () => /^HTTP\/1\.[01] ([2-5]\d\d)[^]*\r\n\r\n/m.exec(text)?.[1]
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (readStatus() !== undefined) resolve()
    })
    socket.on('close', () => resolve())
  })
  await once(socket, 'secureConnect')
  socket.write(first, 'latin1')
  for (const part of later) {
    await sleep(LATE_MS)
    if (socket.writable) socket.write(part, 'latin1')
  }
  await (isAnswered ? answered : sleep(SILENCE_MS))
  const status = readStatus()
  return { status: status ? Number(status) : null, text, end: () => void socket.destroy() }
}
