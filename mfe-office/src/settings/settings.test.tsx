import { type OfficeSettings, settingNames } from '@shop/contracts/wire/office-settings.ts'
import { screen, waitFor, within } from '@testing-library/react'

import { findForm, openSettings } from './testing/settings-page.tsx'

const delivery: OfficeSettings['delivery'] = {
  value: {
    dispatchDays: 2,
    options: [
      { id: 'muscat', price: 1, days: 1 },
      { id: 'oman', price: 2 },
      { id: 'abroad', price: 9.5 },
      { id: 'mutrah', price: 0, store: { en: 'Mutrah', ar: 'مطرح' } },
    ],
  },
  version: 3,
}

async function openForm(name: string) {
  const { user, sent } = openSettings({ delivery })
  const form = await findForm(name)
  const group = (of: string) => within(form.getByRole('group', { name: of }))
  const save = () => user.click(form.getByRole('button', { name: 'Save' }))
  return { user, sent, form, group, save }
}

test('SettingsPage has a form for each setting', async () => {
  openSettings()
  await findForm('Sale')
  await findForm('Colour')
  for (const name of settingNames) {
    const section = document.querySelector<HTMLElement>(`section#${name}`)
    if (!section) throw new Error(`${name} has no section`)
    expect(within(section).getByRole('heading', { level: 2 })).toBeVisible()
    expect(section.querySelector('input, select, textarea')).toBeVisible()
    expect(within(section).getByRole('button', { name: 'Save' })).toBeVisible()
  }
})

test('SettingsPage saves prices, days and stores with the version that was read, twice', async () => {
  const { user, sent, form, group, save } = await openForm('Delivery')
  const muscat = group('Muscat')
  const price = muscat.getByRole('textbox', { name: /^Price in OMR/ })
  await user.clear(price)
  await user.type(price, '١.٥٠')
  await user.click(form.getByRole('button', { name: 'Remove Collection 1' }))
  await user.click(form.getByRole('button', { name: 'Add a store' }))
  const store = group('Collection 1')
  await user.type(store.getByRole('textbox', { name: /^Store in English/ }), 'Seeb')
  await user.type(store.getByRole('textbox', { name: /^Store in Arabic/ }), 'السيب')
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    path: '/office/settings/delivery',
    body: {
      version: 3,
      dispatchDays: 2,
      options: [
        { id: 'muscat', price: 1.5, days: 1 },
        { id: 'oman', price: 2 },
        { id: 'abroad', price: 9.5 },
        {
          id: expect.stringMatching(/^store-/) as string,
          price: 0,
          store: { en: 'Seeb', ar: 'السيب' },
        },
      ],
    },
  })
  await save()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({ version: 4 })
})

test('SettingsPage says what is wrong with a number of days, and sends nothing', async () => {
  const { user, sent, group, save } = await openForm('Delivery')
  const oman = group('Rest of Oman')
  await user.type(oman.getByRole('textbox', { name: /^Working days/ }), 'x')
  await save()
  expect(await oman.findByText('Please write a whole number.')).toBeVisible()
  expect(sent).toEqual([])
})

test('SettingsPage saves how the shop is reached', async () => {
  const { user, sent, form, save } = await openForm('Contact')
  expect(await form.findByText(/Pages show their own texts/)).toBeVisible()
  await user.type(form.getByRole('textbox', { name: /^Phone/ }), 'call us')
  await user.type(form.getByRole('textbox', { name: /^WhatsApp/ }), '+968 9000 0000')
  for (const [name, text] of [
    [/^Address in English/, 'Way 1'],
    [/^Address in Arabic/, 'سكة ١'],
    [/^Hours in English/, 'Always'],
    [/^Hours in Arabic/, 'دائمًا'],
  ] as const) {
    await user.type(form.getByRole('textbox', { name }), text)
  }
  await save()
  expect(
    await form.findByText('Please write the number with its country code, such as +968 9123 4567.'),
  ).toBeVisible()
  expect(sent).toEqual([])
  await user.clear(form.getByRole('textbox', { name: /^Phone/ }))
  await user.type(form.getByRole('textbox', { name: /^Phone/ }), '+968 2411 1111')
  await save()
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: '/office/settings/contact',
        body: {
          version: 0,
          phone: '+968 2411 1111',
          whatsAppNumber: '96890000000',
          address: { en: 'Way 1', ar: 'سكة ١' },
          hours: { en: 'Always', ar: 'دائمًا' },
        },
      },
    ]),
  )
  await waitFor(() => expect(form.queryByText(/Pages show their own texts/)).toBeNull())
})

describe('the default of a setting', () => {
  const base = {
    value: {
      dispatchDays: 7,
      options: [
        { id: 'muscat', price: 3 },
        { id: 'oman', price: 4 },
        { id: 'abroad', price: 5 },
      ],
    },
    version: 0,
  }
  const open = async (options: Parameters<typeof openSettings>[0], name: string) => {
    const { user, sent } = openSettings(options)
    const form = await findForm(name)
    const ask = async () => {
      await user.click(form.getByRole('button', { name: 'Use the default' }))
      return within(await screen.findByRole('dialog', { name: 'Use the default again?' }))
    }
    return { user, sent, form, ask }
  }

  test('is shown in place of what was typed once it was confirmed, and saving begins anew', async () => {
    const { user, sent, form, ask } = await open(
      { delivery, defaults: { delivery: base } },
      'Delivery',
    )
    const days = form.getByRole('textbox', { name: /^Working days until/ })
    await user.type(days, '1')
    const dialog = await ask()
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Use the default' }))
    await waitFor(() => expect(days).toHaveValue('7'))
    expect(sent).toEqual([{ path: '/office/settings/delivery/reset', body: { version: 3 } }])
    const muscat = within(form.getByRole('group', { name: 'Muscat' }))
    expect(muscat.getByRole('textbox', { name: /^Price/ })).toHaveValue('3')
    expect(form.queryByRole('group', { name: 'Collection 1' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(form.queryByRole('button', { name: 'Use the default' })).toBeNull()
    expect(form.getByRole('heading', { name: 'Delivery' })).toHaveFocus()
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ version: 0, dispatchDays: 7 }))
    expect(await form.findByRole('button', { name: 'Use the default' })).toBeVisible()
  })

  test('is not offered where it counts, and not used without a confirmation', async () => {
    const { user, sent, form, ask } = await open({ delivery }, 'Delivery')
    const contact = await findForm('Contact')
    expect(contact.queryByRole('button', { name: 'Use the default' })).toBeNull()
    const dialog = await ask()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
    expect(form.getByRole('textbox', { name: /^Working days until/ })).toHaveValue('2')
  })

  test('is not used when somebody else has saved meanwhile, which the dialog says', async () => {
    const message = 'Somebody else has changed this meanwhile. Nothing was saved.'
    const { user, form, ask } = await open(
      { delivery, refuse: { status: 409, message } },
      'Delivery',
    )
    const dialog = await ask()
    await user.click(dialog.getByRole('button', { name: 'Use the default' }))
    expect(await dialog.findByText(message)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(form.getByRole('textbox', { name: /^Working days until/ })).toHaveValue('2')
  })

  test('of contact are empty fields, since the pages have texts of their own', async () => {
    const value = {
      phone: '+968 2411 1111',
      whatsAppNumber: '',
      address: { en: 'Way 1', ar: 'سكة ١' },
      hours: { en: 'Always', ar: 'دائمًا' },
    }
    const { user, form, ask } = await open({ contact: { value, version: 1 } }, 'Contact')
    const dialog = await ask()
    expect(dialog.getByText(/^Pages show their own texts/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Use the default' }))
    expect(await form.findByText(/^Pages show their own texts/)).toBeVisible()
    for (const field of form.getAllByRole('textbox')) expect(field).toHaveValue('')
  })
})
