import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { untilHydrated, untilRendered } from './shopping.ts'
import { remotes, smokeTestPage } from './site-pages.ts'

const ADDRESSES_WITHOUT_DATES = [
  '/',
  '/shop-products/digital-business-cards',
  '/product-detail/brushed-silver-steel-card',
  '/shop-cart',
  '/agents',
]

/** A node of React's tree, as its hook for developer tools gets it. */
interface Fiber {
  type: unknown
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

interface Counts {
  /** Components of the page. */
  components: number
  /** The most of them that rendered again in one go. */
  renderedAgain: number
}

/** Counts the page's components, and those that render again, by the hook that React calls at each commit. */
function countRendering(): void {
  const PERFORMED_WORK = 1
  const counts: Counts = { components: 0, renderedAgain: 0 }
  const isComponent = ({ type }: Fiber) =>
    typeof type === 'function' || (typeof type === 'object' && type !== null)

  function count(fiber: Fiber | null): Counts {
    const sum: Counts = { components: 0, renderedAgain: 0 }
    for (let each = fiber; each; each = each.sibling) {
      const isNew = each.alternate === null
      // Where nothing has changed, React keeps the children of before.
      const isKept = !isNew && each.child === each.alternate?.child
      const below = isKept ? { components: 0, renderedAgain: 0 } : count(each.child)
      sum.components += below.components + Number(isComponent(each))
      const hasRendered = isComponent(each) && (each.flags & PERFORMED_WORK) !== 0
      sum.renderedAgain += below.renderedAgain + Number(!isNew && hasRendered)
    }
    return sum
  }

  Object.assign(window, {
    counts,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
        const { components, renderedAgain } = count(current.child)
        counts.components = Math.max(counts.components, components)
        counts.renderedAgain = Math.max(counts.renderedAgain, renderedAgain)
      },
    },
  })
}

const readCounts = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: Counts }).counts)

/** Records who creates a formatter that takes browsers 8 to 25 ms. */
function recordFormatters(): void {
  const created: string[] = []
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator'] as const) {
    const recording = new Proxy(Intl[name], {
      construct(target, values) {
        created.push(`${name} ${new Error().stack ?? ''}`)
        return Reflect.construct(target, values) as object
      },
    })
    Object.assign(Intl, { [name]: recording })
  }
  Object.assign(window, { created })
}

const readFormatters = (page: Page) =>
  page.evaluate(() => (window as unknown as { created: string[] }).created)

for (const { name, pages } of remotes) {
  test(
    `a page of ${name} is not rendered a second time when it has been taken over`,
    { tag: '@smoke' },
    async ({ page }) => {
      const { address } = smokeTestPage(pages)
      await untilRendered(address)
      await page.addInitScript(countRendering)
      await page.goto(address)
      await untilHydrated(page)
      await page.waitForLoadState('networkidle')
      const { components, renderedAgain } = await readCounts(page)
      expect(components).toBeGreaterThan(50)
      // What depends on the visitor does, such as the account's link.
      expect(renderedAgain / components).toBeLessThan(0.25)
    },
  )
}

for (const lang of ['en', 'ar'] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    for (const address of ADDRESSES_WITHOUT_DATES) {
      test(`${address} is taken over without a formatter that browsers are slow to create`, async ({
        page,
      }) => {
        await untilRendered(address, lang)
        await page.addInitScript(recordFormatters)
        await page.goto(address)
        await untilHydrated(page)
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        expect(await readFormatters(page)).toEqual([])
        await page.evaluate(() => new Intl.NumberFormat('en').format(1))
        expect(await readFormatters(page)).toHaveLength(1)
      })
    }
  })
}

test('components style their own elements alone, so that no rule of theirs restyles the page', async ({
  page,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  const selectors = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .filter((rule) => rule instanceof CSSStyleRule)
      .map(({ selectorText }) => selectorText),
  )
  expect(selectors.length).toBeGreaterThan(50)
  expect(selectors.filter((selector) => !/\.[\w-]+/.test(selector))).toEqual([])
})

test('the cards of a long list stay the same elements, with the focus in them, when its range is observed', async ({
  page,
}) => {
  // Fewer products than the category has, so that the list goes on.
  const address = '/shop-products/digital-business-cards?limit=4'
  await untilRendered(address)
  const release = await hold(page, /VisibleRangeObserver/)
  const requested = page.waitForRequest(/VisibleRangeObserver/)
  await page.goto(address)
  await untilHydrated(page)
  await requested
  const items = page.getByRole('main').getByRole('list', { name: 'Products' }).getByRole('listitem')
  await expect(items).toHaveCount(4)
  const link = items.nth(1).getByRole('link').first()
  await link.focus()
  const [focused, last] = await Promise.all([link.elementHandle(), items.nth(3).elementHandle()])

  await release()
  await expect(items.nth(5).getByRole('link').first()).toBeVisible()
  await expect(link).toBeFocused()
  expect(await focused?.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await last?.evaluate((element) => element.isConnected)).toBe(true)
})
