import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildAgent, buildPage } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { toast } from 'react-hot-toast'

import { routes } from '../routes.tsx'

const khalid = buildAgent({ _id: 'agent-2', firstName: 'Khalid', lastName: 'Al Busaidi' })

function open({ at = '/agents', token = testToken() }: { at?: string; token?: string } = {}) {
  server.use(
    http.get(mainUrl('/users'), () => HttpResponse.json(buildPage([buildAgent(), khalid]))),
  )
  return renderRoutes(routes, { at, token })
}

/** Answers sent messages once `until` has settled. @returns what was sent */
function serveMessages(
  answer: JsonBodyType = { message: 'Message sent successfully' },
  { status = 201, until }: { status?: number; until?: Promise<void> } = {},
) {
  const sent: unknown[] = []
  server.use(
    http.post(mainUrl('/messages'), async ({ request }) => {
      sent.push([await request.json(), request.headers.get('Authorization')])
      await until
      return HttpResponse.json(answer, { status })
    }),
  )
  return sent
}

afterEach(() => toast.remove())

type Rendered = ReturnType<typeof open>

async function openDialog({ user }: Rendered, name = 'Salma Al Harthy') {
  await user.click(await screen.findByRole('button', { name: `Send Message to ${name}` }))
  return within(await screen.findByRole('dialog', { name: `Message to ${name}` }))
}

const text = () => screen.getByRole('textbox', { name: 'Your message' })

test('a message goes to the agent; the server’s answer is shown and the dialog closes', async () => {
  const answer = deferred()
  const sent = serveMessages(undefined, { until: answer.promise })
  const page = open()
  const dialog = await openDialog(page)
  await page.user.type(text(), 'Hello!')
  await page.user.click(dialog.getByRole('button', { name: 'Send Message' }))
  expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer.resolve()
  expect(await screen.findByText('Message sent successfully')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    [
      { senderId: 'member-1', receiverId: 'agent-1', message: 'Hello!' },
      `Bearer ${localStorage.getItem(storageKeys.token)}`,
    ],
  ])
  await openDialog(page)
  expect(text()).toHaveValue('')
})

test('an empty message is sent too', async () => {
  const sent = serveMessages()
  const page = open()
  const dialog = await openDialog(page)
  await page.user.click(dialog.getByRole('button', { name: 'Send Message' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([[{ message: '' }, expect.anything()]])
})

test('a double click sends once, even when nothing has been rendered in between', async () => {
  const sent = serveMessages()
  const page = open()
  const dialog = await openDialog(page)
  const form = text().closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull())
  expect(sent).toHaveLength(1)
})

test.each([
  [
    'the server’s message',
    () => HttpResponse.json({ message: 'This agent is away' }, { status: 500 }),
    'This agent is away',
  ],
  [
    'the generic one when the server sends none',
    () => new HttpResponse('<html>', { status: 502 }),
    'Something went wrong!',
  ],
  [
    'the generic one when there is no connection',
    () => HttpResponse.error(),
    'Something went wrong!',
  ],
  [
    'the generic one when the answer has another shape',
    () => HttpResponse.json({ ok: true }),
    'Something went wrong!',
  ],
])('a failure shows %s and keeps the text', async (_, failure, message) => {
  server.use(http.post(mainUrl('/messages'), failure))
  const page = open()
  const dialog = await openDialog(page)
  await page.user.type(text(), 'Hello!')
  await page.user.click(dialog.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(text()).toHaveValue('Hello!')
  expect(dialog.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  expectConsole()
})

test('a click on the backdrop closes; what was typed is there again, for that agent only', async () => {
  const page = open()
  const dialog = await openDialog(page)
  await page.user.type(text(), 'Half a tho')
  await page.user.click(screen.getByRole('dialog'))
  await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull())
  await openDialog(page, 'Khalid Al Busaidi')
  expect(text()).toHaveValue('')
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await openDialog(page)
  expect(text()).toHaveValue('Half a tho')
})

test('a click inside does not close', async () => {
  const page = open()
  const dialog = await openDialog(page)
  await page.user.click(text())
  expect(dialog.getByRole('textbox')).toBeVisible()
})

test('a draft outlives the page, and another member does not see it', async () => {
  const page = open()
  await openDialog(page)
  await page.user.type(text(), 'Keep me')
  page.unmount()
  const again = open({ at: '/agents?message=agent-1' })
  expect(await screen.findByRole('textbox')).toHaveValue('Keep me')
  again.unmount()
  open({ at: '/agents?message=agent-1', token: testToken({ _id: 'member-2' }) })
  expect(await screen.findByRole('textbox')).toHaveValue('')
})

test('a visitor is sent to the login page, which leads back to the open dialog', async () => {
  const navigation = recordNavigation()
  window.history.replaceState(null, '', '/agents?page=2')
  const page = open({ token: '' })
  await page.user.click(
    await screen.findByRole('button', { name: 'Send Message to Salma Al Harthy' }),
  )
  const [address = ''] = navigation.addresses
  expect(address.startsWith('http://portal.test/portal/login?')).toBe(true)
  expect(new URL(address).searchParams.get('returnTo')).toBe(
    'http://localhost/agents?page=2&message=agent-1',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an address with a dialog shows none to a visitor, nor for an agent who is not there', async () => {
  const visitor = open({ at: '/agents?message=agent-1', token: '' })
  await screen.findByText('Salma Al Harthy')
  expect(screen.queryByRole('textbox')).toBeNull()
  visitor.unmount()
  open({ at: '/agents?message=agent-9' })
  await screen.findByText('Salma Al Harthy')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a session that ends while sending goes to the login page and keeps the text', async () => {
  const navigation = recordNavigation()
  serveMessages({ message: 'Please log in' }, { status: 401 })
  const page = open()
  const dialog = await openDialog(page)
  await page.user.type(text(), 'Hello!')
  await page.user.click(dialog.getByRole('button', { name: 'Send Message' }))
  await waitFor(() => expect(navigation.addresses).toHaveLength(1))
  expect(localStorage.getItem(storageKeys.token)).toBeNull()
  page.unmount()
  open({ at: '/agents?message=agent-1' })
  expect(await screen.findByRole('textbox')).toHaveValue('Hello!')
})

test('a message under way is not sent again from a dialog that was closed and opened', async () => {
  const answer = deferred()
  const sent = serveMessages(undefined, { until: answer.promise })
  const page = open()
  const dialog = await openDialog(page)
  await page.user.click(dialog.getByRole('button', { name: 'Send Message' }))
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  const again = await openDialog(page)
  expect(again.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer.resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toHaveLength(1)
})

test('a success for one agent leaves the dialog of another open', async () => {
  const answer = deferred()
  serveMessages(undefined, { until: answer.promise })
  const page = open()
  const dialog = await openDialog(page)
  await page.user.click(dialog.getByRole('button', { name: 'Send Message' }))
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  const other = await openDialog(page, 'Khalid Al Busaidi')
  expect(other.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  answer.resolve()
  expect(await screen.findByText('Message sent successfully')).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Message to Khalid Al Busaidi' })).toBeVisible()
})

test('the Escape key closes and keeps the text', async () => {
  const page = open()
  await openDialog(page)
  await page.user.type(text(), 'Half')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openDialog(page)
  expect(text()).toHaveValue('Half')
})
