import type { OfficeSettings } from '@shop/contracts/shop-settings.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const settings: OfficeSettings = {
  delivery: {
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
  },
  contact: { value: null, version: 0 },
  hero: { value: null, version: 0 },
  sale: { value: null, version: 0 },
}

function open() {
  const sent: { path: string; body: unknown }[] = []
  const save = (path: string, version: number) =>
    http.patch(mainUrl(path), async ({ request }) => {
      const body = (await request.json()) as object
      sent.push({ path, body })
      const { version: _, ...value } = body as { version: number }
      return HttpResponse.json({ value, version })
    })
  const handlers = [
    http.get(mainUrl('/office/settings'), () => HttpResponse.json(settings)),
    save('/office/settings/delivery', 4),
    save('/office/settings/contact', 1),
  ]
  return { ...openOffice('/office/settings', { handlers, role: 'owner' }), sent }
}

const group = async (name: string) => within(await screen.findByRole('group', { name }))
const saveButton = (index: number) => {
  const button = screen.getAllByRole('button', { name: 'Save' })[index]
  if (!button) throw new Error('There are two forms')
  return button
}

test('SettingsPage saves prices, days and stores with the version that was read, twice', async () => {
  const { user, sent } = open()
  const muscat = await group('Muscat')
  const price = muscat.getByRole('textbox', { name: /^Price in OMR/ })
  await user.clear(price)
  await user.type(price, '١.٥٠')
  await user.click(screen.getByRole('button', { name: 'Remove Collection 1' }))
  await user.click(screen.getByRole('button', { name: 'Add a store' }))
  const store = await group('Collection 1')
  await user.type(store.getByRole('textbox', { name: /^Store in English/ }), 'Seeb')
  await user.type(store.getByRole('textbox', { name: /^Store in Arabic/ }), 'السيب')
  await user.click(saveButton(0))
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
  await user.click(saveButton(0))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({ version: 4 })
})

test('SettingsPage says what is wrong with a number of days, and sends nothing', async () => {
  const { user, sent } = open()
  const oman = await group('Rest of Oman')
  await user.type(oman.getByRole('textbox', { name: /^Working days/ }), 'x')
  await user.click(saveButton(0))
  expect(await oman.findByText('Please check this: Working days on the way.')).toBeVisible()
  expect(sent).toEqual([])
})

test('SettingsPage saves how the shop is reached', async () => {
  const { user, sent } = open()
  expect(await screen.findByText(/Pages show their own texts/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), 'call us')
  await user.type(screen.getByRole('textbox', { name: /^WhatsApp/ }), '+968 9000 0000')
  for (const [name, text] of [
    [/^Address in English/, 'Way 1'],
    [/^Address in Arabic/, 'سكة ١'],
    [/^Hours in English/, 'Always'],
    [/^Hours in Arabic/, 'دائمًا'],
  ] as const) {
    await user.type(screen.getByRole('textbox', { name }), text)
  }
  await user.click(saveButton(1))
  expect(await screen.findByText('Please check this: Phone.')).toBeVisible()
  expect(sent).toEqual([])
  await user.clear(screen.getByRole('textbox', { name: /^Phone/ }))
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '+968 2411 1111')
  await user.click(saveButton(1))
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
  await waitFor(() => expect(screen.queryByText(/Pages show their own texts/)).toBeNull())
})
