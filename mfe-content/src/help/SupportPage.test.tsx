import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/helpcenter-support', lang })

const field = (name: RegExp) => screen.findByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Send Message' })

describe('SupportPage', () => {
  test('renders the four fields and the demo notice', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'Support request' })
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
      'name',
      'email',
      'question',
      'comment',
    ])
    for (const label of ['Your Name', 'Your Email', 'Your Question', 'Your Comment']) {
      expect(screen.getByText(label, { selector: 'label' })).toBeVisible()
    }
    expect(screen.getByText(/sends it nowhere/)).toBeVisible()
  })

  test('rejects every empty field', async () => {
    const { user } = open()
    const name = await field(/Your Name/)
    await user.click(send())
    for (const message of [
      'Please enter your name.',
      'Please enter your e-mail address, so that we can answer.',
      'Please tell us in a few words what it is about.',
      'Please write what happened.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible()
    }
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription('Please enter your name.')
  })

  test('rejects an invalid e-mail address on blur', async () => {
    const { user } = open()
    await user.type(await field(/Your Email/), 'maha@')
    await user.tab()
    expect(await screen.findByText(/such as name@example.com/)).toBeVisible()
  })

  test('says that nothing was sent and keeps the values when the form is valid', async () => {
    const { user } = open()
    for (const [name, text] of [
      [/Your Name/, 'Maha'],
      [/Your Email/, 'maha@example.com'],
      [/Your Question/, 'Payment'],
      [/Your Comment/, 'It says unpaid.'],
    ] as const) {
      await user.click(await field(name))
      await user.paste(text)
    }
    await user.click(send())
    expect(await screen.findByRole('status')).toHaveTextContent(
      /your request has not left this page: to reach us, write to hello@wasla.example/,
    )
    expect(await field(/Your Comment/)).toHaveValue('It says unpaid.')
  })

  test('links to related questions', async () => {
    open()
    expect(
      await screen.findByRole('link', { name: 'Why has my discount disappeared?' }),
    ).toHaveAttribute('href', '/helpcenter-faqs#discounts.removed')
  })

  test('renders in Arabic', async () => {
    const { user } = open('ar')
    await user.click(await screen.findByRole('button', { name: 'إرسال الرسالة' }))
    expect(await screen.findByText('يُرجى إدخال اسمك.')).toBeVisible()
  })
})
