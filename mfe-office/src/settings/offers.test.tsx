import type { OfficeHero } from '@shop/contracts/hero-settings.ts'
import type { OfficeSettings } from '@shop/contracts/shop-settings.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'

const slide = {
  title: { en: 'Opening week', ar: 'أسبوع الافتتاح' },
  text: { en: 'Everything is new.', ar: 'كل شيء جديد.' },
  action: { en: 'Look', ar: 'شاهد' },
  to: '/shop',
}
const stored: OfficeHero = {
  slides: [
    { ...slide, picture: 'u-1', pictureUrl: 'http://media.test/u-1.webp' },
    { ...slide, picture: 'u-2', pictureUrl: 'http://media.test/u-2.webp' },
  ],
}
const coupon = {
  version: 1,
  discountType: 'fixed',
  discountValue: 5,
  startsAt: null,
  expiresAt: null,
  maxUses: null,
  maxUsesPerMember: null,
  used: 0,
}
const unset = { value: null, version: 0 }

interface Options {
  hero?: OfficeSettings['hero']
  codes?: string[]
  /** What the backend says to a change. */
  refuse?: { status: number; message: string }
  lang?: 'en' | 'ar'
}

function open({ hero = unset, codes = ['WELCOME5', 'HALF'], refuse, lang = 'en' }: Options = {}) {
  const sent: { path: string; body: unknown }[] = []
  const settings: OfficeSettings = { delivery: unset, contact: unset, hero, sale: unset }
  const results = codes.map((code) => ({ ...coupon, code }))
  const save = (path: string, toSaved: (value: object) => object) =>
    http.patch(mainUrl(path), async ({ request }) => {
      const body = (await request.json()) as { version: number }
      sent.push({ path, body })
      if (refuse) return HttpResponse.json({ message: refuse.message }, { status: refuse.status })
      const { version, ...value } = body
      return HttpResponse.json({ value: toSaved(value), version: version + 1 })
    })
  server.use(
    http.get(mainUrl('/office/session'), () =>
      HttpResponse.json({ role: 'owner', name: '', secondFactor: 'passed' }),
    ),
    http.get(mainUrl('/office/settings'), () => HttpResponse.json(settings)),
    http.get(mainUrl('/office/coupons'), () => HttpResponse.json({ results })),
    save('/office/settings/hero', () => stored),
    save('/office/settings/sale', (value) => value),
  )
  const token = testToken({ _id: 'member-1', role: 'owner' })
  return { ...renderRoutes(routes, { at: '/office/settings', token, lang }), sent }
}

/** The form with a heading. */
async function findForm(name: string) {
  const form = (await screen.findByRole('heading', { level: 2, name })).closest('form')
  if (!form) throw new Error(`${name} is no form`)
  return within(form)
}
async function fill(
  user: UserEvent,
  form: BoundFunctions<typeof queries>,
  fields: [RegExp, string][],
) {
  for (const [name, text] of fields) await user.type(form.getByRole('textbox', { name }), text)
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
  const { user, sent } = open()
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
  expect(await form.findByText('Please check this: Where the button leads.')).toBeVisible()
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
  const { user, sent } = open({ hero: { value: stored, version: 3 } })
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

test('SaleForm saves title, text and coupons of the shop', async () => {
  const { user, sent } = open()
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
  const { user, sent } = open()
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
  expect(await second.findByText('Please check this: Code.')).toBeVisible()
  expect(sent).toEqual([])
})

test('SaleForm keeps what was typed when somebody else has saved meanwhile', async () => {
  const { user } = open({ refuse: { status: 409, message: 'Somebody else was faster.' } })
  const form = await findForm('Sale')
  await fill(user, form, [...titles, ...texts])
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/^Somebody else has saved this meanwhile/)).toBeVisible()
  expect(form.getByRole('textbox', { name: /^Title in English/ })).toHaveValue('Summer')
})

test('SettingsPage leads to its parts, in Arabic too, and says that there are no coupons', async () => {
  open({ codes: [], lang: 'ar' })
  const form = await findForm('التخفيضات')
  expect(form.getByText(/^لا قسائم في المتجر بعد/)).toBeVisible()
  expect(form.queryByRole('button', { name: 'إضافة قسيمة' })).toBeNull()
  const nav = within(screen.getByRole('navigation', { name: 'الإعدادات' }))
  const link = nav.getByRole('link', { name: 'الصفحة الرئيسية' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/#hero$/))
  expect(document.querySelector('#hero')).toContainElement(
    screen.getByRole('heading', { level: 2, name: 'الصفحة الرئيسية' }),
  )
})
