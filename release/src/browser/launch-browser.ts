import { existsSync } from 'node:fs'

import { ReleaseError } from '@shop/release-format/release-error.ts'
import { type Browser, chromium } from 'playwright-core'

import { CHROMIUM_FLAGS, findBrowser } from './find-browser.ts'

const FLAGS = [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']

/** Launches a browser that reaches this machine only. @throws ReleaseError that says how to get one */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser() ?? chromium.executablePath()
  if (!existsSync(executablePath)) {
    throw new ReleaseError(
      'There is no browser to open the pages in. Install one (apt-get install chromium, or npx playwright-core install ' +
        'chromium), or name one: CHROMIUM=/path/to/chromium. --no-browser leaves that check out.',
    )
  }
  return chromium.launch({ executablePath, args: FLAGS })
}
