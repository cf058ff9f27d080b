import type { OfficeReport } from '@shop/contracts/wire/office-reports.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const report: OfficeReport = {
  days: [
    { day: '2026-11-25', orders: 2, revenue: 30.1, sales: 30.1, refunds: 0 },
    { day: '2026-11-26', orders: 0, revenue: -10, sales: 0, refunds: 10 },
    { day: '2026-11-27', orders: 1, revenue: 60.2, sales: 60.2, refunds: 0 },
  ],
  totals: {
    ...{ orders: 3, goods: 88, discount: 5, delivery: 2.9, tax: 4.4 },
    ...{ sales: 90.3, refunds: 10, revenue: 80.3, average: 30.1 },
  },
  previous: {
    ...{ orders: 2, goods: 0, discount: 0, delivery: 0, tax: 0 },
    ...{ sales: 60.2, refunds: 0, revenue: 60.2, average: 30.1 },
  },
  sold: { quantity: 4, revenue: 83 },
  bestSellers: [
    { productId: 'steel-card', title: { en: 'Steel card', ar: 'بطاقة' }, quantity: 4, revenue: 84 },
  ],
  places: [
    { id: 'muscat', orders: 2, revenue: 60 },
    { id: 'mutrah', store: { en: 'Mutrah', ar: 'مطرح' }, orders: 1, revenue: 20.3 },
  ],
  methods: [{ method: 'cash', orders: 3, revenue: 80.3 }],
  vat: { invoiced: { net: 85.905, tax: 4.395 }, credited: { net: 9.524, tax: 0.476 } },
  coupons: [{ code: 'EID', orders: 2, discount: 5 }],
}
const empty: OfficeReport = {
  days: report.days.map(({ day }) => ({ day, orders: 0, revenue: 0 })),
  bestSellers: [],
  coupons: [],
}

/** What is said in a row of the figures. */
const readFigure = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'How it adds up' }))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    .find(([first]) => name.test(first ?? ''))
    ?.slice(1)
    .map((text) => text.replaceAll(/\s/g, ' '))

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
  const chart = await screen.findByRole('img', { name: /^Sales by day/ })
  expect(chart).toHaveAccessibleName(/Most: OMR\s60\.20, on .*27/)
  const heights = [...chart.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))
  expect(heights).toEqual(['50', '0', '100'])
  expect(screen.getByRole('img', { name: /^Orders by day\. Most: 2, on .*25/ })).toBeVisible()
  expect(screen.getByText(/^OMR\s80\.30$/, { selector: 'dd *' })).toBeVisible()
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
  expect(rows[2]).toHaveTextContent(/10\.00OMR\s-?-?10|-OMR\s10\.00/)
  expect(rows[3]).toHaveTextContent(/30\.10/)
})

test('ReportsPage asks for the period in the address, and for no other', async () => {
  const { asked, user } = open('/office/reports?days=90')
  const periods = within(await screen.findByRole('navigation', { name: 'Period' }))
  expect(periods.getByRole('link', { current: true })).toHaveTextContent('The last 90 days')
  await screen.findByRole('img', { name: /^Sales/ })
  expect(asked).toEqual(['?days=90'])
  await user.click(periods.getByRole('link', { name: 'Last quarter' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toMatch(/^\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/)
})

test('ReportsPage says that nothing was sold', async () => {
  open('/office/reports?days=8', empty)
  expect(
    await screen.findByRole('img', { name: 'Sales by day: nothing in this period.' }),
  ).toBeVisible()
  expect(screen.getByText('Nothing was sold in this period')).toBeVisible()
  expect(screen.getByText('No coupon was used in this period')).toBeVisible()
})

test('ReportsPage shows how the figures follow from each other, beside the period before', async () => {
  open('/office/reports')
  await screen.findByRole('table', { name: 'How it adds up' })
  expect(readFigure(/^Sales/)).toEqual(['OMR 90.30', 'OMR 60.20', '+50%'])
  expect(readFigure(/^Given back/)).toEqual(['-OMR 10.00', 'OMR 0.00', '–'])
  expect(readFigure(/^Average/)).toEqual(['OMR 30.10', 'OMR 30.10', '0%'])
  expect(readFigure(/^Orders/)).toEqual(['3', '2', '+50%'])
  expect(screen.getByText(/Refunds made in this period/)).toBeVisible()
  expect(screen.getByText(/^All products: 4 pieces,/)).toHaveTextContent(/OMR\s83\.00/)
})

test('ReportsPage asks for the dates in the address, whichever comes first, and takes others', async () => {
  const { asked } = open('/office/reports?from=2026-06-30&to=2026-06-01')
  await screen.findByRole('table', { name: 'How it adds up' })
  expect(asked).toEqual(['?from=2026-06-01&to=2026-06-30'])
  expect(screen.getByLabelText('From')).toHaveValue('2026-06-01')
  expect(screen.getByLabelText('To')).toHaveValue('2026-06-30')
  expect(screen.getByLabelText('From')).toBeVisible()
  const periods = within(screen.getByRole('navigation', { name: 'Period' }))
  expect(periods.queryByRole('link', { current: true })).toBeNull()
})

test('ReportsPage says where orders went, how they were paid and on which days they were placed', async () => {
  open('/office/reports')
  expect(await screen.findByText('Muscat')).toBeVisible()
  expect(screen.getByText('Mutrah')).toBeVisible()
  expect(screen.getByText('Cash on delivery').parentElement).toHaveTextContent(
    /OMR\s80\.30 · 3 orders$/,
  )
  expect(screen.getByText('Wednesday').parentElement).toHaveTextContent(/OMR\s30\.10 · 2 orders$/)
})

test('ReportsPage adds up what the return of VAT declares, with three decimals', async () => {
  open('/office/reports')
  const table = within(await screen.findByRole('table', { name: 'For the VAT return' }))
  const row = table.getByText('To be declared').closest('[role=row], tr')
  expect(row).toHaveTextContent(/OMR\s76\.381.*OMR\s3\.919/)
})
