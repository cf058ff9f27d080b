import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

// This file and those that import it run before any package is installed.

const root = path.resolve(import.meta.dirname, '..')

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage */

/** @param {string} lockFile @returns {Record<string, LockedPackage>} by path below the root */
function readPackages(lockFile) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
  return /** @type {{ packages: Record<string, LockedPackage> }} */ (lock).packages
}

/** Whether `node_modules` has the versions of the lock file. */
function isInstalled() {
  const installedLock = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedLock)) return false
  const expected = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(installedLock)
  return Object.entries(expected).every(
    ([name, { version, optional, link }]) =>
      name === '' ||
      optional ||
      (link && existsSync(path.join(root, name))) ||
      !name.includes('node_modules/') ||
      installed[name]?.version === version,
  )
}

/** @param {...string} args @returns {Promise<void>} ends this process when npm fails */
async function runNpm(...args) {
  const npm = spawn('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  await new Promise((resolve) => npm.on('exit', resolve))
  if (npm.exitCode !== 0) process.exit(1)
}

/**
 * Installs packages if needed, then runs a TypeScript file with this process's arguments and exits with its code.
 * @param {string} file relative to the root of the repository
 */
export async function runTypeScript(file) {
  if (!isInstalled()) {
    console.log('Installing packages…')
    await runNpm('ci')
  }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, file), ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  )
  // Ctrl+C reaches both processes; SIGTERM has to be forwarded.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
