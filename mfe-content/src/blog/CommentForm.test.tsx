import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'

async function open(lang: 'en' | 'ar' = 'en', heading = 'Leave a comment') {
  const { user } = renderRoutes(routes, { at: '/blog-detail/1', lang })
  return { user, form: within(await screen.findByRole('region', { name: heading })) }
}

describe('CommentForm', () => {
  test('rejects every empty field', async () => {
    const { user, form } = await open()
    expect(form.getByText(/sends it nowhere/)).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Post comment' }))
    expect(await form.findByText('Please enter your name.')).toBeVisible()
    expect(form.getByText('Please enter your e-mail address.')).toBeVisible()
    expect(form.getByText('Please write your comment.')).toBeVisible()
    expect(form.getByRole('textbox', { name: /Name/ })).toHaveFocus()
    expect(form.queryByRole('status')).toBeNull()
  })

  test('says that nothing was sent and keeps the values when it is valid', async () => {
    const { user, form } = await open()
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Maha')
    await user.type(form.getByRole('textbox', { name: /Email/ }), 'maha@example.com')
    await user.type(form.getByRole('textbox', { name: /Comments/ }), 'Thank you!')
    await user.click(form.getByRole('button', { name: 'Post comment' }))
    expect(await form.findByRole('status')).toHaveTextContent(/has not left this page/)
    expect(form.getByRole('textbox', { name: /Comments/ })).toHaveValue('Thank you!')
  })

  test('renders in Arabic', async () => {
    const { user, form } = await open('ar', 'اترك تعليقًا')
    await user.type(form.getByRole('textbox', { name: /البريد/ }), 'maha@')
    await user.tab()
    expect(await form.findByText(/يُرجى إدخال بريد إلكتروني مثل/)).toBeVisible()
  })
})
