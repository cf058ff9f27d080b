import { cookieNames } from '@shop/contracts/storage-keys.ts'

import type { Language } from './measured-pages.ts'

const ATTEMPTS = 60
const PAUSE_MS = 500

/**
 * Asks for a page until the server has rendered it. The first visitor after a start may get it unrendered, since rendering has to start too.
 * @throws when the server does not render it within half a minute
 */
export async function warmUp(address: string, language: Language): Promise<void> {
  const headers = { cookie: `${cookieNames.lang}=${language}` }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const response = await fetch(address, { headers })
    const html = await response.text()
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    if (html.includes(`data-rendered-lang="${language}"`)) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`${address} is not rendered on the server`)
}
