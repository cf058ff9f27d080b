import { type ChildProcess, spawn } from 'node:child_process'

import { repositoryRoot } from 'workspace/workspace.ts'

import { StartError } from '../run-command.ts'

interface ProgramOptions {
  env: NodeJS.ProcessEnv
  /** The text that the program prints once it answers requests. */
  readyText: string
  /** Arguments of Node, by default those that run TypeScript. */
  args?: readonly string[] | undefined
  /** Takes what it prints, instead of this terminal. */
  output?: NodeJS.WritableStream | undefined
}

/**
 * Starts a program of this repository and waits until it answers requests; what it prints otherwise goes to this terminal.
 * @param script absolute path of what it runs
 * @throws StartError with the program's own message when it ends before
 */
export async function spawnProgram(
  script: string,
  { env, readyText, args = ['--import', 'tsx'], output }: ProgramOptions,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...args, script], {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stopWithUs = () => child.kill()
  process.once('exit', stopWithUs)
  child.once('exit', () => process.off('exit', stopWithUs))
  await new Promise<void>((resolve, reject) => {
    let errors = ''
    const collect = (chunk: Buffer) => (errors += chunk.toString())
    child.stderr.on('data', collect)
    child.stdout.on('data', (chunk: Buffer) => {
      if (!chunk.includes(readyText)) return (output ?? process.stdout).write(chunk)
      // Several processes, one after the other, may print to it.
      child.stderr.off('data', collect).pipe(output ?? process.stderr, { end: false })
      ;(output ?? process.stderr).write(errors)
      return resolve()
    })
    child.on('exit', () => reject(new StartError(errors.trim() || `${script} did not start`)))
  })
  return child
}

const hasStopped = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

export async function untilStopped(child: ChildProcess): Promise<void> {
  if (!hasStopped(child)) await new Promise((resolve) => child.once('exit', resolve))
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  if (hasStopped(child)) return
  child.kill('SIGTERM')
  await untilStopped(child)
}
