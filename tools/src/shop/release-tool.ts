import { repositoryRoot } from 'workspace/workspace.ts'

import { runProcess } from '../run-process.ts'

export interface CommandResult {
  output: string
  durationMs: number
}

/** Runs a command of the release tool. @throws with its output when it fails */
export type ReleaseTool = (...command: string[]) => Promise<CommandResult>

/** The release tool for a release folder. @param env variables that it needs besides */
export function createReleaseTool(releaseDir: string, env: NodeJS.ProcessEnv = {}): ReleaseTool {
  return async (...command) => {
    const startedAt = performance.now()
    const output = await runProcess(
      process.execPath,
      ['--import', 'tsx', 'release/src/cli/cli.ts', ...command],
      { cwd: repositoryRoot, env: { RELEASE_DIR: releaseDir, ...env } },
    )
    return { output, durationMs: performance.now() - startedAt }
  }
}
