import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { repositoryRoot } from 'workspace/workspace.ts'

import { listPackageFolders } from '../list-packages.js'
import { runProcess } from '../run-process.ts'

const execute = promisify(execFile)
/** Output of commands such as `git ls-files`, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024

export interface RepositoryCopy {
  folder: string
  /** Runs a command in the copy. @returns its output @throws Error with its output when it fails */
  run: (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>
  remove: () => Promise<void>
}

const findNodeModules = () =>
  ['.', ...listPackageFolders(repositoryRoot)]
    .map((folder) => path.join(folder, 'node_modules'))
    .filter((folder) => existsSync(path.join(repositoryRoot, folder)))

/** Copies installed packages, by hard links where the system can. */
async function copyPackages(source: string, target: string): Promise<void> {
  await execute('cp', ['-al', source, target]).catch(() =>
    cp(source, target, { recursive: true, verbatimSymlinks: true }),
  )
}

/** Copies the working tree with its installed packages into a new Git repository in a temporary folder. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-copy-'))
  const listed = await execute('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: repositoryRoot,
    maxBuffer: MAX_OUTPUT,
  })
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    // A file that was deleted and not committed yet is listed as well.
    await cp(path.join(repositoryRoot, file), path.join(folder, file)).catch(ignoreMissing)
  }
  for (const packages of findNodeModules()) {
    await copyPackages(path.join(repositoryRoot, packages), path.join(folder, packages))
  }
  const run: RepositoryCopy['run'] = (command, args, env = {}) =>
    runProcess(command, args, { cwd: folder, env })
  await run('git', ['init', '-q'])
  await run('git', ['add', '-A'])
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com']
  await run('git', [...author, 'commit', '-q', '-m', 'copy'])
  return { folder, run, remove: () => rm(folder, { recursive: true, force: true }) }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
