import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { writeGeneratedPages } from '@shop/config/generate-pages.js'
import { findLiveSlot } from 'release/checks/slots.ts'
import { openStore } from 'release/cli/open-store.ts'
import { loadState } from 'release/state/stored-state.ts'
import { OWNERS_FILE } from 'release-store/release-store.ts'
import { repositoryRoot } from 'workspace/workspace.ts'

import { log, runCommand, StartError } from '../run-command.ts'
import { addExtension, NO_CONTEXT, toExtensionNames } from './add-extension.ts'
import { writeOutsideRemote } from './outside-remote.ts'
import { renderRemote, templates, toRemoteNames, writeFiles } from './remote-template.ts'
import { askForTeam, parseTeam, type Team, writeTeam } from './team.ts'

/** Describes `pages.json` to editors; relative to the file. */
const PAGES_SCHEMA = '../../config/src/pages.schema.json'

/** Writes a remote's folder. @throws StartError when the name is invalid or taken, unless a slot is to be filled by it */
async function writeRemote(remote: string, slot: string | undefined): Promise<void> {
  const files = await renderRemote(toRemoteNames(remote), templates.remote, {
    schema: PAGES_SCHEMA,
  })
  const folder = path.join(repositoryRoot, remote)
  const exists = existsSync(folder)
  if (exists && slot === undefined) throw new StartError(`${remote} exists already.`)
  if (!exists) await writeFiles(folder, files)
  await fillSlot(folder, remote, slot)
  writeGeneratedPages(folder)
}

/** Adds an extension to a remote, if it is to fill a slot. */
async function fillSlot(folder: string, remote: string, slot: string | undefined): Promise<void> {
  if (slot === undefined) return
  const store = await openStore(repositoryRoot, process.env)
  const { state } = await loadState(store)
  const live = await findLiveSlot(store, state, slot)
  await addExtension({ folder, remote }, slot, live?.context ?? NO_CONTEXT)
  log(
    live
      ? `It takes what ${slot} of ${live.owner} hands over.`
      : `No live page says what ${slot} hands over: complete the type in its component.`,
  )
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

async function enterTeam(root: string, remote: string, pattern: string, team: Team): Promise<void> {
  const files = await writeTeam(root, remote, pattern, team)
  const hint = `Name its team as --team, or in .github/CODEOWNERS and ${OWNERS_FILE}.`
  if (files.length > 0) log(`Its team is in ${files.join(' and ')}.`)
  if (team.releasers.length === 0) log(`Anybody may release ${remote}. ${hint}`)
}

async function createRemote(remote: string, slot: string | undefined, team: Team): Promise<void> {
  await writeRemote(remote, slot)
  format(repositoryRoot, remote)
  await enterTeam(repositoryRoot, remote, `/${remote}/`, team)
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

async function createOutside(
  remote: string,
  folder: string,
  slot: string | undefined,
  team: Team,
): Promise<void> {
  await writeOutsideRemote(toRemoteNames(remote), folder)
  await fillSlot(folder, remote, slot)
  writeGeneratedPages(folder)
  format(folder, 'src', 'e2e', '*.json', '*.ts')
  await enterTeam(folder, remote, '*', team)
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
    throw new StartError(
      'Usage: npm run new-remote -- mfe-NAME [--team @org/team,ali@example.com] [--outside DIR] [--extension SLOT]',
    )
  }
  const { outside, extension } = values
  // Nothing is written for a wrong name.
  toRemoteNames(remote)
  if (extension !== undefined) toExtensionNames(extension)
  const team = parseTeam(values.team ?? (await askForTeam()))
  if (outside === undefined) await createRemote(remote, extension, team)
  else
    await createOutside(remote, path.resolve(process.env.INIT_CWD ?? '', outside), extension, team)
})

/** @throws StartError for an option that there is not */
function parseArguments(args: string[]) {
  try {
    const options = {
      outside: { type: 'string' },
      extension: { type: 'string' },
      team: { type: 'string' },
    } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}
