import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { installDebianPackage, isDebianRoot } from './debian-packages.ts'
import { StartError } from './start-error.ts'

/** The headless shell draws the same pages with a fifth less work than the whole browser. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The path of a Chromium: `CHROMIUM_PATH` or the system's; undefined stands for Playwright's own. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS].find((file) => file && existsSync(file))
}

/**
 * Installs a browser if there is none: Debian's package as root on Debian, Playwright's download otherwise.
 * @throws StartError when the installation fails
 */
export function ensureBrowser(): void {
  if (findBrowser()) return
  const status = isDebianRoot()
    ? installDebianPackage('chromium-headless-shell')
    : spawnSync('npx playwright install chromium', { shell: true, stdio: 'inherit' }).status
  if (status !== 0) throw new StartError('There is no browser, and installing one failed.')
}
