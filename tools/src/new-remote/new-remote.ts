import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { writeGeneratedPages } from '@shop/config/generate-pages.js'
import { repositoryRoot } from 'workspace/workspace.ts'

import { log, runCommand, StartError } from '../run-command.ts'
import { writeOutsideRemote } from './outside-remote.ts'
import { renderRemote, templates, toRemoteNames, writeFiles } from './remote-template.ts'

/** Describes `pages.json` to editors; relative to the file. */
const PAGES_SCHEMA = '../../config/src/pages.schema.json'

/** Writes a remote's folder. @throws StartError when the name is invalid or taken */
async function writeRemote(remote: string): Promise<void> {
  const files = await renderRemote(toRemoteNames(remote), templates.remote, {
    schema: PAGES_SCHEMA,
  })
  const folder = path.join(repositoryRoot, remote)
  if (existsSync(folder)) throw new StartError(`${remote} exists already.`)
  await writeFiles(folder, files)
  writeGeneratedPages(folder)
}

function run(folder: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new StartError(`${command} ${args.join(' ')} failed.`)
}

/** Line lengths depend on the name. */
function format(folder: string, ...files: string[]): void {
  const prettier = createRequire(import.meta.url).resolve('prettier/bin/prettier.cjs')
  run(folder, process.execPath, prettier, '--write', '--log-level', 'warn', ...files)
}

async function createRemote(remote: string): Promise<void> {
  await writeRemote(remote)
  format(repositoryRoot, remote)
  // Links the workspace and adds it to the lock file.
  run(
    repositoryRoot,
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  )
  logNext(`Created ${remote}. Next:`, {
    [`npm run dev -- ${remote}`]: 'serves it from source, in the shop and alone',
    [`npx jest ${remote}`]: 'runs its unit tests',
    [`npm run release -- publish ${remote}`]: 'builds and publishes a version',
  })
}

/** @param commands what each does */
function logNext(heading: string, commands: Record<string, string>): void {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  log(heading)
  for (const [command, effect] of Object.entries(commands)) {
    log(`  ${command.padEnd(width)}   ${effect}`)
  }
}

async function createOutside(remote: string, folder: string): Promise<void> {
  await writeOutsideRemote(toRemoteNames(remote), folder)
  format(folder, 'src', 'e2e', '*.json', '*.ts')
  logNext(`Created ${remote} in ${folder}. Next, in that folder:`, {
    'npm install': 'then commit package-lock.json, which `npm ci` needs',
    'npm start': 'serves it from source, alone',
    'npm start -- --shop https://shop.example': 'serves it from source, in that shop',
    'npm test': 'checks types and runs its unit tests',
    'npm run e2e': 'needs Chromium: npx playwright install chromium',
    [`npm run release -- preview ${remote}`]: 'prints one link for colleagues',
  })
}

runCommand(async () => {
  const { positionals, values } = parseArguments(process.argv.slice(2))
  const [remote, ...rest] = positionals
  if (remote === undefined || rest.length > 0) {
    throw new StartError('Usage: npm run new-remote -- mfe-NAME [--outside DIR]')
  }
  if (values.outside === undefined) await createRemote(remote)
  else await createOutside(remote, path.resolve(process.env.INIT_CWD ?? '', values.outside))
})

/** @throws StartError for an option that there is not */
function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { outside: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}
