import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

// This file runs before any package is installed: it installs what is missing, then runs a command.

const root = path.resolve(import.meta.dirname, '..')

/** A package of its own, outside the workspaces: what only benchmarks need is installed when one is run. */
const BENCHMARKS = 'tools/src/bench'

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, link?: boolean, resolved?: string }} LockedPackage */

/** @param {string} lockFile @returns {Record<string, LockedPackage>} by path below the root */
function readPackages(lockFile) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
  return /** @type {{ packages: Record<string, LockedPackage> }} */ (lock).packages
}

/**
 * Whether `node_modules` has the versions of the lock file.
 * @param {string} folder with the lock file
 * @param {boolean} dev whether devDependencies are needed
 */
function isInstalled(folder, dev) {
  const installedLock = path.join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installedLock)) return false
  const expected = readPackages(path.join(folder, 'package-lock.json'))
  const installed = readPackages(installedLock)
  return Object.entries(expected).every(
    ([name, locked]) =>
      !name.includes('node_modules/') ||
      locked.optional ||
      (!dev && (locked.dev || expected[locked.resolved ?? '']?.dev)) ||
      (locked.link
        ? existsSync(path.join(folder, name))
        : installed[name]?.version === locked.version),
  )
}

/**
 * Installs a folder's packages if some are missing or have another version than the lock file says. What is there stays: a
 * shop may be running from it.
 * @param {string} folder with the lock file
 * @param {boolean} dev whether devDependencies are needed
 * @returns {Promise<void>} ends this process when npm fails
 */
async function install(folder, dev) {
  if (isInstalled(folder, dev)) return
  const startedAt = Date.now()
  console.log('Installing packages…')
  const isEmpty = !existsSync(path.join(folder, 'node_modules'))
  // Tests and development were installed before: without them, npm would remove theirs.
  const omit = dev || isInstalledForDevelopment() ? [] : ['--omit=dev']
  const npm = spawn(
    'npm',
    [
      ...(isEmpty ? ['ci'] : ['install', '--no-save']),
      ...omit,
      ...['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  )
  await new Promise((resolve) => npm.on('exit', resolve))
  if (npm.exitCode !== 0) process.exit(1)
  console.log(`Packages installed (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
}

const isInstalledForDevelopment = () => existsSync(path.join(root, 'node_modules/jest'))

/**
 * Runs a TypeScript file, with a table's arguments and this process's, and exits with its code.
 * @param {string[]} command file relative to the root of the repository, and its arguments
 */
function runTypeScript([file = '', ...args]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, file), ...args, ...process.argv.slice(3)],
    { cwd: root, stdio: 'inherit' },
  )
  // Ctrl+C reaches both processes; SIGTERM has to be forwarded.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** @type {Record<string, string[]>} The files that the scripts of the root's package.json run, and their arguments. */
const commands = {
  start: ['tools/src/start/start.ts'],
  test: ['tools/src/ci/run-tests.ts'],
  check: ['tools/src/ci/run-tests.ts', '--checks'],
  dev: ['tools/src/dev/dev.ts'],
  'new-remote': ['tools/src/new-remote/new-remote.ts'],
  standalone: ['tools/src/standalone/run-standalone-e2e.ts'],
  outside: ['tools/src/run-spec.ts', 'outside'],
  bench: ['tools/src/bench/run-bench.ts'],
}

const name = process.argv[2] ?? ''
const command = commands[name]
if (!command) throw new Error(`There is no command ${name}`)
// A start needs no devDependencies.
await install(root, name !== 'start')
if (name === 'bench') await install(path.join(root, BENCHMARKS), true)
runTypeScript(command)
