import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import type { OfficeToday } from '@shop/contracts/wire/office-today.ts'
import { screen, within } from '@testing-library/react'

import { buildToday, openOffice } from '../testing/open-office.tsx'

const open = (changes: Partial<OfficeToday> = {}) =>
  openOffice('/office', { handlers: [buildToday(changes)], role: 'owner' })
const findSection = async (name: string) => within(await screen.findByRole('region', { name }))

const order: OfficeOrder = {
  ...{ _id: 'order-1', version: 1, number: 123456, invoiceNumber: 17, status: 'paid' },
  ...{ buyerEmail: 'salma@mail.test', buyerName: 'Salma', total: 22.05, refunded: 0 },
  createdAt: '2019-12-29T10:00:00.000Z',
  paymentMethod: null,
  state: 'paid',
  goods: { title: { en: 'Steel card' }, quantity: 2, more: 0, personalized: true },
  delivery: { expectedOn: '2020-01-01' },
}
const lowStock = {
  lowStock: [{ _id: 'steel-card', title: { en: 'Steel card' }, stock: 0 }],
  lowStockCount: 1,
}

describe('OverviewPage', () => {
  test('says what was sold today, beside yesterday and a week ago', async () => {
    const sales = [22, 23, 24, 25, 26, 27, 28, 29].map((date) => ({
      day: `2026-11-${date}`,
      ...{ orders: 0, revenue: 0, sales: 0 },
    }))
    sales[0] = { ...{ day: '2026-11-22', orders: 1, revenue: 5, sales: 5 } }
    sales[6] = { ...{ day: '2026-11-28', orders: 3, revenue: 51.5, sales: 61.5 } }
    sales[7] = { ...{ day: '2026-11-29', orders: 1, revenue: 22.05, sales: 22.05 } }
    open({ sales })
    const card = await findSection('Sales today')
    expect(card.getByText(/^OMR\s22\.05$/)).toBeVisible()
    expect(card.getByText(/^1 order paid/)).toBeVisible()
    expect(card.getByText(/^Yesterday:/)).toHaveTextContent(/OMR\s61\.50$/)
    expect(card.getByText(/^A week ago:/)).toHaveTextContent(/OMR\s5\.00$/)
    expect(card.getByRole('img')).toHaveAccessibleName(/seven days: OMR\s83\.55$/)
    expect(card.getByTitle(/^Sun, 29 Nov: OMR\s22\.05$/)).toBeVisible()
    expect(card.queryByTitle(/22 Nov/)).toBeNull()
  })

  test('lists what waits, with a link to each', async () => {
    open({ orders: [order], ...lowStock })
    const orders = await findSection('To prepare, the oldest first')
    expect(orders.getByText('Salma')).toBeVisible()
    expect(orders.getByRole('listitem')).toHaveTextContent(/2 × Steel card/)
    expect(orders.getByRole('img', { name: 'With a text or logo' })).toBeVisible()
    expect(orders.getByText('Late: 1 Jan 2020')).toBeVisible()
    const link = orders.getByRole('link', { name: '123456' })
    expect(link).toHaveAttribute('href', '/office/orders/order-1')
    const low = await findSection('Low in stock')
    expect(low.getByRole('listitem')).toHaveTextContent('Steel cardSold out')
    expect(screen.getByText('Every message is answered.')).toBeVisible()
  })

  test('says how many orders are promised for today and tomorrow, and how many are late', async () => {
    open({ due: { late: 2, today: 3, tomorrow: 4 } })
    const tile = await screen.findByRole('link', { name: /^Orders to prepare/ })
    expect(tile).toHaveTextContent('2 are late')
    expect(screen.getByRole('link', { name: /^Promised for today/ })).toHaveTextContent(
      '3For tomorrow: 4',
    )
  })

  test('says what money is still to come, and which orders need a decision', async () => {
    open({
      awaited: [{ method: 'cash', orders: 2, amount: 40 }],
      problems: [{ order, problem: 'dispute' }],
    })
    const awaited = await findSection('Money to come')
    expect(awaited.getByRole('listitem')).toHaveTextContent(/^Cash on delivery2 ordersOMR\s40\.00$/)
    const problems = await findSection('Needs a decision')
    expect(problems.getByRole('listitem')).toHaveTextContent('disputes the payment at the bank')
  })

  test('lists what is left to set up, until nothing is', async () => {
    const { unmount } = open({ tasks: ['contact', 'payments'] })
    const tasks = await findSection('Before the first buyers come')
    expect(tasks.getByText('4 of 6 are done.')).toBeVisible()
    expect(tasks.getByRole('link', { name: 'Say how the shop is reached' })).toHaveAttribute(
      'href',
      '/office/settings#contact',
    )
    expect(tasks.getByText(/in test mode/)).toBeVisible()
    unmount()
    open()
    await findSection('Low in stock')
    expect(screen.queryByText('Before the first buyers come')).toBeNull()
  })
})
