import type { OfficeInvoice, OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'
import { buildOrder } from './testing/build-order.ts'

function print(sheet: string, changes: Partial<OfficeOrderDetails> = {}, lang?: 'ar') {
  const order = buildOrder(changes)
  const handlers = [http.get(mainUrl('/office/orders/order-1'), () => HttpResponse.json(order))]
  const at = `/office/orders/order-1/print?sheet=${sheet}`
  return openOffice(at, { handlers, ...(lang && { lang }) })
}

const invoice: OfficeInvoice = {
  _id: '7d9f2c1e-0000-4000-8000-000000000000',
  number: 17,
  issuedAt: '2026-11-26T10:02:00.000Z',
  suppliedAt: '2026-11-26T10:02:00.000Z',
  seller: { businessName: { en: 'Wasla LLC', ar: 'وصلة ش.م.م' }, vatNumber: 'OM1100012345' },
  taxPercent: 5,
  net: 21,
  tax: 1.05,
  total: 22.05,
}

describe('OrderPrintPage', () => {
  afterEach(() => void setConfig(testConfig))

  test.each([undefined, 'ar' as const])(
    'renders the slip in both languages at once (%s)',
    async (lang) => {
      print('slip', { carrier: 'Oman Post', trackingNumber: 'RR1', delivery: {} }, lang)
      const sheet = await screen.findByRole('article', { name: /Packing slip\s*قائمة التعبئة/ })
      for (const text of ['Steel card', 'بطاقة فولاذية', 'سلمى', 'R&D', 'Way 1, Muscat']) {
        expect(within(sheet).getByText(text)).toBeVisible()
      }
      expect(within(sheet).getByText('Oman Post · RR1')).toBeVisible()
      expect(within(sheet).queryByText(/OMR/)).not.toBeInTheDocument()
    },
  )

  test('renders the invoice with amounts and what was given back', async () => {
    print('invoice', { refunded: 5 })
    const sheet = await screen.findByRole('article', { name: /Invoice\s*فاتورة/ })
    expect(sheet).toHaveAttribute('data-sheet')
    expect(within(sheet).getByText(/22\.05/)).toBeVisible()
    expect(within(sheet).getByText(/-OMR\s5\.00/)).toBeVisible()
    expect(within(sheet).getByText('salma@site.test')).toBeVisible()
    expect(within(sheet).getAllByText('17')).toHaveLength(2)
    expect(within(sheet).getByText('123456')).toBeVisible()
  })

  test('has the address that an owner has saved', async () => {
    const address = { en: 'Way 9, Sohar', ar: 'سكة ٩، صحار' }
    setConfig({ ...testConfig, contact: { phone: '+968 1', hours: address, address } })
    print('invoice')
    const sheet = await screen.findByRole('article', { name: /Invoice/ })
    expect(within(sheet).getByText('Way 9, Sohar')).toBeVisible()
    expect(within(sheet).queryByText(/Al Khuwair/)).toBeNull()
  })

  test('opens the print dialog of the browser', async () => {
    const printPage = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = print('invoice')
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(printPage).toHaveBeenCalledTimes(1)
    printPage.mockRestore()
  })

  const unpaid = { paidAt: null, status: 'open', state: 'open', invoiceNumber: null } as const

  test.each(['slip', 'invoice'])(
    'prints no %s of an order that is not paid and has no other way to be',
    async (sheet) => {
      print(sheet, unpaid)
      expect(await screen.findByText(/^This order has not been paid/)).toBeVisible()
      expect(screen.queryByRole('article')).not.toBeInTheDocument()
    },
  )

  test('says on the slip what is to be collected in cash, in both languages', async () => {
    print('slip', { ...unpaid, paymentMethod: 'cash' })
    const sheet = within(await screen.findByRole('article', { name: /Packing slip/ }))
    const amount = sheet.getByText('To collect in cash').closest('div')
    expect(amount).toHaveTextContent(/يُحصَّل نقدًا\s*OMR\s22\.05/)
    expect(screen.queryByText(/transfer/)).not.toBeInTheDocument()
  })

  test('warns of a transfer that has not come, which nobody collects', async () => {
    print('slip', { ...unpaid, paymentMethod: 'transfer' })
    const sheet = within(await screen.findByRole('article', { name: /Packing slip/ }))
    expect(sheet.getByText('Waiting for a transfer').closest('div')).toHaveTextContent(/22\.05/)
    expect(sheet.queryByText('To collect in cash')).not.toBeInTheDocument()
    expect(screen.getByText(/only once the transfer has come: 123456/)).toBeVisible()
  })

  test('has no invoice before the cash is there', async () => {
    print('invoice', { ...unpaid, paymentMethod: 'cash' })
    expect(await screen.findByText(/its invoice is issued with the payment/)).toBeVisible()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })

  test('renders a tax invoice of a registered shop, with tax in three decimals', async () => {
    print('invoice', { invoice })
    const sheet = within(
      await screen.findByRole('article', { name: /Tax Invoice\s*فاتورة ضريبية/ }),
    )
    for (const text of ['Wasla LLC', 'وصلة ش.م.م', 'OM1100012345', invoice._id, 'Date of supply']) {
      expect(sheet.getByText(text)).toBeVisible()
    }
    expect(sheet.getByText(/^OMR\s1\.050$/)).toBeVisible()
    expect(sheet.getByText(/^OMR\s22\.050$/)).toBeVisible()
    expect(sheet.getByText('Total without VAT').closest('div')).toHaveTextContent('21.000')
  })

  test('renders the credit note of a refund', async () => {
    const creditNote = { ...invoice, number: 3, net: 10.502, tax: 0.525, total: 11.027 }
    const refund = {
      ...{ _id: 're_1', amount: 11.03, status: 'done' as const, who: null, createdAt: '' },
      ...{ items: [{ productId: 'steel-card', quantity: 1 }], reason: '', creditNote },
    }
    print('creditNote&refund=re_1', { invoice, refunds: [refund] })
    const sheet = within(await screen.findByRole('article', { name: /Tax credit note/ }))
    expect(sheet.getByText('Credit note no.')).toBeVisible()
    expect(sheet.getAllByText('3')).toHaveLength(2)
    expect(sheet.getByText('17')).toBeVisible()
    expect(sheet.getByText('Steel card')).toBeVisible()
    expect(sheet.getByText(/^OMR\s0\.525$/)).toBeVisible()
  })

  test('has nobody’s address before the contact is filled in, and says so', async () => {
    setConfig({ ...testConfig, contact: undefined })
    print('invoice')
    const sheet = await screen.findByRole('article', { name: /Invoice/ })
    expect(within(sheet).queryByText(/Muscat 133/)).toBeNull()
    const link = screen.getByRole('link', { name: 'Fill in the contact' })
    expect(link).toHaveAttribute('href', '/office/settings#contact')
  })
})
