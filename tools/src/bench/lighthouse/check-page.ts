import type { Page } from '@playwright/test'
import { cookieNames } from '@shop/contracts/browser/storage-keys.ts'

import type { Language, MeasuredPage } from '../measured-pages.ts'

const ATTEMPTS = 60
const PAUSE_MS = 500

/**
 * Waits until the server renders a page, which warms its cache.
 * @throws when it does not within half a minute
 */
async function untilRendered(address: string, language: Language): Promise<void> {
  const headers = { cookie: `${cookieNames.lang}=${language}` }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const response = await fetch(address, { headers })
    const html = await response.text()
    if (!response.ok) throw new Error(`${address} responded with ${response.status}`)
    if (html.includes(`data-rendered-lang="${language}"`)) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`${address} is not rendered on the server`)
}

/**
 * Looks whether a page shows what it should: one that does not render must not count as a fast one.
 * @param page of a browser whose visitor has chosen the language
 * @throws unless the server renders it, and it keeps its heading, its language and its content once it has loaded
 */
export async function checkPage(
  page: Page,
  address: string,
  { heading, content }: MeasuredPage,
  language: Language,
): Promise<void> {
  await untilRendered(address, language)
  await page.goto(address, { waitUntil: 'networkidle' })
  const shown = {
    heading: (await page.locator('main h1').first().textContent())?.trim(),
    language: await page.locator('html').getAttribute('lang'),
    hasContent: (await page.locator(content).count()) > 0,
  }
  const expected = { heading: heading[language], language, hasContent: true }
  if (JSON.stringify(shown) !== JSON.stringify(expected)) {
    throw new Error(`${address} shows ${JSON.stringify(shown)}, not ${JSON.stringify(expected)}`)
  }
}

/** The scripts tell which of the two shops was visited. @throws when they are the other's */
export function checkScripts(address: string, scripts: readonly string[], isBundle: boolean): void {
  const remotes = scripts.filter((url) => /^\/mfe-/.test(new URL(url).pathname))
  if (scripts.length > 0 && remotes.length > 0 !== isBundle) return
  throw new Error(
    `${address} ran ${remotes.length} scripts of remotes, which is not the shop ${isBundle ? 'in one bundle' : 'of several front ends'}`,
  )
}
