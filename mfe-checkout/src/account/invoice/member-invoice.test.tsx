import type { MemberOrder } from '@shop/contracts/wire/account.ts'
import { getConfig, setConfig } from '@shop/kernel/config'
import { testToken } from '@shop/testing/token.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { mockServices } from '../../testing/mock-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  accountUrls,
  buildOrder,
  buildPaidOrder,
  toOrderRow,
  withOwnAccount,
} from '../../testing/own-account.ts'

withOwnAccount()

describe('MemberInvoice', () => {
  function openInvoice(orders: MemberOrder[], search = '', lang: 'en' | 'ar' = 'en') {
    mockServices(
      http.get(accountUrls.orders, () => HttpResponse.json({ results: orders.map(toOrderRow) })),
      http.get(accountUrls.order, ({ params }) => {
        const data = orders.find(({ number }) => number === params.number)
        return HttpResponse.json({ data })
      }),
    )
    return openPage(`/user-invoice${search}`, { token: testToken(), lang })
  }

  const open = buildOrder({ number: '700000' })

  test.each(['', '?order=482913'])('renders what was paid and by whom for %j', async (search) => {
    openInvoice([open, buildPaidOrder()], search)
    const sheet = within(await screen.findByRole('article', { name: /^Invoice.*482913$/ }))
    expect(sheet.getByText('Maha Al Balushi')).toBeVisible()
    expect(sheet.getByText('Street 1, Muscat')).toBeVisible()
    expect(sheet.getByText('25 November 2026')).toBeVisible()
    expect(sheet.getByRole('cell', { name: /^Steel card/ })).toBeVisible()
    expect(sheet.getByText('Discount')).toBeVisible()
    expect(screen.queryByText(/Sample/i)).not.toBeInTheDocument()
  })

  test('has the number of the shop, beside that of the order', async () => {
    openInvoice([{ ...buildPaidOrder(), invoiceNumber: '17' }], '?order=482913')
    const sheet = within(await screen.findByRole('article', { name: /^Invoice.* 17$/ }))
    expect(sheet.getByText('482913')).toBeVisible()
  })

  test('has the text of each piece on paper, where nothing is unfolded', async () => {
    const texts = 'ABCDEFG'.split('').map((name) => ({ name, line: '' }))
    const order = buildPaidOrder()
    const products = order.products.map((line) => ({ ...line, quantity: 7, engravings: texts }))
    const engraved = products.map((line) => ({ ...line, ...(texts[0] && { engraving: texts[0] }) }))
    openInvoice([{ ...order, products: engraved }], '?order=482913')
    const sheet = within(await screen.findByRole('article', { name: /^Invoice.*482913$/ }))
    const cell = within(sheet.getByRole('cell', { name: /^Steel card/ }))
    expect(cell.getAllByRole('listitem')).toHaveLength(7)
    expect(cell.queryByText(/more texts/)).toBeNull()
  })

  test('says what has been given back', async () => {
    openInvoice([{ ...buildPaidOrder(), refunded: 10 }], '?order=482913')
    const sheet = within(await screen.findByRole('article', { name: /^Invoice.*482913$/ }))
    expect(sheet.getByText('Given back').closest('div')).toHaveTextContent(/-OMR\s10\.00/)
  })

  test('has the address that an owner has saved', async () => {
    const address = { en: 'Way 9, Sohar', ar: 'سكة ٩، صحار' }
    setConfig({ ...getConfig(), contact: { phone: '+968 1', hours: address, address } })
    openInvoice([buildPaidOrder()], '?order=482913', 'ar')
    const sheet = within(await screen.findByRole('article', { name: /482913/ }))
    expect(sheet.getByText(address.ar)).toBeVisible()
    expect(sheet.queryByText(/الخوير/)).toBeNull()
  })

  test('has the VAT number of a shop that has one, and no address before one is saved', async () => {
    const taxRegistration = { vatNumber: 'OM1100012345' }
    setConfig({ ...getConfig(), contact: undefined, taxRegistration })
    openInvoice([buildPaidOrder()], '?order=482913')
    const sheet = within(
      await screen.findByRole('article', { name: /^Tax Invoice.*فاتورة ضريبية.*482913$/ }),
    )
    expect(sheet.getByText('OM1100012345')).toBeVisible()
    expect(sheet.queryByText(/Muscat 133/)).toBeNull()
  })

  test.each(['en', 'ar'] as const)('names all in both languages (%s)', async (lang) => {
    openInvoice([buildPaidOrder()], '', lang)
    const sheet = within(await screen.findByRole('article', { name: /^Invoice.*فاتورة/ }))
    for (const text of ['Steel card', 'بطاقة فولاذية', 'Billed to', 'الفاتورة باسم', 'الإجمالي']) {
      expect(sheet.getByText(text)).toBeVisible()
    }
  })

  test('leads to the invoices of other orders, and says which one is shown', async () => {
    openInvoice([buildPaidOrder(), { ...buildPaidOrder(), number: '482900' }, open])
    const region = within(await screen.findByRole('region', { name: 'Your payments' }))
    const links = region.getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['/user-invoice?order=482913', 'page'],
      ['/user-invoice?order=482900', null],
    ])
  })

  test('says that an order that was not paid has none', async () => {
    openInvoice([open], '?order=700000')
    expect(await screen.findByText(/This order has not been paid/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the order' })).toHaveAttribute(
      'href',
      '/user-account?order=700000',
    )
  })

  test('says that there is none yet', async () => {
    openInvoice([open], '', 'ar')
    expect(await screen.findByText('لا توجد فاتورة بعد')).toBeVisible()
  })
})
