import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { ensureBrowser, findBrowser } from '../browser.ts'
import { StartError } from '../run-command.ts'

/** The path of a Chromium, which is installed when there is none. @throws StartError when that fails */
export function requireBrowser(): string {
  ensureBrowser()
  const file = findBrowser() ?? chromium.executablePath()
  if (existsSync(file)) return file
  throw new StartError(`There is no browser at ${file}; CHROMIUM says where one is`)
}
