import { existsSync } from 'node:fs'

/** The headless shell draws the same pages with a fifth less work than the whole browser. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Chromium opens pages of this machine alone, in a container too. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium: `CHROMIUM` or the system's; undefined stands for Playwright's own. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, ...SYSTEM_BROWSERS].find((file) => file && existsSync(file))
}
