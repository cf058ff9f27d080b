import { screen, waitFor, within } from '@testing-library/react'

import { openPage } from '../../testing/open-page.tsx'
import { formatPrice, getAmount, normalizedText, taxOn, totalFor } from '../../testing/text.ts'

const rows = async (name = 'My Orders') => {
  const table = await screen.findByRole('table', { name })
  return within(table).getAllByRole('row').slice(1)
}
const cells = (row: HTMLElement) => within(row).getAllByRole('cell').map(normalizedText)

describe('OrdersPage', () => {
  describe('the table', () => {
    test('has the columns number, date, status, total and action', async () => {
      openPage('/user-account')
      const table = await screen.findByRole('table', { name: 'My Orders' })
      const headers = within(table).getAllByRole('columnheader')
      expect(headers.map(({ textContent }) => textContent)).toEqual([
        'Order no.',
        'Date',
        'Status',
        'Total',
        'Action',
      ])
    })

    test('renders the sample orders with totals including tax', async () => {
      openPage('/user-account')
      expect((await rows()).map(cells)).toEqual([
        [
          '#4821',
          '28 October 2026',
          'Processing',
          `${formatPrice(totalFor(40.8))} for 2items`,
          'View',
        ],
        [
          '#4790',
          '14 September 2026',
          'Delivered',
          `${formatPrice(totalFor(29.7))} for 3items`,
          'View',
        ],
        ['#4702', '2 July 2026', 'Canceled', `${formatPrice(totalFor(45))} for 1item`, 'View'],
        ['#4655', '19 May 2026', 'Delivered', `${formatPrice(totalFor(139))} for 14items`, 'View'],
        ['#4518', '8 February 2026', 'Delivered', `${formatPrice(totalFor(7))} for 2items`, 'View'],
      ])
    })

    test('says that the orders are samples and links to the real ones', async () => {
      openPage('/user-account')
      await rows()
      expect(screen.getByText(/These orders are samples/)).toBeVisible()
      // Once is enough.
      expect(screen.queryByText('Sample')).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'member portal' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^http:\/\/portal\.test\/portal\/orders\?/),
      )
    })

    test('labels its cells for the phone layout, which has no header row', async () => {
      openPage('/user-account')
      const [first] = await rows()
      const named = within(first as HTMLElement).getAllByRole('cell')
      expect(named.map((cell) => cell.dataset.label)).toEqual([
        'Order no.',
        'Date',
        'Status',
        'Total',
        undefined,
      ])
    })

    test('renders in Arabic', async () => {
      openPage('/user-account', { lang: 'ar' })
      const shown = (await rows('طلباتي')).map(cells)
      expect(shown.map(([no]) => no)).toEqual(['#4821', '#4790', '#4702', '#4655', '#4518'])
      expect(shown[0]?.slice(1, 3)).toEqual(['28 أكتوبر 2026', 'قيد التجهيز'])
      expect(shown.map((row) => row[3]?.replace(/.*ر\.ع\.\S* ?/, ''))).toEqual([
        'لمنتجين',
        'لـ 3 منتجات',
        'لمنتج واحد',
        'لـ 14 منتجًا',
        'لمنتجين',
      ])
    })
  })

  describe('the order dialog', () => {
    test('renders items and totals, and puts the order into the URL', async () => {
      const { user, router } = openPage('/user-account')
      await user.click(await screen.findByRole('link', { name: 'View order #4655' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Order #4655' }))
      expect(dialog.getAllByRole('listitem').map(normalizedText)).toEqual([
        'Walnut Wood Card × 10OMR 125.00',
        'Teal Round Fob × 4OMR 14.00',
      ])
      expect(['Subtotal', 'Taxes', 'Total'].map(getAmount)).toEqual([
        'OMR 139.00',
        formatPrice(taxOn(139)),
        formatPrice(totalFor(139)),
      ])
      expect(dialog.getByText('Delivered')).toBeVisible()
      expect(router.state.location.search).toBe('?order=4655')
    })

    test('opens from the URL and keeps the other parameters when closed', async () => {
      const { user, router } = openPage('/user-account?order=4790&from=mail')
      const dialog = within(await screen.findByRole('dialog', { name: 'Order #4790' }))
      const [, close] = dialog.getAllByRole('button', { name: 'Close' })
      await user.click(close ?? document.body)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(router.state.location.search).toBe('?from=mail')
    })

    test('links to the invoice', async () => {
      const { user } = openPage('/user-account?order=4790')
      const dialog = within(await screen.findByRole('dialog'))
      await user.click(dialog.getByRole('link', { name: 'Go to invoice' }))
      expect(await screen.findByRole('heading', { name: 'Invoice #4790' })).toBeVisible()
    })

    test('renders a note in place of the invoice link when the order is canceled', async () => {
      openPage('/user-account?order=4702')
      const dialog = within(await screen.findByRole('dialog', { name: 'Order #4702' }))
      expect(dialog.getByText(/cancelled, so there is no invoice/)).toBeVisible()
      expect(dialog.queryByRole('link')).not.toBeInTheDocument()
    })

    test('stays closed when the order is unknown', async () => {
      openPage('/user-account?order=1')
      await rows()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

    test('renders in Arabic', async () => {
      openPage('/user-account?order=4790', { lang: 'ar' })
      const dialog = within(await screen.findByRole('dialog', { name: 'الطلب #4790' }))
      expect(dialog.getByText('تم التوصيل')).toBeVisible()
      expect(dialog.getByRole('link', { name: 'الانتقال إلى الفاتورة' })).toHaveAttribute(
        'href',
        '/user-invoice?order=4790',
      )
    })
  })
})
