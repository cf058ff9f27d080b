import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildAgent, buildPage } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { toast } from 'react-hot-toast'

import { routes } from '../routes.generated.ts'

describe('MessageDialog', () => {
  const khalid = buildAgent({ _id: 'agent-2', firstName: 'Khalid', lastName: 'Al Busaidi' })

  function open({ at = '/agents', token = testToken() }: { at?: string; token?: string } = {}) {
    server.use(
      http.get(mainUrl('/users'), () => HttpResponse.json(buildPage([buildAgent(), khalid]))),
    )
    return renderRoutes(routes, { at, token })
  }

  /** Mocks the sending of messages; responds once `until` has settled. Returns the recorded requests. */
  function mockMessages(
    response: JsonBodyType = { message: 'Message sent successfully' },
    { status = 201, until }: { status?: number; until?: Promise<void> } = {},
  ) {
    const sent: unknown[] = []
    server.use(
      http.post(mainUrl('/messages'), async ({ request }) => {
        sent.push([await request.json(), request.headers.get('Authorization')])
        await until
        return HttpResponse.json(response, { status })
      }),
    )
    return sent
  }

  afterEach(() => act(() => toast.remove()))

  type Rendered = ReturnType<typeof open>

  async function openDialog({ user }: Rendered, name = 'Salma Al Harthy') {
    await user.click(await screen.findByRole('button', { name: `Send Message to ${name}` }))
    return within(await screen.findByRole('dialog', { name: `Message to ${name}` }))
  }

  const text = () => screen.getByRole('textbox', { name: 'Your message' })

  test('sends the message, shows the server’s response and closes', async () => {
    const response = deferred()
    const sent = mockMessages(undefined, { until: response.promise })
    const page = open()
    const dialog = await openDialog(page)
    await page.user.type(text(), 'Hello!')
    await page.user.click(dialog.getByRole('button', { name: 'Send Message' }))
    expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    response.resolve()
    expect(await screen.findByText('Message sent successfully')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      [
        { senderId: 'member-1', receiverId: 'agent-1', message: 'Hello!' },
        `Bearer ${localStorage.getItem(storageKeys.token)}`,
      ],
    ])
    expect(sessionStorage).toHaveLength(0)
    await openDialog(page)
    expect(text()).toHaveValue('')
  })

  test('sends an empty message', async () => {
    const sent = mockMessages()
    const page = open()
    const dialog = await openDialog(page)
    await page.user.click(dialog.getByRole('button', { name: 'Send Message' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toMatchObject([[{ message: '' }, expect.anything()]])
  })

  test('sends once on a double submit between renders', async () => {
    const sent = mockMessages()
    const page = open()
    const dialog = await openDialog(page)
    const form = text().closest('form') as HTMLFormElement
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull())
    expect(sent).toHaveLength(1)
  })

  const generic = 'Something went wrong!'
  test.each([
    [
      'the server’s message',
      () => HttpResponse.json({ message: 'This agent is away' }, { status: 500 }),
      'This agent is away',
    ],
    ['the generic message for text', () => HttpResponse.html('<html>', { status: 502 }), generic],
    ['the generic message for an invalid response', () => HttpResponse.html('<html>'), generic],
  ])('shows %s when sending fails, and keeps the draft', async (_, failure, message) => {
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

  test('closes on a backdrop click and keeps the draft of that agent', async () => {
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

  test('restores the draft after the page was left, for the same member only', async () => {
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

  test('redirects a visitor to the login, with the open dialog as the return URL', async () => {
    const navigation = recordNavigation()
    window.history.replaceState(null, '', '/agents?page=2')
    const page = open({ token: '' })
    await page.user.click(
      await screen.findByRole('button', { name: 'Send Message to Salma Al Harthy' }),
    )
    const [address = ''] = navigation.addresses
    expect(address.startsWith('http://portal.test/portal/login?')).toBe(true)
    expect(new URL(address).searchParams.get('reason')).toBe('message')
    expect(new URL(address).searchParams.get('returnTo')).toMatch(
      /^http:\/\/localhost\/agents\?page=2&message=agent-1&login_state=\w+$/,
    )
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('stays closed for a visitor and for an unknown agent', async () => {
    const visitor = open({ at: '/agents?message=agent-1', token: '' })
    await screen.findByText('Salma Al Harthy')
    expect(screen.queryByRole('textbox')).toBeNull()
    visitor.unmount()
    open({ at: '/agents?message=agent-9' })
    await screen.findByText('Salma Al Harthy')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('redirects to the login when the session expires, and keeps the draft', async () => {
    const navigation = recordNavigation()
    mockMessages({ message: 'Please log in' }, { status: 401 })
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

  test('does not send again when reopened while sending', async () => {
    const response = deferred()
    const sent = mockMessages(undefined, { until: response.promise })
    const page = open()
    const dialog = await openDialog(page)
    await page.user.click(dialog.getByRole('button', { name: 'Send Message' }))
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    const again = await openDialog(page)
    expect(again.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    response.resolve()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toHaveLength(1)
  })

  test('stays open for another agent when a message has been sent', async () => {
    const response = deferred()
    mockMessages(undefined, { until: response.promise })
    const page = open()
    const dialog = await openDialog(page)
    await page.user.click(dialog.getByRole('button', { name: 'Send Message' }))
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    const other = await openDialog(page, 'Khalid Al Busaidi')
    expect(other.getByRole('button', { name: 'Send Message' })).toBeEnabled()
    response.resolve()
    expect(await screen.findByText('Message sent successfully')).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Message to Khalid Al Busaidi' })).toBeVisible()
  })

  test('closes on Escape, keeps the draft and the rest of the URL', async () => {
    const page = open({ at: '/agents?page=2' })
    await openDialog(page)
    expect(page.router.state.location.search).toBe('?page=2&message=agent-1')
    await page.user.type(text(), 'Half')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.router.state.location.search).toBe('?page=2')
    await openDialog(page)
    expect(text()).toHaveValue('Half')
  })
})
