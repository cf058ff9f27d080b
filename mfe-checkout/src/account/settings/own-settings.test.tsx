import { formSchema } from '@shop/contracts/wire/form.ts'
import { getConfig, setConfig } from '@shop/kernel/config'
import { mainUrl } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, within } from '@testing-library/react'
import { http, type HttpHandler, HttpResponse } from 'msw'

import { mockServices } from '../../testing/mock-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import { accountUrls, withOwnAccount } from '../../testing/own-account.ts'

withOwnAccount()

const details = {
  phone: '+968 90000000',
  language: 'ar',
  occupation: 'Architect',
  description: '',
  website: '',
}

async function openSettings(...handlers: HttpHandler[]) {
  const sent: { path: string; body: unknown }[] = []
  const record =
    (response: object) =>
    async ({ request }: { request: Request }) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.json() })
      return HttpResponse.json(response)
    }
  const profileUpdates = mockServices(
    ...handlers,
    http.get(accountUrls.details, () => HttpResponse.json({ data: details })),
    http.patch(accountUrls.details, record({ data: details })),
    http.post(accountUrls.password, record({ message: 'Your password has been changed.' })),
    http.post(accountUrls.email, record({ message: 'We have sent a link.' })),
  )
  const page = openPage('/user-setting', { token: testToken() })
  await screen.findByDisplayValue('Architect')
  return { ...page, sent, profileUpdates }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const section = (name: string) => within(screen.getByRole('region', { name }))

describe('OwnSettings', () => {
  test('saves what a member tells beside the profile, and marks nothing as not saved', async () => {
    const { user, sent, profileUpdates } = await openSettings()
    expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Language of our e-mails' })).toHaveValue('ar')
    expect(field('E-mail')).toHaveAttribute('readonly')
    expect(screen.getByRole('region', { name: 'Delete Account' })).toBeVisible()
    await user.clear(field('Phone'))
    await user.type(field('Phone'), ' 9111 1111 ')
    await user.type(field('Website'), 'https://maha.example')
    await user.selectOptions(screen.getByRole('combobox'), 'en')
    await user.dblClick(screen.getByRole('button', { name: 'Update Profile' }))
    expect(await screen.findByText('Profile updated!')).toBeInTheDocument()
    expect(profileUpdates).toMatchObject([{ body: { firstName: 'Maha' } }])
    expect(sent).toEqual([
      {
        path: '/api/v1.0/account/details',
        body: {
          ...details,
          phone: '9111 1111',
          website: 'https://maha.example',
          language: 'en',
        },
      },
    ])
  })

  test('says what is wrong, and keeps what was typed', async () => {
    const message = 'Enter a phone number of 4 to 15 digits.'
    const { user } = await openSettings(
      http.patch(accountUrls.details, () => HttpResponse.json({ message }, { status: 422 })),
    )
    await user.clear(field('Phone'))
    await user.type(field('Phone'), '12')
    await user.click(screen.getByRole('button', { name: 'Update Profile' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(field('Phone')).toHaveValue('12')
  })

  test('says that the details cannot be loaded, and loads them on request', async () => {
    mockServices(http.get(accountUrls.details, () => HttpResponse.json({}, { status: 503 })))
    const { user } = openPage('/user-setting', { token: testToken() })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    mockServices(http.get(accountUrls.details, () => HttpResponse.json({ data: details })))
    await user.click(retry)
    expect(await screen.findByDisplayValue('Architect')).toBeVisible()
  })
})

describe('OwnPasswordForm', () => {
  async function fill(user: { type: (e: Element, t: string) => Promise<void> }, texts: string[]) {
    const names = ['Old password', 'New password', 'Re-type new password']
    for (const [index, text] of texts.entries()) {
      if (text) await user.type(field(names[index] ?? ''), text)
    }
  }
  const form = () => section('Change password')

  test('changes the password, once for a double click, and is empty again', async () => {
    const { user, sent } = await openSettings()
    await fill(user, ['correct horse', 'quiet palm', 'quiet palm'])
    await user.dblClick(form().getByRole('button', { name: 'Change Password' }))
    expect(await form().findByText('Your password has been changed.')).toBeVisible()
    expect(sent).toEqual([
      {
        path: '/api/v1.0/account/password',
        body: { currentPassword: 'correct horse', password: 'quiet palm' },
      },
    ])
    expect(field('Old password')).toHaveValue('')
  })

  test.each([
    [['', 'quiet palm', 'quiet palm'], 'Old password is required.'],
    [['x', 'short', 'short'], 'Choose a password of 8 to 200 characters.'],
    [['x', 'quiet palm', 'quiet pain'], 'The two passwords are not the same.'],
  ])('sends nothing for %j', async (texts, sentence) => {
    const { user, sent } = await openSettings()
    await fill(user, texts)
    await user.click(form().getByRole('button', { name: 'Change Password' }))
    expect(await form().findByText(sentence)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('says why the server rejects it', async () => {
    const message = 'This is not your current password.'
    const { user } = await openSettings(
      http.post(accountUrls.password, () => HttpResponse.json({ message }, { status: 422 })),
    )
    await fill(user, ['wrong', 'quiet palm', 'quiet palm'])
    await user.click(form().getByRole('button', { name: 'Change Password' }))
    expect(await form().findByRole('alert')).toHaveTextContent(message)
    expect(field('New password')).toHaveValue('quiet palm')
  })
})

describe('EmailForm', () => {
  const form = () => section('Change e-mail address')

  test('asks for another address, which the present one is until it is confirmed', async () => {
    const { user, sent } = await openSettings()
    expect(form().getByText('maha@example.com')).toBeVisible()
    await user.type(field('New e-mail address'), ' Noor@Example.com')
    await user.type(field('Current password'), 'correct horse')
    await user.click(form().getByRole('button', { name: 'Send the link' }))
    expect(await form().findByText('We have sent a link.')).toBeVisible()
    expect(sent).toEqual([
      {
        path: '/api/v1.0/account/email',
        body: { email: 'noor@example.com', currentPassword: 'correct horse' },
      },
    ])
  })

  test('sends no address that is none', async () => {
    const { user, sent } = await openSettings()
    await user.type(field('New e-mail address'), 'noor')
    await user.type(field('Current password'), 'x')
    await user.click(form().getByRole('button', { name: 'Send the link' }))
    expect(await form().findByText(/such as name@example\.com/)).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('DeleteAccount', () => {
  async function confirm(response: () => Response) {
    const forms: unknown[] = []
    const formsUrl = mainUrl('/forms')
    setConfig({ ...getConfig(), formsUrl })
    const { user } = await openSettings(
      http.post(formsUrl, async ({ request }) => {
        forms.push(await request.json())
        return response()
      }),
    )
    await user.click(section('Delete Account').getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    expect(forms).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    return forms
  }

  test('asks the shop to delete the account once that is confirmed', async () => {
    const forms = await confirm(() => HttpResponse.json({ replyTo: 'maha@example.com' }))
    expect(await screen.findByText(/^We have your request/)).toBeVisible()
    expect(screen.queryByText(/Nothing was deleted/)).toBeNull()
    expect(section('Delete Account').getByRole('button', { name: 'Delete' })).toBeDisabled()
    const fields = { email: 'maha@example.com', question: 'Please delete my account' }
    expect(forms).toEqual([expect.objectContaining({ kind: 'support' })])
    expect(forms).toMatchObject([{ fields }])
    expect(formSchema.safeParse(forms[0]).error).toBeUndefined()
  })

  test('offers the request as an e-mail where it was not taken', async () => {
    await confirm(() => HttpResponse.json({ message: 'Forms are resting' }, { status: 503 }))
    expect(await screen.findByText('Forms are resting')).toBeVisible()
    expect(section('Delete Account').getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*maha%40example\.com/),
    )
  })
})
