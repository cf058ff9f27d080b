import type { OfficeToday } from '@shop/contracts/wire/office-today.ts'
import { screen, within } from '@testing-library/react'

import { buildToday, openOffice } from '../testing/open-office.tsx'

const open = (changes: Partial<OfficeToday> = {}) =>
  openOffice('/office', { handlers: [buildToday(changes)], role: 'owner' })
const findSection = async (name: string) => within(await screen.findByRole('region', { name }))

describe('OverviewPage', () => {
  test('says what was sold today and yesterday', async () => {
    open({
      sales: [
        { day: '2026-11-26', orders: 3, revenue: 61.5 },
        { day: '2026-11-27', orders: 1, revenue: 22.05 },
      ],
    })
    const tile = await screen.findByRole('link', { name: /^Sales today/ })
    expect(tile).toHaveTextContent(/^Sales todayOMR\s22\.05Yesterday: OMR\s61\.50$/)
    expect(screen.getByRole('link', { name: /^Orders paid today/ })).toHaveTextContent(
      '1Yesterday: 3',
    )
  })

  test('lists what waits, with a link to each', async () => {
    open({
      orders: [
        {
          ...{ _id: 'order-1', version: 1, number: 123456, invoiceNumber: 17, status: 'paid' },
          ...{ buyerEmail: 'salma@mail.test', buyerName: 'Salma', total: 22.05, refunded: 0 },
          createdAt: '2026-11-27T10:00:00.000Z',
          paymentMethod: null,
        },
      ],
      lowStock: [{ _id: 'steel-card', title: { en: 'Steel card' }, stock: 0 }],
      lowStockCount: 1,
    })
    const orders = await findSection('To prepare, the oldest first')
    expect(orders.getByText('Salma')).toBeVisible()
    const link = orders.getByRole('link', { name: '123456' })
    expect(link).toHaveAttribute('href', '/office/orders/order-1')
    const low = await findSection('Low in stock')
    expect(low.getByRole('listitem')).toHaveTextContent('Steel cardSold out')
    expect(screen.getByText('Every message is answered.')).toBeVisible()
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
