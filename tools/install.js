import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Whether `node_modules` is what the lock file asks for. */
function installed() {
  const record = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(
    ([name, { version, optional, link }]) =>
      name === '' ||
      optional ||
      link ||
      !name.includes('node_modules/') ||
      present[name]?.version === version,
  )
}

/** Installs the libraries when they are not there. This file and its callers use none of them. */
export function install() {
  if (installed()) return
  console.log('Installing libraries…')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Runs a TypeScript file of the repository in this process's place, once the libraries are there.
 * @param {string} file relative to the repository's folder
 */
export function runInstalled(file) {
  install()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, file), ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  )
  // The terminal sends an interrupt to both; a kill of this process alone is passed on.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
