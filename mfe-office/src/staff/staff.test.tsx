import { mainUrl } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const member = { name: 'Noor', email: 'noor@site.test', role: 'staff', hasSecondFactor: false }
const own = { name: 'Salma', email: 'salma@site.test', role: 'owner', hasSecondFactor: true }
const invited = { role: 'staff', permissions: ['exports'], expiresAt: '2026-12-31T20:00:00.000Z' }

function open(lang: 'en' | 'ar' = 'en') {
  const sent: unknown[] = []
  const results = [
    { _id: 'member-1', ...own },
    { _id: 'member-2', ...member, permissions: ['refunds'] },
  ]
  const invitations = [
    { _id: 'i-1', email: 'maha@site.test', ...invited, hasExpired: false },
    { _id: 'i-2', email: 'late@site.test', ...invited, hasExpired: true },
  ]
  const handlers = [
    http.get(mainUrl('/office/staff'), () => HttpResponse.json({ results, invitations })),
    http.post(mainUrl('/office/staff'), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ message: 'Saved.' })
    }),
  ]
  return { ...openOffice('/office/staff', { handlers, role: 'owner', lang }), sent }
}
const findRow = async (email: string) => {
  const row = (await screen.findByText(email)).closest('tr')
  if (!row) throw new Error(`${email} is in no row`)
  return row
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
    expect(await findRow('noor@site.test')).toHaveTextContent('Not set up yet')
    expect(screen.getByRole('button', { name: 'Take the role away: Noor' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Take the role away: Salma' })).toBeNull()
  })

  test('invites somebody by an e-mail address, and allows staff what owners do', async () => {
    const { user, sent } = open()
    const form = within(await screen.findByRole('region', { name: 'Invite somebody' }))
    const email = form.getByRole('textbox', { name: 'E-mail' })
    await user.type(email, 'huda@site.test')
    await user.click(form.getByRole('checkbox', { name: 'Give money back' }))
    await user.click(form.getByRole('checkbox', { name: 'Export the orders of all buyers' }))
    await user.click(form.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByText('Saved.')).toBeInTheDocument()
    const permissions = ['refunds', 'exports']
    expect(sent).toEqual([{ email: 'huda@site.test', role: 'staff', permissions }])
    expect(email).toHaveValue('')
    await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'owner')
    expect(form.queryByRole('checkbox')).toBeNull()
  })

  test('restores an invitation that was not sent, and says what is no e-mail address', async () => {
    const findForm = async () =>
      within(await screen.findByRole('region', { name: 'Invite somebody' }))
    const before = open()
    const typed = await findForm()
    await before.user.type(typed.getByRole('textbox', { name: 'E-mail' }), 'huda')
    await before.user.click(typed.getByRole('checkbox', { name: 'Give money back' }))
    before.unmount()
    const { user, sent } = open()
    const form = await findForm()
    expect(form.getByText('What you typed here and did not save is back.')).toBeVisible()
    const email = form.getByRole('textbox', { name: 'E-mail' })
    expect(email).toHaveValue('huda')
    await user.click(form.getByRole('button', { name: 'Send the invitation' }))
    expect(await form.findByText('Please check this: E-mail.')).toBeVisible()
    expect(sent).toEqual([])
    await user.type(email, '@site.test')
    await user.click(form.getByRole('button', { name: 'Send the invitation' }))
    await waitFor(() =>
      expect(sent).toEqual([{ email: 'huda@site.test', role: 'staff', permissions: ['refunds'] }]),
    )
    expect(sessionStorage).toHaveLength(0)
  })

  test('lists who is invited, to whom it is sent again, or who is invited no more', async () => {
    const { user, sent } = open()
    const table = await screen.findByRole('table', { name: 'Invited' })
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    expect(await findRow('maha@site.test')).toHaveTextContent(/1 January 2027/)
    expect(await findRow('late@site.test')).toHaveTextContent('The link has expired')
    await user.click(screen.getByRole('button', { name: /again: late/ }))
    await user.click(screen.getByRole('button', { name: /Withdraw the invitation: maha/ }))
    await waitFor(() =>
      expect(sent).toEqual([
        { email: 'late@site.test', role: 'staff', permissions: ['exports'] },
        { email: 'maha@site.test', role: null, permissions: [] },
      ]),
    )
  })

  test('changes what somebody of the staff may do; owners do everything', async () => {
    const { user, sent } = open()
    const staff = within(await screen.findByRole('group', { name: 'What Noor may do besides' }))
    expect(staff.getByRole('checkbox', { name: 'Give money back' })).toBeChecked()
    await user.click(staff.getByRole('checkbox', { name: /Export/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      ...{ email: 'noor@site.test', role: 'staff', permissions: ['refunds', 'exports'] },
    })
    expect(await findRow('salma@site.test')).toHaveTextContent('Everything')
  })

  test('is in Arabic', async () => {
    open('ar')
    expect(await screen.findByRole('table', { name: 'المدعوّون' })).toBeVisible()
  })
})
