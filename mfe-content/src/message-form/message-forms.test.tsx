import { formSchema } from '@shop/contracts/wire/form.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'

const formsUrl = mainUrl('/forms')

const forms = [
  {
    at: '/contact',
    kind: 'contact',
    about: {},
    labels: ['First Name', 'Last Name', 'E-mail', 'Phone', 'Subject', 'Message'],
    fields: ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'],
    submit: 'Send Message',
    sent: /a person reads it and replies to .*maha@example\.com.* within one working day/i,
    sentWithoutEmail: /no e-mail address that we could reply to: call \+968 2400 0000/,
  },
  {
    at: '/helpcenter-support',
    kind: 'support',
    about: {},
    labels: ['Your Name', 'Your Email', 'Your Question', 'Your Comment'],
    fields: ['name', 'email', 'question', 'comment'],
    submit: 'Send Message',
    sent: /a person reads it and replies to .*maha@example\.com.* within one working day/i,
    sentWithoutEmail: /no e-mail address that we could reply to: call \+968 2400 0000/,
  },
  {
    at: '/blog-detail/1',
    kind: 'comment',
    about: { article: 'Tips For Wearing Loose T-shirts' },
    labels: ['Name', 'E-mail', 'Comments'],
    fields: ['name', 'email', 'comments'],
    submit: 'Post comment',
    sent: /goes to the author, who may write to you at .*maha@example\.com/,
    sentWithoutEmail: /goes to the author; it is not shown/,
  },
  {
    at: '/career',
    kind: 'application',
    about: { job: 'Laser Engraver' },
    labels: ['Name', 'E-mail', 'Phone', 'What you would bring'],
    fields: ['name', 'email', 'phone', 'message'],
    submit: 'Send application',
    sent: /reply to .*maha@example\.com.* within two weeks/,
    sentWithoutEmail: /You left no e-mail address/,
  },
] as const

async function openForm({ at, submit }: (typeof forms)[number]) {
  const { user } = renderRoutes(routes, { at })
  if (at === '/career') {
    await user.click(await screen.findByRole('link', { name: 'Apply now: Laser Engraver' }))
  }
  const button = await screen.findByRole('button', { name: submit })
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox')
  const fill = async (text: string) => {
    for (const box of boxes) await user.type(box, text)
  }
  return { user, button, boxes, fill }
}

function takeForms(response: () => Promise<Response> | Response) {
  const received: Record<string, unknown>[] = []
  setConfig({ ...testConfig, formsUrl })
  server.use(
    http.post(formsUrl, async ({ request }) => {
      received.push((await request.json()) as Record<string, unknown>)
      return response()
    }),
  )
  return received
}

describe.each(forms)('the form of $at', (form) => {
  const { kind, about, fields, labels, sent, sentWithoutEmail } = form

  test('has its fields, none of them required, sends what is written, says what happens next and is empty again', async () => {
    const received = takeForms(() => HttpResponse.json({ replyTo: 'maha@example.com' }))
    const { button, user, fill, boxes } = await openForm(form)
    expect(boxes.map(({ name }) => name)).toEqual(fields)
    boxes.forEach((box, index) => {
      expect(box).toHaveAccessibleName(expect.stringContaining(labels[index] ?? ''))
      expect(box).not.toHaveAttribute('aria-required')
    })
    expect(screen.queryByRole('status')).toBeNull()
    await fill('maha@example.com')
    await user.click(button)
    expect(await screen.findByRole('status')).toHaveTextContent(sent)
    const typed = Object.fromEntries(fields.map((name) => [name, 'maha@example.com']))
    expect(received).toEqual([
      {
        kind,
        language: 'en',
        website: '',
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        fields: { ...about, ...typed },
      },
    ])
    expect(formSchema.safeParse(received[0]).error).toBeUndefined()
    for (const box of boxes) expect(box).toHaveValue('')
  })

  test('says that nobody can reply to what is no address, and takes it', async () => {
    takeForms(() => HttpResponse.json({}))
    const { button, user, fill } = await openForm(form)
    await fill('maha@')
    await user.click(button)
    expect(await screen.findByRole('status')).toHaveTextContent(sentWithoutEmail)
  })

  test('offers what is written as an e-mail where nobody takes it, and pretends nothing', async () => {
    const { button, user, fill, boxes } = await openForm(form)
    await fill('a & b')
    await user.click(button)
    expect(await screen.findByRole('status')).toHaveTextContent(/you send it yourself/)
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by e-mail' })
    const { protocol, pathname, searchParams } = new URL(link.href)
    expect([protocol, pathname]).toEqual(['mailto:', 'hello@wasla.example'])
    expect(searchParams.get('subject')).not.toBe('')
    const lines = searchParams.get('body')?.split('\r\n') ?? []
    expect(lines.slice(0, Object.keys(about).length)).toEqual(Object.values(about))
    expect(lines.slice(Object.keys(about).length)).toEqual(
      labels.map((label) => expect.stringMatching(new RegExp(`^${label}.*: a & b$`)) as string),
    )
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    for (const box of boxes) expect(box).toHaveValue('a & b')
  })
})

describe('a message form', () => {
  const [form] = forms

  test('is sent once on a double click', async () => {
    const response = deferred()
    const received = takeForms(async () => {
      await response.promise
      return HttpResponse.json({})
    })
    const { button, fill } = await openForm(form)
    await fill('x')
    const element = button.closest('form') as HTMLFormElement
    fireEvent.submit(element)
    fireEvent.submit(element)
    expect(button).toBeDisabled()
    response.resolve()
    await screen.findByRole('status')
    expect(received).toHaveLength(1)
  })

  test('keeps what is typed while it is being sent', async () => {
    const response = deferred()
    const received = takeForms(async () => {
      await response.promise
      return HttpResponse.json({})
    })
    const { button, user, fill, boxes } = await openForm(form)
    await fill('x')
    await user.click(button)
    await user.type(boxes.at(-1) as HTMLElement, ' and more')
    response.resolve()
    await screen.findByRole('status')
    expect(received).toMatchObject([{ fields: { message: 'x' } }])
    expect(boxes.map(({ value }) => value)).toEqual(['x', 'x', 'x', 'x', 'x', 'x and more'])
  })

  test('keeps the text when sending fails, and sends it again with the same key', async () => {
    let status = 500
    const received = takeForms(() => HttpResponse.json({ replyTo: 'maha@example.com' }, { status }))
    const { button, user, fill, boxes } = await openForm(form)
    await fill('maha@example.com')
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing you wrote is lost/)
    expect(screen.getByRole('link', { name: 'Send by e-mail' })).toBeVisible()
    for (const box of boxes) expect(box).toHaveValue('maha@example.com')
    expectConsole()
    status = 200
    await user.click(button)
    await screen.findByRole('status')
    expect(received).toHaveLength(2)
    expect(received[1]?.key).toBe(received[0]?.key)
  })

  test('is not sent while nothing is written', async () => {
    const received = takeForms(() => HttpResponse.json({}))
    const { button, user, boxes } = await openForm(form)
    await user.type(boxes[0] as HTMLElement, '  ')
    await user.click(button)
    expect(await screen.findByRole('status')).toHaveTextContent(/nothing to send yet/)
    expect(received).toEqual([])
  })

  test('can be taken to WhatsApp as it is written, where the shop has a number', async () => {
    setConfig({ ...testConfig, formsUrl, whatsAppNumber: '96800000000' })
    const { user, boxes } = await openForm(form)
    const link = screen.getByRole('link', { name: 'Send by WhatsApp' })
    const start = 'https://wa.me/96800000000?text=Get%20in%20touch'
    expect(link).toHaveAttribute('href', start)
    await user.type(boxes[0] as HTMLElement, 'Maha')
    await user.click(link)
    expect(link).toHaveAttribute('href', `${start}%0AFirst%20Name%3A%20Maha`)
  })

  test('that nobody takes is offered at WhatsApp, too, where the shop has a number', async () => {
    setConfig({ ...testConfig, whatsAppNumber: '96800000000' })
    const { button, user, boxes } = await openForm(form)
    await user.type(boxes[0] as HTMLElement, 'Maha')
    await user.click(button)
    const notice = within(
      (await screen.findByText(/Your text is ready/)).parentElement as HTMLElement,
    )
    const link = notice.getByRole('link', { name: 'Send by WhatsApp' })
    expect(link).toHaveAttribute('href', 'https://wa.me/96800000000?text=First%20Name%3A%20Maha')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
