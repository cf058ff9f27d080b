import { mainUrl, server } from '@shop/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { findForm, openSettings } from './testing/settings-page.tsx'

const accent = { value: { lightAccent: '#0b5d56', darkAccent: '#62c6b6' }, version: 0 }

describe('AccentForm', () => {
  async function open() {
    const { user, sent } = openSettings({ accent })
    const form = await findForm('Colour')
    const field = (theme: 'light' | 'dark') =>
      form.getByRole('textbox', { name: new RegExp(`^Colour in the ${theme} theme`) })
    async function type(theme: 'light' | 'dark', color: string) {
      await user.clear(field(theme))
      await user.type(field(theme), color)
    }
    const save = () => user.click(form.getByRole('button', { name: 'Save' }))
    return { user, sent, form, field, type, save }
  }

  test('says which texts could not be read, proposes the nearest colour, and saves that', async () => {
    const { user, sent, form, field, type, save } = await open()
    await type('light', '#D0021B')
    expect(form.queryByRole('status')).toBeNull()
    await type('dark', '#D0021B')
    expect(form.getByText(/which need a contrast of 4\.5:1/)).toBeVisible()
    expect(form.getByText(/^Links on the page: 3\.\d:1$/)).toBeVisible()
    expect(form.getByText(/^Links in the footer: [23](\.\d)?:1$/)).toBeVisible()
    await save()
    expect(await form.findByText('Text could not be read in this colour.')).toBeVisible()
    expect(sent).toEqual([])
    await user.click(form.getByRole('button', { name: /^Use .*#\w{6}.*, the nearest readable/ }))
    expect(form.queryByText(/which need a contrast/)).toBeNull()
    expect(form.queryByText('Text could not be read in this colour.')).toBeNull()
    const [darkAccent] = [(field('dark') as HTMLInputElement).value]
    expect(darkAccent).toMatch(/^#[\da-f]{6}$/)
    await save()
    await waitFor(() =>
      expect(sent).toEqual([
        {
          path: '/office/settings/accent',
          body: { version: 0, lightAccent: '#d0021b', darkAccent },
        },
      ]),
    )
  })

  test('says how a colour is written', async () => {
    const { sent, form, type, save } = await open()
    await type('light', 'red')
    await save()
    expect(
      await form.findByText('Please write # and six digits or letters from A to F.'),
    ).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('LogoForm', () => {
  test('uploads a drawing as it is, and saves its name', async () => {
    const name = `upload-${'a'.repeat(24)}-480x96`
    const uploads: [string, string | null][] = []
    const { user, sent } = openSettings()
    server.use(
      http.post(mainUrl('/office/pictures'), ({ request }) => {
        const { search } = new URL(request.url)
        uploads.push([search, request.headers.get('content-type')])
        return HttpResponse.json({ name, url: `http://media.test/${name}.png` })
      }),
    )
    const form = await findForm('Logo')
    const group = form.getByRole('group', { name: 'Logo on light grounds' })
    const input = group.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no field for a logo')
    await user.upload(input, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
    expect(await form.findByRole('img', { name: 'Picture 1' })).toHaveAttribute(
      'src',
      `http://media.test/${name}.png`,
    )
    expect(uploads).toEqual([['?kind=logo', 'image/svg+xml']])
    await user.click(form.getByRole('checkbox', { name: /^Show the name/ }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          path: '/office/settings/logo',
          body: { version: 0, logo: name, darkLogo: '', withName: false },
        },
      ]),
    )
  })
})

test('the name of the shop, its networks and the sender of e-mails are saved', async () => {
  const { user, sent } = openSettings()
  const fill = async (title: string, fields: [RegExp, string][]) => {
    const form = await findForm(title)
    for (const [name, text] of fields) {
      await user.type(form.getByRole('textbox', { name }), text)
    }
    await user.click(form.getByRole('button', { name: 'Save' }))
  }
  await fill('Name of the shop', [
    [/^Name in English/, 'Rose & Oud'],
    [/^Name in Arabic/, 'الورد والعود'],
  ])
  await fill('Social networks', [[/^YouTube/, 'https://youtube.test/rose']])
  await fill('Sender of e-mails', [[/^Replies go to/, 'help@rose.test']])
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toEqual([
    {
      path: '/office/settings/brandName',
      body: { version: 0, name: { en: 'Rose & Oud', ar: 'الورد والعود' } },
    },
    {
      path: '/office/settings/socialLinks',
      body: {
        version: 0,
        links: {
          ...{ facebook: '', instagram: '', x: '', tiktok: '' },
          youtube: 'https://youtube.test/rose',
          linkedin: '',
        },
      },
    },
    {
      path: '/office/settings/mailSender',
      body: { version: 0, senderName: { en: '', ar: '' }, replyTo: 'help@rose.test' },
    },
  ])
})
