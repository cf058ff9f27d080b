import type { OfficeSettings } from '@shop/contracts/wire/office-settings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import { findForm, openSettings } from './testing/settings-page.tsx'

const slide = {
  title: { en: 'Opening week', ar: 'أسبوع الافتتاح' },
  text: { en: 'Everything is new.', ar: 'كل شيء جديد.' },
  action: { en: 'Look', ar: 'شاهد' },
  to: '/shop',
}
const stored: NonNullable<OfficeSettings['hero']['value']> = {
  slides: [
    { ...slide, picture: 'u-1', pictureUrl: 'http://media.test/u-1.webp' },
    { ...slide, picture: 'u-2', pictureUrl: 'http://media.test/u-2.webp' },
  ],
}
type Form = Awaited<ReturnType<typeof findForm>>
async function fill(user: UserEvent, form: Form, fields: [RegExp, string][]) {
  for (const [name, text] of fields) {
    await user.click(form.getByRole('textbox', { name }))
    await user.paste(text)
  }
}
const titles: [RegExp, string][] = [
  [/^Title in English/, 'Summer'],
  [/^Title in Arabic/, 'الصيف'],
]
const texts: [RegExp, string][] = [
  [/^Text in English/, 'Until August'],
  [/^Text in Arabic/, 'حتى أغسطس'],
]

test('HeroForm saves the first slide of a home page that had none of an owner’s', async () => {
  const { user, sent } = openSettings()
  const form = await findForm('Home page')
  expect(form.getByText(/^The home page shows its own slides/)).toBeVisible()
  await fill(user, form, [
    ...titles,
    ...texts,
    [/^Button in English/, 'Look'],
    [/^Button in Arabic/, 'شاهد'],
    [/^Where the button leads/, 'https://evil.test'],
  ])
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Please write a path of this site, such as /shop.')).toBeVisible()
  expect(sent).toEqual([])
  const to = form.getByRole('textbox', { name: /^Where the button leads/ })
  expect(to).toHaveFocus()
  await user.clear(to)
  await user.type(to, '/ar/sale')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: '/office/settings/hero',
        body: {
          version: 0,
          slides: [
            {
              title: { en: 'Summer', ar: 'الصيف' },
              text: { en: 'Until August', ar: 'حتى أغسطس' },
              action: { en: 'Look', ar: 'شاهد' },
              to: '/sale',
              picture: '',
            },
          ],
        },
      },
    ]),
  )
  await waitFor(() => expect(form.queryByText(/^The home page shows its own slides/)).toBeNull())
})

test('HeroForm keeps each picture with its slide, of four at most and one at least', async () => {
  const { user, sent } = openSettings({ hero: { value: stored, version: 3 } })
  const form = await findForm('Home page')
  await user.click(form.getByRole('button', { name: 'Remove slide 1' }))
  expect(form.queryByRole('button', { name: /^Remove slide/ })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ version: 3, slides: [{ ...slide, picture: 'u-2' }] })
  await user.click(form.getByRole('button', { name: 'Remove: picture 1' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toEqual({ version: 4, slides: [{ ...slide, picture: '' }] })
  const add = form.getByRole('button', { name: 'Add a slide' })
  for (let count = 2; count <= 4; count += 1) await user.click(add)
  expect(add).not.toBeInTheDocument()
  expect(form.getByRole('group', { name: 'Slide 4' })).toBeVisible()
})

test('HeroForm moves a slide with its picture, and focus with it', async () => {
  const slides = ['one', 'two', 'three'].map((en) => ({
    ...slide,
    title: { en, ar: 'عنوان' },
    picture: `u-${en}`,
    pictureUrl: `http://media.test/u-${en}.webp`,
  }))
  const { user, sent } = openSettings({ hero: { value: { slides }, version: 3 } })
  const form = await findForm('Home page')
  const button = (name: string) => form.getByRole('button', { name })
  const readOrder = () =>
    form
      .getAllByRole<HTMLInputElement>('textbox', { name: /^Title in English/ })
      .map(({ value }) => value)
  expect(button('Move up: Slide 1')).toBeDisabled()
  expect(button('Move down: Slide 3')).toBeDisabled()
  button('Move down: Slide 1').focus()
  await user.keyboard('{Enter}')
  expect(readOrder()).toEqual(['two', 'one', 'three'])
  expect(button('Move down: Slide 2')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(readOrder()).toEqual(['two', 'three', 'one'])
  expect(button('Move up: Slide 3')).toHaveFocus()
  await user.click(button('Move up: Slide 2'))
  expect(button('Move down: Slide 1')).toHaveFocus()
  await user.click(button('Save'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    slides: ['three', 'two', 'one'].map((en) => ({ title: { en }, picture: `u-${en}` })),
  })
})

test('HeroForm restores what was not saved: slides in their order, with their pictures', async () => {
  const hero = { value: stored, version: 3 }
  const before = openSettings({ hero })
  const typing = await findForm('Home page')
  await before.user.click(typing.getByRole('button', { name: 'Move up: Slide 2' }))
  await before.user.click(typing.getByRole('button', { name: 'Add a slide' }))
  before.unmount()
  const { user, sent } = openSettings({ hero })
  const form = await findForm('Home page')
  expect(await form.findByRole('group', { name: 'Slide 3' })).toBeVisible()
  expect(form.getByText('What you typed here and did not save is back.')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Remove slide 3' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    version: 3,
    slides: [{ picture: 'u-2' }, { picture: 'u-1' }],
  })
})

test('HeroForm shows one empty slide, without a picture, where the default is used again', async () => {
  const { user, sent } = openSettings({ hero: { value: stored, version: 3 } })
  const form = await findForm('Home page')
  await user.click(form.getByRole('button', { name: 'Use the default' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Use the default again?' }))
  await user.click(dialog.getByRole('button', { name: 'Use the default' }))
  await waitFor(() => expect(form.queryByRole('group', { name: 'Slide 2' })).toBeNull())
  expect(sent).toEqual([{ path: '/office/settings/hero/reset', body: { version: 3 } }])
  expect(form.getByRole('textbox', { name: /^Title in English/ })).toHaveValue('')
  expect(form.queryByRole('img', { name: 'Picture 1' })).toBeNull()
  expect(form.queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('SaleForm moves a coupon, and is empty where the default is used again', async () => {
  const text = { en: 'Until August', ar: 'حتى أغسطس' }
  const coupons = ['WELCOME5', 'HALF'].map((code) => ({ code, text }))
  const sale = { value: { title: text, text, coupons }, version: 2 }
  const { user, sent } = openSettings({ codes: ['WELCOME5', 'HALF'], sale })
  const form = await findForm('Sale')
  await user.click(form.getByRole('button', { name: 'Move up: Coupon 2' }))
  expect(form.getByRole('button', { name: 'Move down: Coupon 1' })).toHaveFocus()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ coupons: [{ code: 'HALF' }, { code: 'WELCOME5' }] })
  await user.click(form.getByRole('button', { name: 'Use the default' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Use the default again?' }))
  await user.click(dialog.getByRole('button', { name: 'Use the default' }))
  await waitFor(() => expect(form.queryByRole('group', { name: 'Coupon 1' })).toBeNull())
  expect(sent[1]).toEqual({ path: '/office/settings/sale/reset', body: { version: 3 } })
  expect(form.getByRole('textbox', { name: /^Title in English/ })).toHaveValue('')
})

test('SaleForm saves title, text and coupons of the shop', async () => {
  const { user, sent } = openSettings({ codes: ['WELCOME5', 'HALF'] })
  const form = await findForm('Sale')
  await fill(user, form, [...titles, ...texts])
  await user.click(form.getByRole('button', { name: 'Add a coupon' }))
  const first = within(form.getByRole('group', { name: 'Coupon 1' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(first.getByRole('combobox', { name: /^Code/ })).toBeInvalid())
  expect(sent).toEqual([])
  await user.selectOptions(first.getByRole('combobox', { name: /^Code/ }), 'HALF')
  await fill(user, first, texts)
  await user.click(form.getByRole('button', { name: 'Save' }))
  const text = { en: 'Until August', ar: 'حتى أغسطس' }
  const title = { en: 'Summer', ar: 'الصيف' }
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: '/office/settings/sale',
        body: { version: 0, title, text, coupons: [{ code: 'HALF', text }] },
      },
    ]),
  )
})

test('SaleForm shows at its field that a coupon is chosen twice', async () => {
  const { user, sent } = openSettings({ codes: ['WELCOME5', 'HALF'] })
  const form = await findForm('Sale')
  await fill(user, form, [...titles, ...texts])
  for (const name of ['Coupon 1', 'Coupon 2']) {
    await user.click(form.getByRole('button', { name: 'Add a coupon' }))
    const group = within(form.getByRole('group', { name }))
    await user.selectOptions(group.getByRole('combobox', { name: /^Code/ }), 'HALF')
    await fill(user, group, texts)
  }
  expect(form.queryByRole('button', { name: 'Add a coupon' })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Save' }))
  const second = within(form.getByRole('group', { name: 'Coupon 2' }))
  expect(await second.findByText('The same coupon is chosen twice.')).toBeVisible()
  expect(sent).toEqual([])
})

test('SaleForm keeps what was typed when somebody else has saved meanwhile', async () => {
  const { user } = openSettings({ refuse: { status: 409, message: 'Somebody else was faster.' } })
  const form = await findForm('Sale')
  await fill(user, form, [...titles, ...texts])
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/^Somebody else has saved this meanwhile/)).toBeVisible()
  expect(form.getByRole('textbox', { name: /^Title in English/ })).toHaveValue('Summer')
})

test('SettingsPage leads to its parts, in Arabic too, and says that there are no coupons', async () => {
  openSettings({ lang: 'ar' })
  const form = await findForm('التخفيضات')
  expect(form.getByText(/^لا رموز خصم في المتجر بعد/)).toBeVisible()
  expect(form.queryByRole('button', { name: 'إضافة رمز خصم' })).toBeNull()
  const nav = within(screen.getByRole('navigation', { name: 'الإعدادات' }))
  const link = nav.getByRole('link', { name: 'الصفحة الرئيسية' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/#hero$/))
  expect(document.querySelector('#hero')).toContainElement(
    screen.getByRole('heading', { level: 2, name: 'الصفحة الرئيسية' }),
  )
})

const store = {
  name: { en: 'Nizwa', ar: 'نزوى' },
  address: { en: 'Fort Road 1', ar: 'طريق القلعة 1' },
  phone: '+968 2500 0001',
  openHours: '9:00-21:00',
  mapPosition: '22.9333, 57.5333',
  openDays: ['saturday' as const, 'sunday' as const],
}

test('StoresForm begins with the shop’s own stores, and saves what is changed of them', async () => {
  const { user, sent } = openSettings({ stores: { value: { stores: [store, store] }, version: 0 } })
  const form = await findForm('Stores')
  expect(form.getByText(/^The shop shows its own stores/)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Remove store 2' }))
  expect(form.queryByRole('button', { name: /^Remove store/ })).toBeNull()
  const hours = form.getByRole('textbox', { name: /^Opening hours/ })
  await user.clear(hours)
  await user.paste('9 to 5')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/^Please write the hours as/)).toBeVisible()
  expect(sent).toEqual([])
  await user.clear(hours)
  await user.paste('9:00 – 13:00, 16:00-21:00')
  await user.click(form.getByRole('checkbox', { name: 'Friday' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  const openHours = '9:00-13:00, 16:00-21:00'
  const openDays = ['saturday', 'sunday', 'friday']
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: '/office/settings/stores',
        body: { version: 0, stores: [{ ...store, openHours, openDays }] },
      },
    ]),
  )
})
