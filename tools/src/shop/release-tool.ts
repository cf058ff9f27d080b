import { spawn } from 'node:child_process'

import { root } from './shop-process.ts'

export interface Ran {
  /** What the tool said. */
  said: string
  /** Milliseconds from the command to its end. */
  took: number
}

/** A command of the release tool, as somebody who releases gives it. */
export type Tool = (...command: string[]) => Promise<Ran>

/** The release tool, at work on a folder of released versions. Its commands throw what it says when it refuses. */
export function releaseTool(releaseDir: string): Tool {
  return (...command) =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'release/src/cli/cli.ts', ...command],
        { cwd: root, env: { ...process.env, RELEASE_DIR: releaseDir } },
      )
      let said = ''
      child.stdout.on('data', (chunk: Buffer) => (said += chunk))
      child.stderr.on('data', (chunk: Buffer) => (said += chunk))
      child.on('error', reject)
      child.on('close', (code) =>
        code === 0
          ? resolve({ said, took: performance.now() - started })
          : reject(new Error(`release ${command.join(' ')} ended with ${code}:\n${said}`)),
      )
    })
}
