import { renderUi } from '@shop/testing/render.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen, within } from '@testing-library/react'

import { load } from './messages.ts'
import { OrderTable } from './OrderTable.tsx'
import { sampleLines, sampleTotals } from './sample-order.ts'

async function open(lang: 'en' | 'ar' = 'en') {
  setUpBrowser({ lang })
  await load()
  renderUi(<OrderTable />, { lang })
  return screen.getByRole('table')
}

describe('OrderTable', () => {
  test('renders a row with a picture for every line', async () => {
    const table = await open()
    const [, body] = within(table).getAllByRole('rowgroup')
    const rows = within(body as HTMLElement).getAllByRole('row')
    expect(rows).toHaveLength(sampleLines.length)
    // Decorative: the product's name is beside it.
    for (const row of rows) expect(row.querySelector('img')).toHaveAttribute('alt', '')
  })

  test("renders price times quantity as a line's amount", async () => {
    const table = await open()
    const amounts = sampleLines.map(({ price, quantity }) => `OMR ${(price * quantity).toFixed(2)}`)
    for (const amount of amounts) {
      const text = (_: string, element: Element | null) =>
        element?.tagName === 'BDI' && element.textContent?.replace(/\s/, ' ') === amount
      expect(within(table).getByText(text)).toBeVisible()
    }
  })

  test('renders the total of the rows above', async () => {
    const table = await open()
    const { subtotal, tax, total } = sampleTotals()
    expect(subtotal + tax).toBe(total)
    expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent(
      (total / 100).toLocaleString('en', { minimumFractionDigits: 2 }),
    )
  })

  test('labels its columns and rows in Arabic', async () => {
    const table = await open('ar')
    const names = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['المنتج', 'الكمية', 'المبلغ'])
    const headers = within(table).getAllByRole('rowheader')
    expect(headers.slice(-3).map(({ textContent }) => textContent)).toEqual([
      'المجموع الفرعي',
      'ضريبة القيمة المضافة',
      'الإجمالي',
    ])
  })
})
