import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import path from 'node:path'

import { readJson } from '@shop/config/json.js'
import type { Metafile } from 'esbuild'
import type { LockedPackages } from 'workspace/lock-file.ts'
import { repositoryRoot as root } from 'workspace/workspace.ts'

import { StartError } from '../run-command.ts'
import { assertFilesPresent, bundleForNode } from './bundle-for-node.ts'
import { type ProgramDescription, type ProgramName, programs } from './program-list.ts'
import { pruneLock } from './prune-lock.ts'

interface Manifest {
  version: string
  engines: Record<string, string>
}

const START_FILE = 'server.mjs'
/** Stack traces name the sources. */
const START = `process.setSourceMapsEnabled(true)
await import('./lib/main.js')
`

/** Checks that only packages that will be installed are imported by a bundle. @throws Error naming what is missing */
function assertComplete({ outputs }: Metafile, packages: readonly string[]): void {
  const imported = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external }) => external)
    .map(({ path }) => path.replace(/^node:/, ''))
  const unknown = imported.filter(
    (name) =>
      !builtinModules.includes(name) &&
      !packages.some((each) => name === each || name.startsWith(`${each}/`)),
  )
  if (unknown.length > 0) throw new Error(`Neither bundled nor installed: ${unknown.join(', ')}`)
}

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)

/** Writes what `npm ci` needs to install the packages that are not in the bundle. */
async function writePackageFiles(
  target: string,
  name: ProgramName,
  { workspace, packages }: ProgramDescription,
): Promise<void> {
  const { version }: Manifest = readJson(path.join(root, workspace, 'package.json'))
  const { engines }: Manifest = readJson(path.join(root, 'package.json'))
  const lock: { packages: LockedPackages } = readJson(path.join(root, 'package-lock.json'))
  const locked = pruneLock(lock.packages, workspace, packages)
  const manifest = {
    name: `storefront-${name}`,
    version,
    private: true,
    type: 'module',
    engines,
    dependencies: Object.fromEntries(
      packages.map((each) => [each, locked[`node_modules/${each}`]?.version]),
    ),
  }
  await writeJson(path.join(target, 'package.json'), {
    ...manifest,
    scripts: { start: `node ${START_FILE}` },
    // npm runs no other.
    allowScripts: Object.fromEntries(
      packages
        .filter((each) => locked[`node_modules/${each}`]?.hasInstallScript)
        .map((each) => [each, true]),
    ),
  })
  const { private: _private, type: _type, ...own } = manifest
  await writeJson(path.join(target, 'package-lock.json'), {
    name: own.name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': own, ...locked },
  })
}

/** @throws StartError when the folder holds anything but an earlier build */
function assertReplaceable(folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder) : []
  if (files.length === 0 || files.includes(START_FILE)) return
  throw new StartError(`${folder} holds something else than a built program; nothing was changed.`)
}

/**
 * Builds a program into a folder that works wherever it is copied, once `npm ci` has installed its packages there.
 * @param target folder; an earlier build in it is replaced
 * @throws StartError when it holds anything else
 */
export async function buildProgram(name: ProgramName, target: string): Promise<void> {
  assertReplaceable(target)
  const building = `${target}.building`
  await rm(building, { recursive: true, force: true })
  await writeProgram(name, building)
  await rm(target, { recursive: true, force: true })
  await rename(building, target)
}

async function writeProgram(name: ProgramName, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  const program: ProgramDescription = programs[name]
  const entries = { main: program.main, ...program.workers }
  const metafile = await bundleForNode({
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([output, file]) => [output, path.join(root, file)]),
    ),
    outdir: path.join(target, 'lib'),
    external: [...program.packages, ...program.absent],
    sourcemap: true,
  })
  assertComplete(metafile, [...program.packages, ...program.absent])
  await writeFile(path.join(target, START_FILE), START)
  for (const [place, folder] of Object.entries(program.assets)) {
    await cp(path.join(root, folder), path.join(target, place), { recursive: true })
  }
  await assertFilesPresent(metafile, path.join(target, 'lib'))
  await writePackageFiles(target, name, program)
}
