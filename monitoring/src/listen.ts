import type { FastifyInstance } from 'fastify'

/** A port that a program cannot listen on; the message names the variable that sets it. */
export class PortError extends Error {
  override readonly name = 'PortError'
}

interface Address {
  host: string
  port: number
  /** Variable that sets the port. */
  variable: string
}

/** Makes a server listen. @throws PortError */
export async function listen(
  server: Pick<FastifyInstance, 'listen'>,
  { host, port, variable }: Address,
): Promise<void> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used: ${message}`
    throw new PortError(`port ${port} on ${host} (${variable}) ${reason}`)
  }
}
