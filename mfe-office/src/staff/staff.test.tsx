import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

function open() {
  const member = { name: 'Noor', email: 'noor@site.test', role: 'staff', hasSecondFactor: false }
  const own = { name: 'Salma', email: 'salma@site.test', role: 'owner', hasSecondFactor: true }
  const results = [
    { _id: 'member-1', ...own },
    { _id: 'member-2', ...member },
  ]
  const handlers = [http.get(mainUrl('/office/staff'), () => HttpResponse.json({ results }))]
  return openOffice('/office/staff', { handlers, role: 'owner' })
}

describe('StaffPage', () => {
  test('tells how somebody with a new role gets in, with the address of the office', async () => {
    open()
    const steps = await screen.findByRole('region', { name: 'How somebody gets in' })
    expect(within(steps).getAllByRole('listitem')).toHaveLength(5)
    expect(steps).toHaveTextContent(/open \u2066http.*\/office\u2069\./)
  })

  test('says whose authenticator app is missing, and offers nobody to take their own role', async () => {
    open()
    const row = (await screen.findByText('noor@site.test')).closest('tr')
    expect(row).toHaveTextContent('Not set up yet')
    expect(screen.getByRole('button', { name: 'Take the role away: Noor' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Take the role away: Salma' })).toBeNull()
  })

  test('gives a role by an e-mail address', async () => {
    const sent: unknown[] = []
    const { user } = open()
    server.use(
      http.post(mainUrl('/office/staff'), async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ message: 'Saved.' })
      }),
    )
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'maha@site.test')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Saved.')).toBeInTheDocument()
    expect(sent).toEqual([{ email: 'maha@site.test', role: 'staff' }])
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('')
  })
})
