import { PrintStyle } from '@shop/ui/page/PrintStyle.ts'
import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

import { buildAddress } from '../../testing/fixtures.ts'
import { openPage } from '../../testing/open-page.tsx'
import { formatPrice, getAmount, normalizedText, taxOn, totalFor } from '../../testing/text.ts'

describe('InvoicePage', () => {
  const sheet = async (name = 'Invoice #4821') =>
    within(await screen.findByRole('article', { name }))

  test('renders items, quantities, rates and the totals with tax', async () => {
    openPage('/user-invoice?order=4655')
    const table = within((await sheet('Invoice #4655')).getByRole('table', { name: 'Items' }))
    const [header, ...lines] = table
      .getAllByRole('row')
      .map((row) => Array.from(row.children, normalizedText))
    expect(header).toEqual(['Item', 'Qty', 'Rate', 'Amount'])
    expect(lines).toEqual([
      ['Walnut Wood Card', '10', 'OMR 12.50', 'OMR 125.00'],
      ['Teal Round Fob', '4', 'OMR 3.50', 'OMR 14.00'],
    ])
    expect(['Subtotal', 'Taxes', 'Total'].map(getAmount)).toEqual([
      'OMR 139.00',
      formatPrice(taxOn(139)),
      formatPrice(totalFor(139)),
    ])
  })

  test('renders the sample badge inside the printed sheet', async () => {
    openPage('/user-invoice')
    expect((await sheet()).getByText('Sample')).toBeVisible()
    expect(screen.getByText(/sample invoice: nothing was sold/)).toBeVisible()
  })

  test('links to the terms', async () => {
    openPage('/user-invoice')
    const terms = (await sheet()).getByRole('link', { name: 'Terms and Conditions' })
    expect(terms).toHaveAttribute('href', '/page-terms')
  })

  test.each(['', '?order=', '?order=1', '?order=%234821', '?order=4821x', '?order=4702'])(
    'renders the newest order when the query is %j',
    async (order) => {
      openPage(`/user-invoice${order}`)
      expect((await sheet()).getByText('28 October 2026')).toBeVisible()
    },
  )

  test('renders the billing address stored in this browser', async () => {
    const address = buildAddress()
    localStorage.setItem('account.address.billing:visitor', JSON.stringify(address))
    openPage('/user-invoice')
    const { getByText, queryByText } = await sheet()
    expect(getByText('Maha')).toBeVisible()
    expect(getByText('Nizwa 611')).toBeVisible()
    expect(queryByText('Salim Al Harthy')).not.toBeInTheDocument()
  })

  test('renders the brand name as the sender', async () => {
    openPage('/user-invoice')
    expect((await sheet()).getByText('Wasla')).toBeVisible()
  })

  test('prints the sheet when Print is clicked', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = openPage('/user-invoice')
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
    expect(document.querySelectorAll('[data-sheet]')).toHaveLength(1)
    expect(screen.getByRole('article')).toHaveAttribute('data-sheet')
  })

  test('renders in Arabic', async () => {
    openPage('/user-invoice?order=4655', { lang: 'ar' })
    const { getAllByRole, getByRole } = await sheet('الفاتورة #4655')
    const [, line] = getAllByRole('row')
    expect(
      within(line as HTMLElement)
        .getAllByRole('cell')
        .map(normalizedText)
        .slice(0, 2),
    ).toEqual(['بطاقة من خشب الجوز', '10'])
    expect(getAmount('الإجمالي')).toContain(String(totalFor(139)))
    expect(getByRole('link', { name: 'الشروط والأحكام' })).toHaveAttribute('href', '/page-terms')
  })
})

describe('PrintStyle', () => {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<PrintStyle />))
  const css = sheet.getStyleTags()
  const [, paper = ''] = /@media print\s*\{(.*)\}/s.exec(css) ?? []

  const rules = Array.from(
    paper.matchAll(/([^{}]+)\{([^{}]*)\}/g),
    ([, selector = '', style = '']) => ({
      selector: selector.trim(),
      hides: /display:\s*none/.test(style),
    }),
  )

  beforeEach(() => {
    document.body.innerHTML = `
    <header>Bar</header>
    <main><nav>Menu</nav><div><h1>Invoice</h1><article data-sheet><h2>No. 1</h2></article></div></main>
    <footer>Foot</footer>`
  })
  afterEach(() => document.body.replaceChildren())

  const matched = (hides: boolean) =>
    rules
      .filter((rule) => rule.hides === hides)
      .flatMap(({ selector }) => Array.from(document.body.querySelectorAll(selector)))
      .map(({ localName }) => localName)

  test('hides everything outside the sheet in print', () => {
    expect(matched(true)).toEqual(['header', 'nav', 'h1', 'footer'])
  })

  test('resets the layout of the sheet and its ancestors in print', () => {
    expect(matched(false)).toEqual(['main', 'div', 'article'])
  })

  test('does not affect screens', () => {
    expect(css.replace(/@media print\s*\{.*\}/s, '')).not.toContain('display')
  })
})
