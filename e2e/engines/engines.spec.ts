import { findFirefox, isWebKitInstalled } from 'tools/browser.ts'

import { expect, type Member, test as base } from '../support/fixtures.ts'
import { cards } from '../support/shopping.ts'
import { remotes } from '../support/site-pages.ts'
import type { Texts } from '../support/texts.ts'
import { overflowWidths } from '../support/viewports.ts'
import { type Engine, startFirefox, startWebKit } from './engine.ts'

const FIRST_PORT = 4_460
const firefox = findFirefox()
const engines = ['Firefox', 'WebKit'] as const
const isInstalled = { Firefox: firefox !== undefined, WebKit: isWebKitInstalled() }

const test = base.extend<{ name: (typeof engines)[number]; engine: Engine }>({
  name: ['Firefox', { option: true }],
  engine: async ({ name }, use, { parallelIndex }) => {
    const isFirefox = name === 'Firefox' && firefox !== undefined
    const engine = await (isFirefox
      ? startFirefox(firefox)
      : startWebKit(FIRST_PORT + parallelIndex))
    await use(engine)
    await engine.close()
  },
})

/** Does something in the page until it says that it is done. */
const until = (engine: Engine, run: (...texts: string[]) => boolean, ...texts: string[]) =>
  expect(async () => expect(await engine.evaluate(run, ...texts)).toBe(true)).toPass()

/** Clicks the first element of an XPath that can be clicked. */
const click = (engine: Engine, xpath: string) =>
  until(
    engine,
    (path) => {
      const type = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE
      const found = document.evaluate(path, document, null, type, null)
      for (let index = 0; index < found.snapshotLength; index++) {
        const element = found.snapshotItem(index) as HTMLElement
        if (element.getClientRects().length === 0 || element.matches(':disabled')) continue
        element.click()
        return true
      }
      return false
    },
    xpath,
  )

const type = (engine: Engine, label: string, text: string) =>
  until(
    engine,
    (name, value) => {
      const labels = [...document.querySelectorAll('label')]
      const field = labels.find(({ textContent }) => textContent.trim().startsWith(name))?.control
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
      field.focus()
      field.select()
      return document.execCommand('insertText', false, value)
    },
    label,
    text,
  )

/** Without the width of a scroll bar, which these browsers have. */
const measureOverflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

const see = (engine: Engine, text: string) =>
  until(engine, (wanted) => document.body.innerText.includes(wanted), text)

const named = (tag: string, name: string) => `//${tag}[contains(normalize-space(), "${name}")]`

/** Adds a product of the list that the page shows. */
async function addProduct(engine: Engine, text: Texts) {
  await click(engine, named('main//button', text.add))
  await until(engine, () => (localStorage.getItem('addToCart') ?? '[]') !== '[]')
}

/** As `doMainJob`, without the declined card. */
async function buy(engine: Engine, { firstName, email, password }: Member, text: Texts) {
  await click(engine, named('main//a', text.firstCategory))
  await addProduct(engine, text)
  await click(engine, '//header//a[@href="/shop-cart"]')
  await click(engine, named('main//a', text.signup))
  const fields = { firstName, lastName: firstName, email, password }
  for (const [name, value] of Object.entries(fields)) {
    await type(engine, text.portal[name as keyof typeof fields], value)
  }
  await click(engine, named('button', text.portal.register))
  await click(engine, '//main//a[@href="/shop-cart"]')
  await type(engine, text.code, 'SALE20OFF')
  await click(engine, named('main//button', text.apply))
  // A toast passes; the row of the discount stays.
  await until(engine, () => document.querySelector('main [data-discount]') !== null)
  await click(engine, named('main//a', text.checkout))
  await type(engine, text.address, 'Way 3015, Muscat')
  await type(engine, text.phone, '9123 4567')
  await click(engine, named('main//button', text.submit))
  await click(engine, named('dialog[@open]//button', text.confirm))
  await type(engine, text.card.number, cards.good)
  await type(engine, text.card.expiry, '12/34')
  await type(engine, text.card.cvc, '123')
  await click(engine, named('button', text.card.pay))
  await see(engine, text.paid)
}

for (const name of engines) {
  for (const lang of ['en', 'ar'] as const) {
    test.describe(`${name}, ${lang}`, () => {
      test.skip(!isInstalled[name], `NOT TESTED: ${name}, which is not installed`)
      test.use({ name, lang })

      test('a newcomer buys', async ({ engine, newVisitor, text, baseURL }) => {
        await engine.goto(`${baseURL}/shop?lang=${lang}`)
        await buy(engine, newVisitor, text)
      })

      for (const { name: remote, pages } of remotes) {
        test(`no page of ${remote} is wider than the screen`, async ({
          engine,
          member,
          text,
          baseURL,
        }) => {
          await engine.goto(`${baseURL}/search?q=card&lang=${lang}`)
          // The cart of a member has a table.
          await addProduct(engine, text)
          await engine.evaluate(
            (token) => localStorage.setItem('token_link_dashboard', token),
            member.token,
          )
          for (const { address, heading } of pages) {
            await engine.goto(`${baseURL}${address}`)
            await see(engine, heading[lang])
            for (const width of overflowWidths) {
              await engine.setWidth(width)
              // What is measured by scripts follows the width a frame later.
              await expect
                .poll(() => engine.evaluate(measureOverflow), `${address} overflows at ${width} px`)
                .toBeLessThanOrEqual(0)
            }
          }
        })
      }
    })
  }
}
