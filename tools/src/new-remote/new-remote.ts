import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from 'release/workspace.ts'

import { renderRemote, toRemoteNames } from './remote-template.ts'

/** Writes a remote's folder and formats it. @throws Error when there is something at its place already */
async function writeRemote(remote: string): Promise<void> {
  const names = toRemoteNames(remote)
  const folder = path.join(root, remote)
  if (existsSync(folder)) throw new Error(`${remote} exists already.`)
  for (const [file, text] of Object.entries(await renderRemote(names))) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  run('npx', ['prettier', '--write', '--log-level', 'warn', folder])
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed.`)
}

const [remote, ...rest] = process.argv.slice(2)
try {
  if (remote === undefined || rest.length > 0) {
    throw new Error('Usage: npm run new-remote -- mfe-NAME')
  }
  await writeRemote(remote)
  // Links the workspace and records it in the lock file.
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
  process.stdout.write(
    [
      `Created ${remote}. Next:`,
      `  npm run dev -- ${remote}                 its page from source, in the shop and alone`,
      `  npx jest ${remote}                       its unit tests`,
      `  npm run release -- publish ${remote}     builds and publishes a version`,
      '',
    ].join('\n'),
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
