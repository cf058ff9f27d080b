import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of this machine: `CHROMIUM_PATH`, or one where systems put it; Playwright's own otherwise. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))
}

/**
 * Makes sure that there is a browser: Debian's package where we may install one, Playwright's download elsewhere.
 * @throws when neither can be had
 */
export function requireBrowser(): void {
  if (findBrowser()) return
  const root = process.getuid?.() === 0
  const debian = root && existsSync('/usr/bin/apt-get')
  const command = debian
    ? 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium'
    : 'npx playwright install chromium'
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`No browser, and this did not install one: ${command}`)
}
