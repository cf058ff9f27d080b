import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { type Browser, expect, type Locator, type Page } from '@playwright/test'

import { editFile } from './any-library.ts'
import { hold } from './hold.ts'
import { untilHydrated, untilRendered } from './shopping.ts'

const SHEET = '.gift-cards-line {\n  letter-spacing: 2px;\n}\n'
const MODULE = '.line {\n  padding-inline-start: 40px;\n}\n'

/** Lets the page of a generated remote import a style sheet and a CSS Module. @param folder of the remote */
export async function addStyleSheets(folder: string): Promise<void> {
  const at = (file: string) => path.join(folder, 'src/gift-cards', file)
  await writeFile(at('gift-cards.css'), SHEET)
  await writeFile(at('line.module.css'), MODULE)
  const page = at('GiftCardsPage.tsx')
  await editFile(page, 'import { useCart }', "import './gift-cards.css'\n\nimport { useCart }")
  const messages = "import { useT } from '../messages.generated.ts'"
  await editFile(page, messages, `${messages}\nimport line from './line.module.css'`)
  await editFile(page, '<CartLine>', '<CartLine className={`gift-cards-line ${line.line}`}>')
}

const lineOf = (page: Page) => page.locator('main .gift-cards-line')

async function expectStyled(line: Locator, start: 'left' | 'right' = 'left'): Promise<void> {
  await expect(line).toHaveCSS('letter-spacing', '2px')
  await expect(line).toHaveCSS(`padding-${start}`, '40px')
}

/** Sees that the page is styled, whoever renders it, and asks for its style sheets once. @param site its origin, @param address of the page, @param alone that of the remote alone */
export async function expectStyleSheets(
  page: Page,
  browser: Browser,
  site: string,
  address: string,
  alone: string,
): Promise<void> {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const plainPage = await plain.newPage()
  for (const [prefix, start] of [
    ['', 'left'],
    ['/ar', 'right'],
  ] as const) {
    await untilRendered(site + prefix + address)
    await plainPage.goto(site + prefix + address)
    await expectStyled(lineOf(plainPage), start)
  }
  await plain.close()

  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) sheets.push(request.url())
  })
  const release = await hold(page, /\.js$/)
  await page.goto(address)
  await expectStyled(lineOf(page))
  await release()
  await untilHydrated(page)
  await expectStyled(lineOf(page))
  expect(sheets).toHaveLength(1)

  // Rendered by the browser, on another page's document and on the remote's own.
  await page.goto('/faqs')
  await untilHydrated(page)
  await page.evaluate((url) => {
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expectStyled(lineOf(page))
  await page.goto(alone)
  await expectStyled(lineOf(page))
}
