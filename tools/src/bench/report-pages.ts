import { chromium } from '@playwright/test'

import { ensureBrowser, findBrowser } from '../browser.ts'
import { startLargeShop } from './large-shop.ts'
import { measurePage, recordLongestTasks } from './measure-page.ts'
import { reportRemotes } from './measure-remotes.ts'
import { measureScroll } from './measure-scroll.ts'
import { explainTask } from './trace/explain-task.ts'
import { buildSourceMaps, createNameFunction } from './trace/source-names.ts'

const RUNS = 5
const TASKS = 10
const CATEGORY = 'digital-business-cards'
const pages = {
  home: '/',
  category: `/shop-products/${CATEGORY}`,
  product: '/product-detail/brushed-silver-steel-card',
  cart: '/shop-cart',
  agents: '/agents',
}

/** Prints what a first visit to the shop's pages takes, and how remotes affect its start. */
export async function reportPages(): Promise<void> {
  ensureBrowser()
  console.log('Starting a shop with 1,000 products in one category…')
  const shop = await startLargeShop()
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    console.log(`First visit, phone size, no throttling, median of ${RUNS}:`)
    const rows = []
    for (const [name, address] of Object.entries(pages)) {
      rows.push(await measurePage(browser, shop.site, name, address, RUNS))
    }
    console.table(
      rows.map(({ script, laterScript, lcp, cls, files: _, ...row }) => ({
        ...row,
        'JavaScript until it can be used (KiB, gzip)': Math.round(script),
        'and later': Math.round(laterScript),
        'LCP (ms)': Math.round(lcp),
        CLS: cls.toFixed(3),
      })),
    )
    for (const { page, files } of rows) {
      console.log(`Scripts of ${page} (bytes, gzip):`)
      for (const { name, size, isLater } of files) {
        const file = name.replace(shop.site, '')
        console.log(`${String(size).padStart(8)} ${isLater ? 'later' : '     '} ${file}`)
      }
    }
    console.log('Building source maps, which name functions…')
    const nameFunction = createNameFunction(await buildSourceMaps())
    for (const [name, address] of Object.entries(pages)) {
      console.log(`The longest tasks of ${name}, a little longer for being recorded:`)
      const tasks = await recordLongestTasks(browser, shop.site + address, TASKS)
      for (const task of tasks) console.log(explainTask(task, nameFunction))
    }
    const scroll = await measureScroll(browser, `${shop.site}${pages.category}`)
    console.log(
      `Scrolling the category: longest frame ${Math.round(scroll.longest)} ms, ${scroll.slow.toFixed(1)} % over 50 ms, ${scroll.cards} product links in the page.`,
    )
    await reportRemotes(browser, shop.site)
  } finally {
    await browser.close()
    await shop.stop()
  }
}
