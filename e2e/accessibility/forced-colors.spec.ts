import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { untilHydrated } from '../support/shopping.ts'

const MARKED =
  ':is(a, button, [role=option]):is([aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]), [data-chosen]'

/** The chosen elements of a page that look like the others beside them, and how many were looked at. */
async function compareChosen(page: Page): Promise<{ alike: string[]; count: number }> {
  return page.evaluate((marked) => {
    const look = (element: Element) => {
      const { backgroundColor, borderBlockStartColor, color, paddingBlockStart } =
        getComputedStyle(element)
      const { background } = getComputedStyle(element, '::before')
      return [backgroundColor, borderBlockStartColor, color, paddingBlockStart, background].join()
    }
    const chosen = [...document.querySelectorAll(marked)].filter((each) => each.checkVisibility())
    const alike = chosen.filter((each) => {
      let group = each.parentElement
      const others = () =>
        [...(group?.querySelectorAll(each.localName) ?? [])].filter(
          (other) => !other.matches(marked) && other.checkVisibility(),
        )
      while (group && others().length === 0) group = group.parentElement
      return others().some((other) => look(other) === look(each))
    })
    return { alike: alike.map(({ outerHTML }) => outerHTML.slice(0, 160)), count: chosen.length }
  }, MARKED)
}

/** Pages, and how many choices they show at least. */
const pages: [address: string, least: number][] = [
  ['/', 1],
  ['/product-detail/copper-metal-card', 2],
  ['/shop-list-left-sidebar?size=M', 1],
  ['/agents?page=2', 1],
  ['/terms', 1],
  ['/user-setting', 1],
]

test('a contrast theme shows what is chosen, and the colours of samples', async ({
  page,
  member,
  text,
}) => {
  expect(member.token).not.toBe('')
  await page.emulateMedia({ forcedColors: 'active' })
  const expectChosen = (address: string, least: number) =>
    expect(async () => {
      const { alike, count } = await compareChosen(page)
      expect(alike, address).toEqual([])
      expect(count, address).toBeGreaterThanOrEqual(least)
    }).toPass()
  for (const [address, least] of pages) {
    await page.goto(address)
    await untilHydrated(page)
    await expectChosen(address, least)
  }

  await page.goto('/shop-grid-left-sidebar')
  const samples = page.locator('fieldset label span[style*="background"]')
  await expect(samples.first()).toBeAttached()
  const colors = await samples.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundColor),
  )
  expect(new Set(colors).size).toBe(colors.length)

  await page.getByRole('button', { name: text.language }).first().click()
  await expect(page.getByRole('button', { name: text.english })).toBeVisible()
  await expectChosen('the menu of languages', 2)
})
