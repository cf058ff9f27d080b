import type { OfficeSettings } from '@shop/contracts/shop-settings.ts'
import { waitFor, within } from '@testing-library/react'

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
  expect(await oman.findByText('Please check this: Working days on the way.')).toBeVisible()
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
  expect(await form.findByText('Please check this: Phone.')).toBeVisible()
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
