import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { repositoryRoot } from 'release/workspace.ts'

import { log, runCommand } from '../run-command.ts'
import { StartError } from '../start-error.ts'
import { renderRemote, toRemoteNames } from './remote-template.ts'

/** Writes a remote's folder. @throws StartError when the name is invalid or taken */
async function writeRemote(remote: string): Promise<void> {
  const files = await renderRemote(toRemoteNames(remote))
  const folder = path.join(repositoryRoot, remote)
  if (existsSync(folder)) throw new StartError(`${remote} exists already.`)
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new StartError(`${command} ${args.join(' ')} failed.`)
}

async function createRemote(args: readonly string[]): Promise<void> {
  const [remote, ...rest] = args
  if (remote === undefined || rest.length > 0) {
    throw new StartError('Usage: npm run new-remote -- mfe-NAME')
  }
  await writeRemote(remote)
  // Line lengths depend on the name.
  run('npx', 'prettier', '--write', '--log-level', 'warn', remote)
  // Links the workspace and adds it to the lock file.
  run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error')
  log(`Created ${remote}. Next:`)
  log(`  npm run dev -- ${remote}                   serves it from source, in the shop and alone`)
  log(`  npx jest ${remote}                         runs its unit tests`)
  log(`  npm run release -- publish ${remote}       builds and publishes a version`)
}

runCommand(() => createRemote(process.argv.slice(2)))
