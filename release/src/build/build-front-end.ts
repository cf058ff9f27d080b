import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

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

/**
 * Builds one front end for production into its `dist` folder, compressed and without source maps.
 * @param env added to the environment of the build
 * @returns the folder
 * @throws ReleaseError with the output of the build when it fails
 */
export async function buildFrontEnd(
  root: string,
  name: FrontEnd,
  env: Record<string, string> = {},
): Promise<string> {
  const directory = path.join(root, frontEndFolder(root, name))
  const webpack = findWebpack(directory)
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [webpack], {
      cwd: directory,
      env: { ...process.env, ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    }
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new ReleaseError(`Building ${name} failed:\n${output}`)),
    )
  })
  const folder = path.join(directory, 'dist')
  await compressFolder(folder)
  return folder
}
