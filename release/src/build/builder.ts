import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'

import { ReleaseError } from '@shop/release-format/release-error.ts'

import type { BuildJob, BuildReport } from './build-worker.js'

/** Runs the webpack builds of front ends, one after the other in one process. */
export interface Builder {
  /**
   * @param directory of the front end
   * @param onProgress called with what is done, in per cent
   * @throws ReleaseError with the output of the build when it fails
   */
  build: (directory: string, onProgress?: (percent: number) => void) => Promise<void>
  /** Ends the process. */
  close: () => void
}

export const BUILD_WORKER = new URL('build-worker.js', import.meta.url)

/** webpack as the front end's repository has it, else as this tool's has. @throws ReleaseError when it is not installed */
function findWebpack(directory: string): string {
  for (const user of [path.join(directory, 'package.json'), import.meta.url]) {
    try {
      return createRequire(user).resolve('webpack')
    } catch {
      // The next one may have it.
    }
  }
  throw new ReleaseError(`webpack is not installed in ${directory}. Run npm install there.`)
}

/**
 * @param root of the repository: Module Federation names a module after the folder that its process works in, so that this is
 *   the same for all builds
 * @param env added to the environment of the builds
 */
export function createBuilder(root: string, env: Record<string, string> = {}): Builder {
  let child: ChildProcess | undefined
  let output = ''

  function start(): ChildProcess {
    const started = fork(BUILD_WORKER, [], {
      cwd: root,
      env: { ...process.env, ...env, NODE_ENV: 'production' },
      // The flags of this process would load its own sources.
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    }
    return started
  }

  return {
    async build(directory, onProgress) {
      const webpack = findWebpack(directory)
      const running = (child ??= start())
      output = ''
      const ended = new AbortController()
      const exited = once(running, 'close', { signal: ended.signal }).then(() => {
        child = undefined
        return 'The process has ended.'
      })
      exited.catch(() => undefined)
      const built = new Promise<string | null>((resolve) => {
        running.on('message', function onReport(report: BuildReport) {
          if ('percent' in report) return void onProgress?.(report.percent)
          running.off('message', onReport)
          resolve(report.problem)
        })
      })
      running.send({ webpack, directory } satisfies BuildJob)
      const problem = await Promise.race([built, exited])
      ended.abort()
      if (problem !== null) {
        throw new ReleaseError(`Building ${path.basename(directory)} failed:\n${output}${problem}`)
      }
    },
    close: () => void child?.kill(),
  }
}
