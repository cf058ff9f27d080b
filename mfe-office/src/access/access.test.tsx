import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { routes } from '../routes.generated.ts'
import { buildToday, noCounts } from '../testing/open-office.tsx'

const CONTENT = 'Every message is answered.'
const CLOSED = 'This page is for the people who run the shop'

function open(token = testToken({ _id: 'member-1', role: 'owner' })) {
  return renderRoutes(routes, { at: '/office', token })
}

/** The backend's responses about the session, one after the other. */
function mockSession(...factors: string[]) {
  server.use(
    http.get(mainUrl('/office/session'), () =>
      HttpResponse.json({ role: 'owner', name: 'Salma', secondFactor: factors.shift() }),
    ),
    noCounts,
    buildToday(),
  )
}

function mockCode(path: string, body: JsonBodyType, status = 200) {
  const sent: unknown[] = []
  server.use(
    http.post(mainUrl(path), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
  return sent
}

describe('OfficeGate', () => {
  test('asks nothing for a member without a role', async () => {
    open(testToken())
    expect(await screen.findByText(CLOSED)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Office' })).toBeNull()
  })

  test('is closed to somebody whose role was taken away', async () => {
    server.use(
      http.get(mainUrl('/office/session'), () =>
        HttpResponse.json({ message: 'Nothing' }, { status: 404 }),
      ),
    )
    open()
    expect(await screen.findByText(CLOSED)).toBeVisible()
    expect(screen.queryByText(CONTENT)).toBeNull()
  })

  test('asks for a code, says what is wrong with it, and opens', async () => {
    mockSession('needed', 'passed')
    const wrong = mockCode('/office/session', { message: 'This code is not right.' }, 422)
    const { user } = open()
    const field = await screen.findByRole('textbox', { name: 'Code' })
    await user.click(screen.getByRole('button', { name: 'Open the office' }))
    expect(await screen.findByText('Code is required.')).toBeVisible()
    await user.type(field, '111111')
    await user.click(screen.getByRole('button', { name: 'Open the office' }))
    expect(await screen.findByText('This code is not right.')).toBeVisible()
    expect(field).toHaveValue('111111')
    expect(screen.queryByText(CONTENT)).toBeNull()
    const right = mockCode('/office/session', { message: 'Welcome' })
    await user.click(screen.getByRole('button', { name: 'Open the office' }))
    expect(await screen.findByText(CONTENT)).toBeVisible()
    expect([...wrong, ...right]).toEqual([{ code: '111111' }, { code: '111111' }])
  })

  test('sets up an app and shows the recovery codes before it opens', async () => {
    mockSession('missing', 'passed')
    mockCode('/office/second-factor', { uri: 'otpauth://totp/x?secret=ABCDEFGH', key: 'ABCDEFGH' })
    mockCode('/office/second-factor/confirm', { codes: ['AAAA-BBBB', 'CCCC-DDDD'] })
    const { user } = open()
    const code = await screen.findByRole('img', { name: 'QR code for an authenticator app' })
    expect(code).toBeVisible()
    expect(screen.getByText('ABCD EFGH')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('AAAA-BBBB')).toBeVisible()
    expect(screen.queryByText(CONTENT)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'I have kept them' }))
    expect(await screen.findByText(CONTENT)).toBeVisible()
  })
})
