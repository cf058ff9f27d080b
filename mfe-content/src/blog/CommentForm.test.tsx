import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'

async function open(lang: 'en' | 'ar' = 'en', heading = 'Leave a comment') {
  const { user } = renderRoutes(routes, { at: '/blog-detail/1', lang })
  return { user, form: within(await screen.findByRole('region', { name: heading })) }
}

describe('CommentForm', () => {
  test('has no rules: an empty form is answered like any other', async () => {
    const { user, form } = await open()
    expect(form.getByText(/not sent anywhere/)).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Post comment' }))
    expect(await form.findByRole('status')).toHaveTextContent(/has not left this page/)
    for (const box of form.getAllByRole('textbox')) {
      expect(box).not.toHaveAttribute('aria-required')
      expect(box).not.toHaveAttribute('aria-invalid')
    }
  })

  test('says that nothing was sent and keeps the values', async () => {
    const { user, form } = await open()
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Maha')
    await user.type(form.getByRole('textbox', { name: /Email/ }), 'maha@')
    await user.type(form.getByRole('textbox', { name: /Comments/ }), 'Thank you!')
    await user.click(form.getByRole('button', { name: 'Post comment' }))
    expect(await form.findByRole('status')).toHaveTextContent(/has not left this page/)
    expect(form.getByRole('textbox', { name: /Comments/ })).toHaveValue('Thank you!')
  })

  test('renders in Arabic', async () => {
    const { user, form } = await open('ar', 'اترك تعليقًا')
    await user.click(form.getByRole('button', { name: 'نشر التعليق' }))
    expect(await form.findByText(/فلم يغادر تعليقك هذه الصفحة/)).toBeVisible()
  })
})
