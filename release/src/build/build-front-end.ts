import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { ReleaseError } from '../release-error.ts'
import { type FrontEnd, frontEndFolder } from '../workspace.ts'
import { compressFolder } from './compress.ts'

/** webpack as the front end's repository has it, else as this tool's has. @throws ReleaseError when it is not installed */
function findWebpack(directory: string): string {
  for (const user of [path.join(directory, 'package.json'), import.meta.url]) {
    try {
      return createRequire(user).resolve('webpack/bin/webpack.js')
    } catch {
      // Not there: the next one.
    }
  }
  throw new ReleaseError(`webpack is not installed in ${directory}. Run npm install there.`)
}

const PROGRESS = /^<s> \[webpack\.Progress\] (\d+)% \[([^\]]+)\]/

interface BuildOptions {
  /** Added to the environment of the build. */
  env?: Record<string, string> | undefined
  /** Called with what is done, in per cent. */
  onProgress?: ((percent: number) => void) | undefined
}

/**
 * Reads webpack's reports of progress, which it writes between its messages.
 * @param onProgress called with the mean of the builds that have reported, for browsers and the server
 * @returns takes lines, and returns those that are no reports
 */
function createProgressReader(onProgress: (percent: number) => void) {
  const percents = new Map<string, number>()
  return (line: string): boolean => {
    const [, percent, build] = PROGRESS.exec(line) ?? []
    if (percent === undefined || build === undefined) return line !== ''
    percents.set(build, Number(percent))
    const sum = [...percents.values()].reduce((total, each) => total + each, 0)
    onProgress(Math.floor(sum / percents.size))
    return false
  }
}

/**
 * Builds one front end for production into its `dist` folder, compressed, with its source maps apart.
 * @throws ReleaseError with the output of the build when it fails
 */
export async function buildFrontEnd(
  root: string,
  name: FrontEnd,
  { env = {}, onProgress = () => {} }: BuildOptions = {},
): Promise<string> {
  const directory = path.join(root, frontEndFolder(root, name))
  const webpack = findWebpack(directory)
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [webpack, '--progress'], {
      cwd: directory,
      env: { ...process.env, ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const isMessage = createProgressReader(onProgress)
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (isMessage(line)) output += `${line}\n`
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new ReleaseError(`Building ${name} failed:\n${output}`)),
    )
  })
  const folder = path.join(directory, 'dist')
  await compressFolder(folder)
  return folder
}
