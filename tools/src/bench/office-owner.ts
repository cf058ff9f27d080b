import { type Browser, chromium, type Page } from '@playwright/test'
import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { becomeOwner, printOwnerLink } from '@shop/e2e/support/office.ts'

import { CHROMIUM_FLAGS } from '../browser.ts'
import type { RunningShop } from '../shop/shop-process.ts'
import { requireBrowser } from './chromium.ts'

const EMAIL = 'owner@bench.example'
/** Of each step; others may keep the machine busy. */
const TIMEOUT_MS = 120_000
const VIEWPORT = { width: 1440, height: 900 }

/** The office of a shop, open in a browser. */
export interface OpenOffice {
  browser: Browser
  page: Page
  /** Headers of a request of the office. */
  headers: Record<string, string>
}

/** Creates the owner of a shop and logs them in, in a new browser, which the caller closes. */
export async function openOffice({ site, backend, dataDir }: RunningShop): Promise<OpenOffice> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: CHROMIUM_FLAGS })
  const page = await browser.newPage({ baseURL: site, viewport: VIEWPORT })
  page.setDefaultTimeout(TIMEOUT_MS)
  await becomeOwner(page, { email: EMAIL, link: await printOwnerLink(EMAIL, dataDir, backend) })
  const token = await page.evaluate((key) => window.localStorage.getItem(key), storageKeys.token)
  return { browser, page, headers: { authorization: `Bearer ${token}` } }
}
