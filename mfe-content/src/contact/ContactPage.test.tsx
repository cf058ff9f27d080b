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

test('the form has its heading, and says from the start that it sends nothing', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 2, name: 'Get in touch' })).toBeVisible()
  expect(screen.getByText(/sends it nowhere/)).toBeVisible()
  expect(screen.getByText('Message (Max 500 characters)', { exact: false })).toBeVisible()
  expect(screen.getByText('Phone', { selector: 'label' })).toHaveTextContent('Phone(Optional)')
})

test('an empty form says of every field but the phone what is missing', async () => {
  const page = open()
  await screen.findByRole('textbox', { name: /First Name/ })
  await page.user.click(send())
  for (const sentence of [
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter your e-mail address, so that we can answer.',
    'Please tell us in a word or two what it is about.',
    'Please write your message.',
  ]) {
    expect(await screen.findByText(sentence)).toBeVisible()
  }
  expect(field(/First Name/)).toHaveFocus()
  expect(field(/Phone/)).not.toHaveAttribute('aria-invalid')
  expect(screen.queryByText(/has not left this page/)).toBeNull()
})

test('a wrong e-mail address is pointed out as soon as the field is left', async () => {
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'maha@')
  await user.tab()
  expect(
    await screen.findByText('Please enter an e-mail address such as name@example.com.'),
  ).toBeVisible()
  expect(field(/Email/)).toHaveAttribute('aria-invalid', 'true')
})

test('a complete form is not sent, says so, and keeps every word', async () => {
  const page = open()
  await fillIn(page)
  await page.user.click(send())
  expect(await screen.findByText(/your message has not left this page/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('write to hello@wasla.example')
  expect(field(/Message/)).toHaveValue('Do you engrave logos?')
})

test('the message takes 500 characters, and counts them', async () => {
  const { user } = open()
  const message = await screen.findByRole('textbox', { name: /Message/ })
  await user.click(message)
  await user.paste('x'.repeat(600))
  expect(message).toHaveValue('x'.repeat(500))
  expect(screen.getByText('500 of 500 characters')).toBeVisible()
})

test('phone and e-mail can be followed', async () => {
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

test('the map opens over the page, leads to the map service, and closes', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'View on Google map' }))
  const overlay = within(await screen.findByRole('dialog', { name: 'Our studio in Muscat' }))
  const link = overlay.getByRole('link', { name: 'Open in Google Maps' })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\//)
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await user.click(overlay.getByRole('button', { name: 'Close the map' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the page is there in Arabic', async () => {
  const { user } = open('ar')
  expect(await screen.findByRole('heading', { level: 2, name: 'تواصل معنا' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }))
  expect(await screen.findByText('يُرجى إدخال اسمك الأول.')).toBeVisible()
})
