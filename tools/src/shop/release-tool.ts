import { spawn } from 'node:child_process'

import { root } from './shop-process.ts'

export interface CommandResult {
  output: string
  durationMs: number
}

/** Runs a command of the release tool. @throws Error with its output when it fails */
export type ReleaseTool = (...command: string[]) => Promise<CommandResult>

/** The release tool for a release folder. */
export function createReleaseTool(releaseDir: string): ReleaseTool {
  return (...command) =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'release/src/cli/cli.ts', ...command],
        { cwd: root, env: { ...process.env, RELEASE_DIR: releaseDir } },
      )
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk))
      child.stderr.on('data', (chunk: Buffer) => (output += chunk))
      child.on('error', reject)
      child.on('close', (code) =>
        code === 0
          ? resolve({ output, durationMs: performance.now() - started })
          : reject(new Error(`release ${command.join(' ')} exited with ${code}:\n${output}`)),
      )
    })
}
