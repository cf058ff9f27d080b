import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { routes } from '../routes.generated.ts'

const forms = [
  {
    at: '/contact',
    fields: ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'],
    labels: ['First Name', 'Last Name', 'Email', 'Phone', 'Subject', 'Message'],
    submit: 'Send Message',
    submitted: /your message has not left this page.*write to hello@wasla.example/,
  },
  {
    at: '/helpcenter-support',
    fields: ['name', 'email', 'question', 'comment'],
    labels: ['Your Name', 'Your Email', 'Your Question', 'Your Comment'],
    submit: 'Send Message',
    submitted: /your request has not left this page.*write to hello@wasla.example/,
  },
  {
    at: '/blog-detail/1',
    fields: ['name', 'email', 'comments'],
    labels: ['Name', 'Email', 'Comments'],
    submit: 'Post comment',
    submitted: /has not left this page/,
  },
]

describe.each(forms)('the form of $at', ({ at, fields, labels, submit, submitted }) => {
  async function open() {
    const { user } = renderRoutes(routes, { at })
    const button = await screen.findByRole('button', { name: submit })
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox')
    return { user, button, boxes }
  }

  test('has its fields, and says that it is not sent', async () => {
    const { boxes } = await open()
    expect(boxes.map(({ name }) => name)).toEqual(fields)
    boxes.forEach((box, index) =>
      expect(box).toHaveAccessibleName(expect.stringContaining(labels[index] ?? '')),
    )
    expect(screen.getByText(/not sent anywhere/)).toBeVisible()
  })

  test('requires nothing: an empty form is received like any other', async () => {
    const { user, button, boxes } = await open()
    await user.click(button)
    expect(await screen.findByRole('status')).toHaveTextContent(submitted)
    for (const box of boxes) {
      expect(box).not.toHaveAttribute('aria-required')
      expect(box).not.toHaveAttribute('aria-invalid')
    }
  })

  test('says that nothing was sent, accepts any text and keeps it', async () => {
    const { user, boxes } = await open()
    for (const box of boxes) await user.type(box, 'maha@')
    await user.type(boxes[0] as HTMLElement, '{Enter}')
    expect(await screen.findByRole('status')).toHaveTextContent(submitted)
    for (const box of boxes) {
      expect(box).toHaveValue('maha@')
      expect(box).not.toHaveAttribute('aria-invalid')
    }
  })
})
