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
    expect(screen.getByText(/not sent anywhere/)).toBeVisible()
  })

  test('requires nothing: an empty form is answered like any other', async () => {
    const { user } = open()
    await field(/Your Name/)
    await user.click(send())
    expect(await screen.findByRole('status')).toHaveTextContent(/has not left this page/)
    for (const box of screen.getAllByRole('textbox')) {
      expect(box).not.toHaveAttribute('aria-required')
      expect(box).not.toHaveAttribute('aria-invalid')
    }
  })

  test('says that nothing was sent and keeps the values', async () => {
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
      /your request has not left this page. To reach us, write to hello@wasla.example/,
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
    expect(await screen.findByText(/فلم يغادر طلبك هذه الصفحة/)).toBeVisible()
  })
})
