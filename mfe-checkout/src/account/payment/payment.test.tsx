import { endSession } from '@shop/kernel/session'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, within } from '@testing-library/react'
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
import { normalizedText } from '../../testing/text.ts'

describe('PaymentPage', () => {
  const plan = async (name = 'Current plan') => {
    const region = await screen.findByRole('region', { name })
    return { region, ...within(region) }
  }

  describe('of a member with an account of their own', () => {
    withOwnAccount()

    test('folds the samples away, below what is true, until the session ends', async () => {
      mockServices(
        http.get(accountUrls.orders, () =>
          HttpResponse.json({ results: [buildPaidOrder(), buildOrder()].map(toOrderRow) }),
        ),
      )
      openPage('/user-payment', { token: testToken() })
      const heading = await screen.findByText('Samples for demonstration')
      const fold = heading.closest('details')
      expect(await screen.findByText(/The shop keeps no card/)).toBeVisible()
      const paid = within(await screen.findByRole('region', { name: 'Your payments' }))
      expect(paid.getByRole('link', { name: 'Invoice of order 482913' })).toHaveAttribute(
        'href',
        '/user-invoice?order=482913',
      )
      expect(paid.getAllByRole('listitem')).toHaveLength(1)
      expect(fold).not.toHaveAttribute('open')
      expect(fold).toContainElement((await plan()).region)
      act(endSession)
      expect((await plan()).region.closest('details')).toBeNull()
      expect(screen.queryByText(/The shop keeps no card/)).not.toBeInTheDocument()
    })
  })

  describe('the plan', () => {
    test('costs $18 monthly, and switches to annual and back', async () => {
      const { user } = openPage('/user-payment')
      const { region, getByRole } = await plan()
      expect(region).toHaveTextContent('$18/Monthly')
      expect(region).toHaveTextContent('Renews every month. About OMR 6.92')
      expect(region).toHaveTextContent('nothing is charged')
      await user.click(getByRole('button', { name: 'Switch to Annual Plan' }))
      expect(region).toHaveTextContent('$216/Annual')
      expect(region).not.toHaveTextContent('$18')
      await user.click(getByRole('button', { name: 'Switch to Monthly Plan' }))
      expect(region).toHaveTextContent('$18/Monthly')
    })

    test('is stored in this browser and follows other tabs', async () => {
      const { user, unmount } = openPage('/user-payment')
      await user.click((await plan()).getByRole('button', { name: 'Switch to Annual Plan' }))
      unmount()
      openPage('/user-payment')
      const { region } = await plan()
      expect(region).toHaveTextContent('$216/Annual')
      localStorage.removeItem('account.plan:visitor')
      act(() => void window.dispatchEvent(new StorageEvent('storage')))
      expect(region).toHaveTextContent('$18/Monthly')
    })

    test('renders in Arabic', async () => {
      openPage('/user-payment', { lang: 'ar' })
      const { region, getByText, getByRole } = await plan('الباقة الحالية')
      expect(region).toHaveTextContent('$18 شهريًا')
      expect(getByText('$18')).toHaveAttribute('translate', 'no')
      expect(getByRole('button', { name: 'التبديل إلى الباقة السنوية' })).toBeVisible()
    })
  })

  describe('the cards', () => {
    test('render a logo, a cardholder and an expiry date', async () => {
      openPage('/user-payment')
      const region = await screen.findByRole('region', { name: 'Payment methods' })
      const cards = within(region).getAllByRole('listitem')
      expect(cards.map(normalizedText)).toEqual([
        'Visa ending in 4242Salim Al HarthyExpires 09/2028',
        'Master ending in 4444Salim Al HarthyExpires 01/2029',
        'Ame. Express ending in 0005Salim Al HarthyExpires 12/2027',
      ])
      cards.forEach((card) => expect(card.querySelector('img')).toHaveAttribute('src'))
      expect(region).toHaveTextContent('These cards are samples')
      // Once is enough.
      expect(within(region).queryByText('Sample')).not.toBeInTheDocument()
    })

    test('render in Arabic', async () => {
      openPage('/user-payment', { lang: 'ar' })
      const region = await screen.findByRole('region', { name: 'طرق الدفع' })
      expect(region).toHaveTextContent('أمريكان إكسبريس تنتهي بـ 0005')
    })
  })
})

describe('CardForm', () => {
  async function openForm() {
    const page = openPage('/user-payment')
    const { user } = page
    await user.click(await screen.findByRole('button', { name: 'Add Payment Method' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Payment Method' }))
    const field = (name: string) => dialog.getByRole('textbox', { name })
    const select = (name: string) => dialog.getByRole<HTMLSelectElement>('combobox', { name })
    return {
      ...page,
      dialog,
      field,
      select,
      add: () => user.click(dialog.getByRole('button', { name: 'Add Card' })),
      async fill(name: string, number: string, cvv: string) {
        for (const [label, text] of Object.entries({
          Name: name,
          'Card Number': number,
          CVV: cvv,
        })) {
          await user.clear(field(label))
          if (text) await user.type(field(label), text)
        }
      },
    }
  }

  const cards = () => {
    const region = screen.getByRole('region', { name: 'Payment methods' })
    return within(region).getAllByRole('listitem').map(normalizedText)
  }

  test('renders fields for name, month, year, number, CVV and type', async () => {
    const { field, select, dialog } = await openForm()
    for (const name of ['Name', 'Card Number', 'CVV']) expect(field(name)).toBeRequired()
    const options = (name: string) => Array.from(select(name).options, ({ text }) => text)
    expect(options('Month').join()).toBe('Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec')
    expect(options('Year')).toEqual(['2022', '2023', '2024', '2025'])
    expect(options('Card Type')).toEqual(['Visa', 'Ame. Express', 'Master'])
    expect(select('Year')).toHaveAccessibleDescription(/samples; past ones are accepted too/)
    expect(dialog.getByText(/neither stored nor sent/)).toBeVisible()
  })

  test('disables autocomplete', async () => {
    const { field } = await openForm()
    for (const name of ['Name', 'Card Number', 'CVV']) {
      expect(field(name)).toHaveAttribute('autocomplete', 'off')
    }
  })

  test('requires name, number and CVV', async () => {
    const { add, field, dialog } = await openForm()
    await add()
    for (const name of ['Name', 'Card Number', 'CVV']) {
      expect(field(name)).toHaveAccessibleDescription(`${name} is required.`)
    }
    expect(field('Name')).toHaveFocus()
    expect(dialog.getByRole('combobox', { name: 'Month' })).toBeValid()
  })

  test.each([
    ['a wrong check digit', '4242 4242 4242 4243', '123'],
    ['another type', '378282246310005', '1'],
    ['a short number', '7', '1234567'],
    ['letters', 'my card', 'abc'],
  ])('accepts %s', async (_, number, cvv) => {
    const { add, fill } = await openForm()
    await fill('Salim', number, cvv)
    await add()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(cards()).toHaveLength(4)
  })

  test('adds a card to the list by its last four digits without storing it', async () => {
    const { user, add, fill, select } = await openForm()
    await fill(' Maha ', '5555 5555 5555 4444', '123')
    await user.selectOptions(select('Card Type'), 'Master')
    await user.selectOptions(select('Month'), 'Nov')
    await user.selectOptions(select('Year'), '2024')
    await add()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(cards().at(-1)).toBe('Master ending in 4444MahaAdded hereExpires 11/2024')
    expect(screen.getByText(/in the list until you leave this page/)).toBeVisible()
    const page = document.documentElement.outerHTML
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage })
    for (const secret of ['5555 5555', '55555555']) {
      expect(page).not.toContain(secret)
      expect(stored).not.toContain(secret)
    }
    expect(stored).not.toContain('4444')
  })

  test('is empty when it is opened again', async () => {
    const { user, fill, dialog } = await openForm()
    await fill('Maha', '4242', '1')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Add Payment Method' }))
    expect(screen.getByRole('textbox', { name: 'Card Number' })).toHaveValue('')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })

  test('renders in Arabic and accepts Arabic-Indic digits', async () => {
    const { user } = openPage('/user-payment', { lang: 'ar' })
    await user.click(await screen.findByRole('button', { name: 'إضافة طريقة دفع' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = (name: string) => dialog.getByRole('textbox', { name })
    const months = dialog.getByRole('combobox', { name: 'الشهر' })
    expect(months).toHaveTextContent(/^يناير.*ديسمبر$/)
    expect(within(months).getAllByRole('option')).toHaveLength(12)
    expect(dialog.getByRole('combobox', { name: 'السنة' })).toHaveTextContent('2022202320242025')
    await user.type(field('الاسم'), 'مها')
    await user.type(field('رقم البطاقة'), '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢')
    await user.type(field('رمز الأمان (CVV)'), '١٢٣')
    await user.click(dialog.getByRole('button', { name: 'إضافة البطاقة' }))
    expect(screen.getByText(/فيزا تنتهي بـ 4242 في القائمة/)).toBeVisible()
  })
})
