import type { OfficeReport } from '@shop/contracts/wire/office-reports.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const report: OfficeReport = {
  days: [
    { day: '2026-11-25', orders: 2, revenue: 30.1 },
    { day: '2026-11-26', orders: 0, revenue: 0 },
    { day: '2026-11-27', orders: 1, revenue: 60.2 },
  ],
  bestSellers: [
    { productId: 'steel-card', title: { en: 'Steel card', ar: 'بطاقة' }, quantity: 4, revenue: 84 },
  ],
  coupons: [{ code: 'EID', orders: 2, discount: 5 }],
}
const empty: OfficeReport = {
  days: report.days.map(({ day }) => ({ day, orders: 0, revenue: 0 })),
  bestSellers: [],
  coupons: [],
}

function open(at: string, found = report) {
  const asked: string[] = []
  const handlers = [
    http.get(mainUrl('/office/reports'), ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(found)
    }),
  ]
  return { ...openOffice(at, { handlers }), asked }
}

test('ReportsPage shows charts with the best day in words, totals, best sellers and coupons', async () => {
  const { asked } = open('/office/reports')
  const chart = await screen.findByRole('img', { name: /^Revenue by day/ })
  expect(chart).toHaveAccessibleName(/Most: OMR\s60\.20, on .*27/)
  const heights = [...chart.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))
  expect(heights).toEqual(['50', '0', '100'])
  expect(screen.getByRole('img', { name: /^Orders by day\. Most: 2, on .*25/ })).toBeVisible()
  // The revenue, and the average of three orders.
  expect(screen.getByText(/^OMR\s90\.30$/)).toBeVisible()
  expect(screen.getByText(/^OMR\s30\.10$/, { selector: 'dd *' })).toBeVisible()
  const sellers = within(screen.getByRole('table', { name: 'Best sellers' }))
  expect(sellers.getByText('Steel card')).toBeVisible()
  expect(within(screen.getByRole('table', { name: 'Coupons' })).getByText('EID')).toBeVisible()
  expect(asked).toEqual(['?days=30'])
})

test('ReportsPage has the numbers of the charts in a table, the newest first', async () => {
  const { user } = open('/office/reports?days=7')
  await user.click(await screen.findByText('The numbers by day'))
  const table = screen.getByRole('table', { name: 'The numbers by day', hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(4)
  expect(rows[1]).toHaveTextContent(/60\.20/)
  expect(rows[3]).toHaveTextContent(/30\.10/)
})

test('ReportsPage asks for the period in the address, and for no other', async () => {
  const { asked } = open('/office/reports?days=90')
  expect(await screen.findByRole('combobox', { name: 'Period' })).toHaveValue('90')
  await screen.findByRole('img', { name: /^Revenue/ })
  expect(asked).toEqual(['?days=90'])
})

test('ReportsPage says that nothing was sold', async () => {
  open('/office/reports?days=8', empty)
  expect(
    await screen.findByRole('img', { name: 'Revenue by day: nothing in this period.' }),
  ).toBeVisible()
  expect(screen.getByText('Nothing was sold in this period')).toBeVisible()
  expect(screen.getByText('No coupon was used in this period')).toBeVisible()
})
