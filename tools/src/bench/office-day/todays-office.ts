import type { DayOrder } from './orders-of-day.ts'
import type { Person } from './person.ts'

const CARRIER = 'Oman Post'

/** How somebody does a day's work in an office. What it has no way for is named. */
export interface Office {
  correctAddress: (person: Person, order: DayOrder) => Promise<void>
  cancel: (person: Person, order: DayOrder) => Promise<void>
  refundPiece: (person: Person, order: DayOrder) => Promise<void>
  findByPhone: (person: Person, order: DayOrder) => Promise<void>
  /** Prints the slips of all orders, and tells their buyers that they are prepared. */
  prepare: (person: Person, orders: readonly DayOrder[]) => Promise<void>
  /** Says by whom and under which number each order was sent. */
  send: (person: Person, orders: readonly DayOrder[]) => Promise<void>
}

const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name })
const menu = ({ page }: Person, name: string) =>
  page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name })

/** Opens an order by what is known of it. */
async function find(person: Person, text: string, { number }: DayOrder): Promise<void> {
  const { page } = person
  await page.getByRole('combobox').waitFor()
  await person.press('/')
  await person.type(text)
  await page.getByRole('option', { name: number }).waitFor()
  await person.press('Enter')
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
}

/** Does something that the office says it has saved. */
async function untilSaved({ page }: Person, act: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/office/'),
  )
  await act()
  if (!(await saved).ok()) throw new Error(`The office refused ${(await saved).url()}`)
}

async function openList(person: Person, state: string): Promise<void> {
  const { page } = person
  await person.click(menu(person, 'Orders'))
  // How many wait follows the name.
  const tab = page.getByRole('link', { name: new RegExp(`^${state}( \\d+)?$`) })
  if ((await tab.getAttribute('aria-current')) === null) await person.click(tab)
  await page.getByRole('table', { name: 'Orders' }).waitFor()
}

/** The office of this version. */
export const todaysOffice: Office = {
  findByPhone: (person, order) => find(person, order.phone.slice(-8), order),

  async correctAddress(person, order) {
    await find(person, order.number, order)
    await person.click(button(person, 'Correct phone or address'))
    await person.click(person.page.getByLabel('Address'))
    await person.press('Control+A')
    await person.type(order.address)
    await untilSaved(person, () => person.click(button(person, 'Save')))
    await person.page.getByText(order.address).first().waitFor()
  },

  async cancel(person, order) {
    await find(person, order.number, order)
    await person.click(button(person, 'Cancel this order'))
    await untilSaved(person, () => person.click(button(person, 'Cancel the order')))
  },

  async refundPiece(person, order) {
    const { page } = person
    await find(person, order.number, order)
    await person.click(button(person, 'Refund a part or all'))
    await person.click(page.getByRole('textbox', { name: /how many of/ }))
    await person.type('1')
    await person.click(page.getByRole('button', { name: 'Refund', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    await untilSaved(person, () => person.click(dialog.getByRole('button', { name: 'Refund' })))
  },

  async prepare(person) {
    const { page } = person
    const chooseAll = () => person.click(page.getByRole('checkbox', { name: 'Choose all' }))
    const start = button(person, /^Start preparing \(/)
    await openList(person, 'To prepare')
    await chooseAll()
    await person.click(page.getByRole('link', { name: /^Packing slips/ }))
    await person.click(button(person, 'Print'))
    person.print()
    await person.click(start)
    const dialog = page.getByRole('dialog')
    await person.click(dialog.getByRole('button', { name: 'Start preparing' }))
    await start.waitFor({ state: 'hidden' })
  },

  async send(person, orders) {
    const { page } = person
    await openList(person, 'Preparing')
    await person.click(page.getByRole('checkbox', { name: 'Choose all' }))
    await person.click(page.getByRole('link', { name: /^Mark as sent/ }))
    await person.click(page.getByLabel('Carrier'))
    await person.type(CARRIER)
    const numbers = page.getByRole('textbox', { name: /^Tracking number of/ })
    // The parcels lie in the order of the page.
    for (const label of await page.getByText(/^Tracking number of/).allInnerTexts()) {
      const order = orders.find(({ number }) => label.includes(number))
      if (!order) throw new Error(`${label} is of no order of the day.`)
      await person.press('Enter')
      await person.type(order.trackingNumber)
    }
    const last = orders.length - 1
    if ((await numbers.nth(last).inputValue()) === '') throw new Error('A number is missing.')
    await person.press('Enter')
    await person.press('Enter')
    await page.getByText('No orders here').waitFor()
  },
}
