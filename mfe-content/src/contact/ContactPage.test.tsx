import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, waitFor, within } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/contact', lang })

const field = (name: RegExp) => screen.getByRole('textbox', { name })

async function fillIn({ user }: ReturnType<typeof open>, message = 'Do you engrave logos?') {
  await user.type(await screen.findByRole('textbox', { name: /First Name/ }), 'Maha')
  await user.type(field(/Last Name/), 'Al Balushi')
  await user.type(field(/Email/), 'maha@example.com')
  await user.type(field(/Subject/), 'Logos')
  await user.type(field(/Message/), message)
}

const send = () => screen.getByRole('button', { name: 'Send Message' })

describe('ContactPage', () => {
  test("renders the form's heading, labels and demo notice", async () => {
    open()
    expect(await screen.findByRole('heading', { level: 2, name: 'Get in touch' })).toBeVisible()
    expect(screen.getByText(/sends it nowhere/)).toBeVisible()
    expect(screen.getByText('Message (Max 500 characters)', { exact: false })).toBeVisible()
    expect(screen.getByText('Phone', { selector: 'label' })).toHaveTextContent('Phone(Optional)')
  })

  test('rejects every empty field but the phone number', async () => {
    const page = open()
    await screen.findByRole('textbox', { name: /First Name/ })
    await page.user.click(send())
    for (const message of [
      'Please enter your first name.',
      'Please enter your last name.',
      'Please enter your e-mail address, so that we can answer.',
      'Please tell us in a word or two what it is about.',
      'Please write your message.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible()
    }
    expect(field(/First Name/)).toHaveFocus()
    expect(field(/Phone/)).not.toHaveAttribute('aria-invalid')
    expect(screen.queryByText(/has not left this page/)).toBeNull()
  })

  test('rejects an invalid e-mail address on blur', async () => {
    const { user } = open()
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'maha@')
    await user.tab()
    expect(
      await screen.findByText('Please enter an e-mail address such as name@example.com.'),
    ).toBeVisible()
    expect(field(/Email/)).toHaveAttribute('aria-invalid', 'true')
  })

  test('says that nothing was sent and keeps the values when the form is valid', async () => {
    const page = open()
    await fillIn(page)
    await page.user.click(send())
    expect(await screen.findByText(/your message has not left this page/)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('write to hello@wasla.example')
    expect(field(/Message/)).toHaveValue('Do you engrave logos?')
  })

  test('limits the message to 500 characters and counts them', async () => {
    const { user } = open()
    const message = await screen.findByRole('textbox', { name: /Message/ })
    await user.click(message)
    await user.paste('x'.repeat(600))
    expect(message).toHaveValue('x'.repeat(500))
    expect(screen.getByText('500 of 500 characters')).toBeVisible()
  })

  test('links phone number and e-mail address', async () => {
    open()
    expect(await screen.findByRole('link', { name: '+968 2400 0000' })).toHaveAttribute(
      'href',
      'tel:+96824000000',
    )
    expect(screen.getByRole('link', { name: 'hello@wasla.example' })).toHaveAttribute(
      'href',
      'mailto:hello@wasla.example',
    )
  })

  test('opens a map overlay that links to Google Maps and can be closed', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'View on Google map' }))
    const overlay = within(await screen.findByRole('dialog', { name: 'Our studio in Muscat' }))
    const link = overlay.getByRole('link', { name: 'Open in Google Maps' })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\//)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await user.click(overlay.getByRole('button', { name: 'Close the map' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('renders in Arabic', async () => {
    const { user } = open('ar')
    expect(await screen.findByRole('heading', { level: 2, name: 'تواصل معنا' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }))
    expect(await screen.findByText('يُرجى إدخال اسمك الأول.')).toBeVisible()
  })
})
