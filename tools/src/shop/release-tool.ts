import { spawn } from 'node:child_process'

import { repositoryRoot } from 'release/workspace.ts'

export interface CommandResult {
  output: string
  durationMs: number
}

/** Runs a command of the release tool. @throws with its output when it fails */
export type ReleaseTool = (...command: string[]) => Promise<CommandResult>

/** The release tool for a release folder. */
export function createReleaseTool(releaseDir: string): ReleaseTool {
  return (...command) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'release/src/cli/cli.ts', ...command],
        { cwd: repositoryRoot, env: { ...process.env, RELEASE_DIR: releaseDir } },
      )
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.on('error', reject)
      child.on('close', (code) =>
        code === 0
          ? resolve({ output, durationMs: performance.now() - startedAt })
          : reject(new Error(`release ${command.join(' ')} exited with ${code}:\n${output}`)),
      )
    })
}
