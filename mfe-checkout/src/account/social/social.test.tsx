import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { loadAccountMessages, loadMessages } from '../../messages.generated.ts'
import { mockServices } from '../../testing/mock-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import { accountUrls, withOwnAccount } from '../../testing/own-account.ts'
import { SocialPage } from './SocialPage.tsx'

const networks = ['Twitter', 'Facebook', 'Instagram', 'Linkedin', 'Youtube']

async function openForm() {
  const page = openPage('/user-social')
  const button = await screen.findByRole('button', { name: 'Save Social Profile' })
  return { ...page, save: () => page.user.click(button) }
}

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')

describe('the contact card of a member', () => {
  withOwnAccount()

  test('is a QR code and a file of what the settings say', async () => {
    const details = { phone: '+968 9123 4567', language: 'en', occupation: 'Architect' }
    mockServices(
      http.get(accountUrls.details, () =>
        HttpResponse.json({ data: { ...details, description: '', website: '' } }),
      ),
    )
    const files: Blob[] = []
    URL.createObjectURL = jest.fn((file: Blob) => `blob:${files.push(file)}`)
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation()
    const { user } = openPage('/user-social', { token: testToken() })
    const card = within(await screen.findByRole('region', { name: 'Your contact card' }))
    expect(card.getByRole('img', { name: 'QR code of your contact' })).toBeVisible()
    expect(card.getByText('Architect')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Save as a contact' }))
    expect(click).toHaveBeenCalledTimes(1)
    expect(files.map(({ type }) => type)).toEqual(['text/vcard'])
    expect(card.getByRole('link', { name: 'Change what it says' })).toHaveAttribute(
      'href',
      '/user-setting',
    )
    click.mockRestore()
  })
})

describe('SocialPage', () => {
  test('takes over what was filled in before hydration', async () => {
    setUpBrowser()
    await Promise.all([loadMessages(), loadAccountMessages()])
    await hydrateUi(<SocialPage />, () => {
      const [field] = document.getElementsByName('facebook') as NodeListOf<HTMLInputElement>
      if (field) field.value = 'maha'
    })
    const field = screen.getByRole('textbox', { name: 'Facebook' })
    expect(field).toHaveValue('maha')
    fireEvent.submit(field.closest('form') as HTMLFormElement)
    expect(await screen.findByText('Youtube is required.')).toBeVisible()
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  test('renders a required field with a placeholder and a hint for each network', async () => {
    await openForm()
    expect(fields().map((field) => field.labels?.[0]?.textContent)).toEqual(
      networks.map((name) => `${name}*`),
    )
    for (const field of fields()) {
      expect(field).toBeRequired()
      expect(field).toHaveAttribute('placeholder')
      expect(field).toHaveAccessibleDescription()
    }
  })

  test('renders an error for each empty field', async () => {
    const { user, save } = await openForm()
    await user.type(screen.getByRole('textbox', { name: 'Facebook' }), 'maha')
    await save()
    const wrong = fields().filter((field) => field.getAttribute('aria-invalid'))
    expect(wrong.map((field) => field.name)).toEqual([
      'twitter',
      'instagram',
      'linkedin',
      'youtube',
    ])
    expect(screen.getByText('Youtube is required.')).toBeVisible()
    expect(fields()[0]).toHaveFocus()
  })

  test('says that nothing was saved when all fields are filled in', async () => {
    const { user, save } = await openForm()
    expect(screen.getByText(/Nothing is saved or sent/)).toBeVisible()
    for (const field of fields()) await user.type(field, 'maha')
    await save()
    expect(screen.getByText(/were not saved/)).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Twitter' }))
    await save()
    expect(screen.queryByText(/were not saved/)).not.toBeInTheDocument()
  })

  test('renders in Arabic', async () => {
    const { user } = openPage('/user-social', { lang: 'ar' })
    await user.click(await screen.findByRole('button', { name: 'حفظ حسابات التواصل' }))
    expect(screen.getByRole('textbox', { name: 'إنستغرام' })).toBeInvalid()
    const form = within(document.querySelector('form') as HTMLElement)
    expect(form.getByText('حقل «تويتر» مطلوب.')).toBeVisible()
  })
})
