import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, type HttpHandler, HttpResponse } from 'msw'

import { loadAccountMessages } from '../../messages.generated.ts'
import { mockServices, urls } from '../../testing/mock-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { PasswordForm } from './PasswordForm.tsx'

// The route loads them otherwise.
beforeAll(loadAccountMessages)

describe('SettingsPage', () => {
  afterEach(() => void setConfig(testConfig))

  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const saveButton = () => screen.getByRole('button', { name: 'Update Profile' })

  async function openSettings(...changes: HttpHandler[]) {
    const sent = mockServices(...changes)
    const page = openPage('/user-setting', { token: testToken() })
    await screen.findByDisplayValue('Maha')
    const { user } = page
    const type = async (name: string, text: string) => {
      await user.clear(field(name))
      if (text) await user.type(field(name), text)
    }
    return { ...page, sent, type, save: () => user.click(saveButton()) }
  }

  const rejectUpdate = (body: object, status = 409) =>
    http.patch(urls.updateProfile, () => HttpResponse.json(body, { status }))

  describe('the profile form', () => {
    test('renders the profile, with three required fields', async () => {
      await openSettings()
      const values = {
        'First Name': 'Maha',
        'Last Name': 'Al Balushi',
        'E-mail': 'maha@example.com',
      }
      for (const [name, value] of Object.entries(values)) {
        expect(field(name)).toHaveValue(value)
        expect(field(name)).toBeRequired()
      }
      expect(field('Address')).toHaveValue('Street 1, Muscat')
      expect(field('Phone')).toHaveValue('+968 90000000')
      for (const name of ['Address', 'Occupation', 'Description', 'Phone', 'Website']) {
        expect(field(name)).not.toBeRequired()
      }
    })

    test('marks each field that is not saved', async () => {
      await openSettings()
      for (const name of ['Occupation', 'Description', 'Phone', 'Website']) {
        expect(field(name)).toHaveAccessibleDescription(/^Not saved/)
      }
      for (const name of ['First Name', 'Last Name', 'E-mail', 'Address']) {
        expect(field(name)).not.toHaveAccessibleDescription()
      }
    })

    test('leads to where the e-mail address is changed, if it is elsewhere', async () => {
      setConfig({ ...testConfig, emailChangeUrl: 'http://portal.test/portal/profile/email' })
      const { sent, type, save } = await openSettings()
      expect(field('E-mail')).toHaveAttribute('readonly')
      expect(field('E-mail')).toHaveAccessibleDescription('Change it in the member portal')
      const link = screen.getByRole('link', { name: 'Change it in the member portal' })
      expect(link).toHaveAttribute('href', 'http://portal.test/portal/profile/email')
      await type('First Name', 'Noor')
      await save()
      expect(await screen.findByText('Profile updated!')).toBeInTheDocument()
      expect(sent).toMatchObject([{ body: { firstName: 'Noor', email: 'maha@example.com' } }])
    })

    test('sends four fields and shows the server’s message', async () => {
      const { sent, type, save } = await openSettings()
      await type('First Name', ' Noor ')
      await type('E-mail', 'noor@example.com')
      await type('Occupation', 'Baker')
      await type('Website', 'https://example.com')
      await save()
      expect(await screen.findByText('Profile updated!')).toBeInTheDocument()
      expect(sent).toEqual([
        {
          call: 'updateProfile',
          body: {
            firstName: 'Noor',
            lastName: 'Al Balushi',
            email: 'noor@example.com',
            address: 'Street 1, Muscat',
          },
        },
      ])
    })

    test('updates the profile panel', async () => {
      const { type, save } = await openSettings()
      await type('First Name', 'Noor')
      await save()
      const panel = within(screen.getByRole('region', { name: 'Your profile' }))
      expect(await panel.findByText('Noor Al Balushi')).toBeVisible()
    })

    test('is not sent while a required field is missing', async () => {
      const { sent, type, save } = await openSettings()
      await type('First Name', '  ')
      await type('Last Name', '')
      await type('E-mail', '')
      await save()
      expect(field('First Name')).toHaveAccessibleDescription('First Name is required.')
      expect(field('Last Name')).toHaveAccessibleDescription('Last Name is required.')
      expect(field('E-mail')).toHaveAccessibleDescription('E-mail is required.')
      expect(field('First Name')).toHaveFocus()
      expect(sent).toEqual([])
    })

    test('refuses nothing else', async () => {
      const { sent, type, save } = await openSettings()
      await type('E-mail', 'maha@')
      await type('Phone', 'call me')
      await type('Website', 'example')
      await save()
      expect(await screen.findByText('Profile updated!')).toBeInTheDocument()
      expect(sent).toHaveLength(1)
    })

    test('is sent once on repeated submits', async () => {
      const response = deferred()
      const { sent, user } = await openSettings(
        http.patch(urls.updateProfile, async () => {
          await response.promise
          return HttpResponse.json({ message: 'Saved at last' })
        }),
      )
      await user.click(saveButton())
      expect(saveButton()).toBeDisabled()
      await user.type(field('First Name'), '{Enter}')
      response.resolve()
      expect(await screen.findByText('Saved at last')).toBeInTheDocument()
      expect(sent).toHaveLength(1)
    })
  })

  describe('when saving fails', () => {
    test('renders the server’s message and keeps the input', async () => {
      const { type, save } = await openSettings(rejectUpdate({ message: 'This e-mail is taken' }))
      await type('E-mail', 'taken@example.com')
      await save()
      expect(await screen.findByRole('alert')).toHaveTextContent('This e-mail is taken')
      expect(field('E-mail')).toHaveValue('taken@example.com')
      expect(saveButton()).toBeEnabled()
    })

    test.each([
      ['sends no message', rejectUpdate({})],
      ['cannot be reached', http.patch(urls.updateProfile, () => HttpResponse.error())],
    ])('renders the default message when the server %s', async (_, handler) => {
      const { save } = await openSettings(handler)
      await save()
      expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!')
    })

    test('succeeds on a retry', async () => {
      let tries = 0
      const { save } = await openSettings(
        http.patch(urls.updateProfile, () =>
          ++tries === 1
            ? HttpResponse.json({ message: 'Not now' }, { status: 503 })
            : HttpResponse.json({ message: 'Now it is' }),
        ),
      )
      await save()
      expect(await screen.findByRole('alert')).toHaveTextContent('Not now')
      await save()
      expect(await screen.findByText('Now it is')).toBeInTheDocument()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })
  })

  describe('when the profile is not there', () => {
    test('renders the rest of the page while the profile loads', async () => {
      const response = deferred()
      mockServices(
        http.get(urls.profile, async () => {
          await response.promise
          return HttpResponse.json({ data: buildProfile() })
        }),
      )
      openPage('/user-setting', { token: testToken() })
      expect(await screen.findByRole('region', { name: 'Change password' })).toBeVisible()
      expect(screen.queryByRole('textbox', { name: 'First Name' })).not.toBeInTheDocument()
      response.resolve()
      expect(await screen.findByDisplayValue('Maha')).toBeVisible()
    })

    test('renders the error and fills the form after a retry', async () => {
      let broken = true
      mockServices(
        http.get(urls.profile, () =>
          broken
            ? HttpResponse.json({ message: 'Profiles are resting' }, { status: 503 })
            : HttpResponse.json({ data: buildProfile() }),
        ),
      )
      const { user } = openPage('/user-setting', { token: testToken() })
      const [, inPage] = await screen.findAllByText('Profiles are resting')
      expect(inPage).toBeVisible()
      broken = false
      await user.click(screen.getAllByRole('button', { name: 'Try again' })[1] ?? document.body)
      expect(await screen.findByDisplayValue('Maha')).toBeVisible()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })
  })

  test('renders the login prompt in place of the forms on a logout in another tab', async () => {
    await openSettings()
    localStorage.removeItem(storageKeys.token)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token })))
    expect(screen.queryByDisplayValue('Maha')).not.toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Login' })).not.toEqual([])
  })

  test('renders in Arabic', async () => {
    mockServices()
    const { user } = openPage('/user-setting', { token: testToken(), lang: 'ar' })
    await screen.findByDisplayValue('Maha')
    await user.clear(field('الاسم الأول'))
    await user.click(screen.getByRole('button', { name: 'تحديث الملف الشخصي' }))
    expect(field('الاسم الأول')).toHaveAccessibleDescription('حقل «الاسم الأول» مطلوب.')
  })
})

describe('PasswordForm', () => {
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
  const oldPassword = () => field(/^Old password/)
  const newPassword = () => field(/^New password/)
  const retypedPassword = () => field(/^Re-type new password/)

  async function renderForm() {
    const page = renderUi(<PasswordForm />)
    const { user } = page
    const button = await screen.findByRole('button', { name: 'Change Password' })
    return {
      user,
      change: () => user.click(button),
      async fill(
        values: readonly [oldPassword: string, newPassword: string, retypedPassword: string],
      ) {
        for (const [index, input] of [oldPassword(), newPassword(), retypedPassword()].entries()) {
          await user.clear(input)
          if (values[index]) await user.type(input, values[index])
        }
      },
    }
  }

  test('renders masked fields for the old and twice for the new password', async () => {
    await renderForm()
    expect([oldPassword(), newPassword(), retypedPassword()].map(({ type }) => type)).toEqual(
      Array(3).fill('password'),
    )
    expect(oldPassword()).toHaveAttribute('autocomplete', 'current-password')
    expect(retypedPassword()).toHaveAttribute('autocomplete', 'new-password')
    for (const input of [oldPassword(), newPassword(), retypedPassword()]) {
      expect(input).not.toBeRequired()
    }
    expect(screen.getByText(/sends nothing/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'member portal' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/portal\.test\/portal\?/),
    )
  })

  test('refuses nothing, clears the fields and says that nothing was sent', async () => {
    const { fill, change } = await renderForm()
    await fill(['old', 'new', 'another'])
    await change()
    expect(await screen.findByText(/Nothing was sent/)).toBeVisible()
    expect([oldPassword(), newPassword(), retypedPassword()].map(({ value }) => value)).toEqual([
      '',
      '',
      '',
    ])
    await change()
    expect(oldPassword()).toBeValid()
    expect(screen.getByText(/Nothing was sent/)).toBeVisible()
  })
})

describe('DeleteAccount', () => {
  async function openDialog() {
    const { user } = renderUi(<DeleteAccount />)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    return { user, dialog }
  }

  test('asks for confirmation', async () => {
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByText(/Nothing was deleted/)).not.toBeInTheDocument()
  })

  test('says that nothing was deleted and links to the contact page when confirmed', async () => {
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/Nothing was deleted/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  })
})
