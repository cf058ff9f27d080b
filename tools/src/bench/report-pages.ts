import { spawnSync } from 'node:child_process'

import { chromium } from '@playwright/test'
import { repositoryRoot } from 'release/workspace.ts'

import { startShop } from '../shop/shop-process.ts'
import { CHROMIUM_FLAGS, requireBrowser } from './chromium.ts'
import { measurePage, type PageFigures } from './measure-page.ts'
import { PAGE_NAMES, readMeasuredPage } from './measured-pages.ts'

const RUNS = 5

/** Starts a shop with 1,000 generated products in its first category. */
const startLargeShop = () =>
  startShop({
    port: 3300,
    backendPort: 4300,
    seed: (env) =>
      spawnSync('npm', ['run', '--silent', 'seed', '--', '--products', '1000'], {
        cwd: repositoryRoot,
        env,
      }),
  })

/** Prints the bytes of script of a first visit to each page, and when and how still it paints. */
export async function reportPages(): Promise<void> {
  const executablePath = requireBrowser()
  console.log('Starting a shop with 1,000 products in one category…')
  const shop = await startLargeShop()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const figures: Record<string, PageFigures> = {}
    for (const name of PAGE_NAMES) {
      figures[name] = await measurePage(browser, shop.site + readMeasuredPage(name).address, RUNS)
    }
    console.log(`First visit, phone size, no throttling, median of ${RUNS}:`)
    console.table(
      Object.entries(figures).map(([page, { script, laterScript, lcp, cls }]) => ({
        page,
        'JavaScript until it can be used (KiB, gzip)': Math.round(script),
        'and later': Math.round(laterScript),
        'LCP (ms)': Math.round(lcp),
        CLS: cls.toFixed(3),
      })),
    )
    for (const [page, { files }] of Object.entries(figures)) {
      console.log(`Scripts of ${page} (bytes, gzip):`)
      for (const { name, size, isLater } of files) {
        const file = name.replace(shop.site, '')
        console.log(`${String(size).padStart(8)} ${isLater ? 'later' : '     '} ${file}`)
      }
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}
