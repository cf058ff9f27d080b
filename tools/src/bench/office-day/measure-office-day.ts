import getPort from 'get-port'

import { log } from '../../run-command.ts'
import { startShop } from '../../shop/shop-process.ts'
import { openOffice } from '../office-owner.ts'
import { placeOrders, sendOthers } from './orders-of-day.ts'
import { addCounts, type Counts, Person, toSeconds } from './person.ts'
import { todaysOffice as office } from './todays-office.ts'

const SECONDS_A_MINUTE = 60

/** What some orders need besides being prepared and sent. */
const extras = [
  ['address', 'addresses corrected', office.correctAddress],
  ['cancel', 'cancelled', office.cancel],
  ['refund', 'refunded in part', office.refundPiece],
  ['phone', 'found by phone', office.findByPhone],
] as const

const toRow = (counts: Counts) => ({
  clicks: counts.click,
  scrolls: counts.scroll,
  keystrokes: counts.keystroke,
  pages: counts.page,
  minutes: Math.round((toSeconds(counts) / SECONDS_A_MINUTE) * 10) / 10,
})

/** Prints what a day of orders takes somebody in the office, by the keystroke-level model. */
export async function reportOfficeDay(count: number): Promise<void> {
  const shop = await startShop({ port: await getPort(), backendPort: await getPort() })
  try {
    const { browser, page, headers } = await openOffice(shop)
    await sendOthers(shop.backend, headers)
    const orders = await placeOrders(shop.backend, count)
    log(`${count} orders are placed`)
    await page.addInitScript(() => (window.print = () => undefined))
    await page.goto('/office')
    const person = new Person(page)
    const parts: [string, Counts][] = []
    const record = async (name: string, act: () => Promise<void>) =>
      parts.push([name, await person.count(act)])
    for (const [kind, words, work] of extras) {
      const ofKind = orders.filter((order) => order.kind === kind)
      await record(`${ofKind.length} ${words}`, async () => {
        for (const order of ofKind) await work(person, order)
      })
    }
    const sent = orders.filter(({ kind }) => kind !== 'cancel')
    await record(`${sent.length} prepared`, () => office.prepare(person, sent))
    await record(`${sent.length} sent`, () => office.send(person, sent))
    const all = parts.map(([, counts]) => counts).reduce(addCounts)
    const rows = [...parts, ['the day', all] as const]
    console.table(Object.fromEntries(rows.map(([name, counts]) => [name, toRow(counts)])))
    await browser.close()
  } finally {
    await shop.stop()
  }
}
