import { spawn } from 'node:child_process'

interface ProcessOptions {
  cwd: string
  /** Added to the environment of this process. */
  env?: NodeJS.ProcessEnv
}

/** Runs a command to its end. @returns its output, without colors @throws Error with its output when it fails */
export function runProcess(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: ProcessOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, FORCE_COLOR: '0', ...env } })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${command} ${args.join(' ')} exited with ${code}:\n${output}`)),
    )
  })
}
