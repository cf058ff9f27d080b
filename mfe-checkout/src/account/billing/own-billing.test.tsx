import { getConfig, setConfig } from '@shop/kernel/config'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, within } from '@testing-library/react'
import { http, type HttpHandler, HttpResponse } from 'msw'

import { mockServices, urls } from '../../testing/mock-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import { withOwnAccount } from '../../testing/own-account.ts'

withOwnAccount()

const card = async (name: string) => within(await screen.findByRole('region', { name }))

async function openBilling(...handlers: HttpHandler[]) {
  const sent = mockServices(...handlers)
  const page = openPage('/user-billing', { token: testToken() })
  const billing = await card('Default billing address')
  const edit = async (address: string) => {
    await page.user.click(billing.getByRole('button', { name: 'Edit billing address' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: 'Address' })
    await page.user.clear(field)
    if (address) await page.user.type(field, address)
    await page.user.dblClick(dialog.getByRole('button', { name: 'Save address' }))
    return dialog
  }
  return { ...page, sent, billing, edit }
}

describe('MemberAddresses', () => {
  test('renders the address that the checkout uses, as both addresses', async () => {
    const { billing } = await openBilling()
    for (const text of ['Maha Al Balushi', 'Street 1, Muscat', '+968 90000000']) {
      expect(billing.getByText(text)).toBeVisible()
    }
    const shipping = await card('Default shipping address')
    expect(shipping.getByText('Street 1, Muscat')).toBeVisible()
    expect(shipping.getByText('Your orders go to your billing address.')).toBeVisible()
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument()
  })

  test.each([
    ['Street 1, Muscat', /^If you order now.* December.*OMR\s1\.00$/],
    ['شارع 1، ظفار', /^If you order now.* December.*OMR\s2\.00$/],
  ])('says by when an order of now is at %s, and for how much', async (address, text) => {
    jest.useFakeTimers({ now: new Date('2026-12-02T08:00:00Z'), advanceTimers: true })
    const options = [
      { id: 'muscat', price: 1, days: 1 },
      { id: 'oman', price: 2, days: 3 },
    ]
    setConfig({ ...getConfig(), delivery: { dispatchDays: 2, options } })
    await openBilling(
      http.get(urls.profile, () => HttpResponse.json({ data: { ...buildProfile(), address } })),
    )
    const shipping = await card('Default shipping address')
    expect(shipping.getByText('If you order now').parentElement).toHaveTextContent(text)
    jest.useRealTimers()
  })

  test('says nothing of an address in an unknown place', async () => {
    setConfig({
      ...getConfig(),
      delivery: { dispatchDays: 2, options: [{ id: 'oman', price: 2, days: 3 }] },
    })
    await openBilling(
      http.get(urls.profile, () =>
        HttpResponse.json({ data: { ...buildProfile(), address: 'Way 9' } }),
      ),
    )
    await card('Default shipping address')
    expect(screen.queryByText('If you order now')).toBeNull()
  })

  test('saves a changed address in the profile, once for a double click', async () => {
    const { sent, edit } = await openBilling()
    await edit(' Way 9, Nizwa ')
    expect(await (await card('Default shipping address')).findByText('Way 9, Nizwa')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sent).toEqual([
      {
        call: 'updateProfile',
        body: {
          firstName: 'Maha',
          lastName: 'Al Balushi',
          email: 'maha@example.com',
          address: 'Way 9, Nizwa',
        },
      },
    ])
  })

  test('says why it is not saved, beside what was typed', async () => {
    const { edit } = await openBilling(
      http.patch(urls.updateProfile, () =>
        HttpResponse.json({ message: 'Profiles are resting' }, { status: 503 }),
      ),
    )
    const dialog = await edit('Way 9')
    expect(await dialog.findByRole('alert')).toHaveTextContent('Profiles are resting')
    expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('Way 9')
  })

  test('needs an address', async () => {
    const { sent, edit } = await openBilling()
    const dialog = await edit('')
    expect(await dialog.findByText('Address is required.')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('says that a member has none yet, and asks for it', async () => {
    const { billing, user } = await openBilling(
      http.get(urls.profile, () => HttpResponse.json({ data: buildProfile({ address: '' }) })),
    )
    expect(billing.getByText('No address yet.')).toBeVisible()
    expect(billing.queryByRole('button', { name: 'Edit billing address' })).toBeNull()
    await user.click(billing.getByRole('button', { name: 'Add an address' }))
    expect(await screen.findByRole('dialog', { name: 'Edit billing address' })).toBeVisible()
  })
})
