import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { CHROMIUM_FLAGS, findBrowser } from 'release/browser/find-browser.ts'

import { installDebianPackage, isDebianRoot } from './debian-packages.ts'
import { ensureOldestChromium } from './oldest-chromium.ts'
import { StartError } from './run-command.ts'

export { CHROMIUM_FLAGS, findBrowser }

/** The path of Firefox, `FIREFOX_PATH` or the system's, if it is installed. */
export function findFirefox(): string | undefined {
  const files = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
  return files.find((file) => file && existsSync(file))
}

/** The program that drives WebKitGTK by WebDriver, and the browser that it starts; of Debian. */
export const webKit = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  display: '/usr/bin/Xvfb',
}

export const isWebKitInstalled = () => Object.values(webKit).every((file) => existsSync(file))

/**
 * Installs the oldest Chromium that is supported, and Firefox and WebKitGTK as root on Debian. Elsewhere the tests that need
 * them are skipped, and named.
 */
export function ensureEngines(): void {
  ensureOldestChromium()
  if ((findFirefox() && isWebKitInstalled()) || !isDebianRoot()) return
  if (installDebianPackage('firefox-esr webkit2gtk-driver xvfb xauth') !== 0)
    throw new StartError('Installing Firefox and WebKitGTK failed.')
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
