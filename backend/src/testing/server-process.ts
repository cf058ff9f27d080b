import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../backend-cli.ts', import.meta.url))

/** A free port of localhost. */
export function getFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}

interface ServerProcess {
  child: ChildProcess
  /** Everything that it has printed. */
  output(): string
  /** Resolves to the exit code; `null` after a signal. */
  exited: Promise<number | null>
}

/**
 * Starts the real server in a child process; resolves when it is ready or has exited.
 * @param args Node's arguments that start it, by default from source
 */
export async function startServer(
  env: Record<string, string>,
  args: readonly string[] = ['--import', 'tsx', server],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        output += String(part)
        if (output.includes('Backend ready')) resolve()
      })
    }
  })
  await Promise.race([ready, ended])
  return { child, output: () => output, exited: ended }
}
