import { safeLocalStorage } from '@shop/kernel/storage'
import { renderUi } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import { buildAddress } from '../../testing/fixtures.ts'
import { openPage } from '../../testing/open-page.tsx'
import type { Address } from './address.ts'
import { PostalAddress } from './PostalAddress.tsx'

describe('BillingPage', () => {
  const key = 'account.address.billing:visitor'
  const customAddress = buildAddress({ postcode: '' })
  const card = async (name: string) => within(await screen.findByRole('region', { name }))
  const billing = () => card('Default billing address')

  async function edit(user: UserEvent) {
    await user.click((await billing()).getByRole('button', { name: 'Edit billing address' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit billing address' }))
    return {
      dialog,
      field: (name: string) => dialog.getByRole('textbox', { name }),
      save: () => user.click(dialog.getByRole('button', { name: 'Save address' })),
      async type(name: string, text: string) {
        const field = dialog.getByRole('textbox', { name })
        await user.clear(field)
        if (text) await user.type(field, text)
      },
    }
  }

  test('renders both default addresses and says that they are samples', async () => {
    openPage('/user-billing')
    const first = await billing()
    expect(first.getByText('Salim Al Harthy')).toBeVisible()
    expect(first.getByText('Way 3015, Al Khuwair')).toBeVisible()
    expect(first.getByText('Muscat 133')).toBeVisible()
    const second = await card('Default shipping address')
    expect(second.getByText('Sohar 311')).toBeVisible()
    expect(second.getByText('+968 9000 0000')).toHaveAttribute('dir', 'ltr')
    expect(screen.getByText(/These addresses are samples.*stay in this browser/)).toBeVisible()
    expect(first.getByText('Sample')).toBeVisible()
    expect(second.getByText('Sample')).toBeVisible()
    expect(screen.getByRole('link', { name: 'settings' })).toHaveAttribute('href', '/user-setting')
  })

  test('renders a changed address and stores it in this browser', async () => {
    const { user } = openPage('/user-billing')
    const { dialog, field, type, save } = await edit(user)
    expect(dialog.getByText(/not sent to the shop/)).toBeVisible()
    expect(field('Full name')).toHaveValue('Salim Al Harthy')
    await type('City', ' Nizwa ')
    await type('Phone', '')
    await save()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const { getByText, queryByText } = await billing()
    expect(getByText('Nizwa 133')).toBeVisible()
    expect(queryByText('+968 9000 0000')).not.toBeInTheDocument()
    expect(getByText(/kept in this browser only/)).toBeVisible()
    expect(queryByText('Sample')).not.toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ city: 'Nizwa', phone: '' })
    expect((await card('Default shipping address')).getByText('Sohar 311')).toBeVisible()
  })

  test('renders an error at each missing field and stores nothing', async () => {
    const { user } = openPage('/user-billing')
    const { field, type, save } = await edit(user)
    for (const name of ['Full name', 'Street address', 'City', 'Postal code', 'Country']) {
      await type(name, '')
    }
    await save()
    for (const name of ['Full name', 'Street address', 'City', 'Country']) {
      expect(field(name)).toHaveAccessibleDescription(
        expect.stringContaining(`${name} is required.`),
      )
      expect(field(name)).toBeInvalid()
    }
    expect(field('Postal code')).toBeValid()
    expect(field('Phone')).toBeValid()
    expect(field('Full name')).toHaveFocus()
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('discards the input on Cancel', async () => {
    const { user } = openPage('/user-billing')
    const { dialog, type } = await edit(user)
    await type('City', 'Nizwa')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect((await billing()).getByText('Muscat 133')).toBeVisible()
    const reopened = await edit(user)
    expect(reopened.field('City')).toHaveValue('Muscat')
  })

  test('restores the sample on request', async () => {
    localStorage.setItem(key, JSON.stringify(customAddress))
    const { user } = openPage('/user-billing')
    const { getByText, getByRole } = await billing()
    expect(getByText('Nizwa')).toBeVisible()
    await user.click(getByRole('button', { name: 'Back to the sample' }))
    expect(getByText('Muscat 133')).toBeVisible()
    expect(safeLocalStorage.read(key)).toBeNull()
  })

  test('renders in Arabic', async () => {
    const { user } = openPage('/user-billing', { lang: 'ar' })
    const { getByText, getByRole } = await card('عنوان الفوترة الافتراضي')
    expect(getByText('سالم الحارثي')).toBeVisible()
    await user.click(getByRole('button', { name: 'تعديل عنوان الفوترة' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('textbox', { name: 'المدينة' })).toHaveValue('مسقط')
    await user.clear(dialog.getByRole('textbox', { name: 'المدينة' }))
    await user.click(dialog.getByRole('button', { name: 'حفظ العنوان' }))
    expect(dialog.getByText('حقل «المدينة» مطلوب.')).toBeVisible()
  })
})

describe('PostalAddress', () => {
  const address = buildAddress({ phone: '+968 9000 0000' })

  function lines(changes: Partial<Address> = {}): (string | null)[] {
    const { container } = renderUi(<PostalAddress address={{ ...address, ...changes }} />)
    return Array.from(
      container.querySelector('address')?.children ?? [],
      (line) => line.textContent,
    )
  }

  test('renders the lines in postal order, without missing parts', () => {
    expect(lines()).toEqual(['Maha', 'Way 7', 'Nizwa 611', 'Oman', '+968 9000 0000'])
    expect(lines({ postcode: '', phone: '' })).toEqual(['Maha', 'Way 7', 'Nizwa', 'Oman'])
  })

  test('isolates the direction of each line and keeps the phone number left-to-right', () => {
    const { container } = renderUi(<PostalAddress address={{ ...address, name: 'مها' }} />)
    const parts = Array.from(container.querySelectorAll('bdi'))
    expect(parts).toHaveLength(5)
    expect(parts.at(-1)).toHaveAttribute('dir', 'ltr')
    expect(parts.at(-1)).toHaveAttribute('translate', 'no')
  })
})
