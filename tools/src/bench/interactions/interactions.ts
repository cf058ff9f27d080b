import type { Locator, Page } from '@playwright/test'
import { sitePaths } from '@shop/contracts/site-paths.ts'

const CATEGORY = '/shop-products/digital-business-cards'
const QUERY = 'metal'

/** Something that a person does on a page, once or more. */
export interface Interaction {
  name: string
  address: string
  width: number
  /** Brings the page to where the presses begin. */
  prepare?: (page: Page) => Promise<void>
  /** What is pressed: something on the page, or a key. */
  presses: (((page: Page) => Locator) | string)[]
}

/** Calls for each number below `count`. */
const repeat = (count: number, find: (page: Page, index: number) => Locator) =>
  Array.from({ length: count }, (_, index) => (page: Page) => find(page, index))

const addButtons = (page: Page) => page.locator('main').getByRole('button', { name: /^Add / })

export const interactions: Interaction[] = [
  {
    name: 'add to the cart',
    address: CATEGORY,
    width: 412,
    async prepare(page) {
      await addButtons(page).first().scrollIntoViewIfNeeded()
    },
    presses: repeat(3, (page, index) => addButtons(page).nth(index)),
  },
  {
    name: 'open the lightbox',
    address: '/product-detail/brushed-silver-steel-card',
    width: 412,
    presses: [(page) => page.getByRole('button', { name: /^Enlarge/ }).first()],
  },
  {
    name: 'filter',
    address: CATEGORY,
    width: 412,
    async prepare(page) {
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
    presses: repeat(3, (page, index) => page.getByRole('dialog').getByRole('checkbox').nth(index)),
  },
  {
    name: 'type in the search',
    address: sitePaths.home,
    width: 1280,
    async prepare(page) {
      await page.getByRole('combobox').click()
    },
    presses: [...QUERY],
  },
]
