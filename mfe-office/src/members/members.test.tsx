import type { OfficeMemberDetails } from '@shop/contracts/wire/office-members.ts'
import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { buildPage } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const member: OfficeMemberDetails = {
  _id: 'member-7',
  name: 'Salma Al Harthy',
  email: 'salma@site.test',
  createdAt: '2026-11-26T10:00:00.000Z',
  phone: '+968 90000000',
  hasRole: false,
  orders: 3,
  paidOrders: 2,
  messages: 1,
  paid: 57.9,
  firstOrderAt: '2026-11-26T11:00:00.000Z',
  lastOrderAt: '2026-11-27T11:00:00.000Z',
  notes: [{ at: '2026-11-27T12:00:00.000Z', who: 'owner@site.test', text: 'Wants a paper bag.' }],
}
const order: OfficeOrder = {
  ...{
    _id: 'order-1',
    version: 1,
    number: 229086,
    invoiceNumber: 5,
    status: 'paid',
    state: 'sent',
  },
  ...{ buyerEmail: member.email, buyerName: member.name, createdAt: '2026-11-27T11:00:00.000Z' },
  ...{ total: 57.9, refunded: 0, paymentMethod: null },
}
const data = { exportedAt: '2026-11-27T10:00:00.000Z', profile: { email: member.email } }

function open(at: string, stored = member) {
  const sent: unknown[] = []
  const asked: string[] = []
  const note = (request: Request) => asked.push(new URL(request.url).search)
  const handlers = [
    http.get(mainUrl('/office/members'), ({ request }) => {
      note(request)
      return HttpResponse.json(buildPage([stored]))
    }),
    http.get(mainUrl('/office/orders'), ({ request }) => {
      note(request)
      return HttpResponse.json(buildPage([order]))
    }),
    http.post(mainUrl('/office/members/member-7/notes'), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(stored)
    }),
    http.get(mainUrl('/office/members/member-7'), () => HttpResponse.json(stored)),
    http.post(mainUrl('/office/members/member-7/data'), () => HttpResponse.json(data)),
    http.post(mainUrl('/office/members/member-7/deletion'), async ({ request }) => {
      const body = (await request.json()) as { email: string }
      sent.push(body)
      return body.email === member.email
        ? HttpResponse.json({ keptOrders: 2 })
        : HttpResponse.json(
            { message: 'This is not the e-mail address of the member.' },
            { status: 422 },
          )
    }),
  ]
  return { ...openOffice(at, { handlers, role: 'owner' }), sent, asked }
}

test('MembersPage lists members', async () => {
  const { user, asked } = open('/office/members')
  const table = within(await screen.findByRole('table', { name: 'Members' }))
  expect(table.getByText('OMR 57.90')).toBeVisible()
  expect(table.getByRole('link', { name: 'salma@site.test' })).toHaveAttribute(
    'href',
    '/office/members/member-7',
  )
  await user.click(table.getByRole('link', { name: 'Paid' }))
  await waitFor(() => expect(asked).toEqual(['?q=&page=1', '?q=&page=1&sort=-paid']))
})

test('MemberPage lists their orders, and how they are reached, and takes notes', async () => {
  const { user, sent, asked } = open('/office/members/member-7')
  const orders = within(await screen.findByRole('table', { name: 'Orders' }))
  expect(orders.getByRole('link', { name: '229086' })).toHaveAttribute(
    'href',
    '/office/orders/order-1',
  )
  expect(orders.getByText('Sent')).toBeVisible()
  expect(asked).toEqual(['?q=&member=member-7&page=1'])
  expect(screen.getByRole('link', { name: 'Call +968 90000000' })).toHaveAttribute(
    'href',
    'tel:+96890000000',
  )
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/96890000000?text=',
  )
  expect(screen.getByRole('link', { name: member.email })).toHaveAttribute(
    'href',
    `mailto:${member.email}`,
  )
  expect(screen.getByText('Wants a paper bag.')).toHaveAttribute('translate', 'no')
  await user.type(screen.getByRole('textbox', { name: 'Note for the team' }), 'Pays in cash.')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(sent).toMatchObject([{ text: 'Pays in cash.' }]))
})

test('NewsletterPage lists who has confirmed, and exports them', async () => {
  const asked: string[] = []
  const subscriber = {
    ...{ _id: 's1', email: 'noor@site.test', language: 'ar' as const },
    confirmedAt: '2026-11-26T10:00:00.000Z',
  }
  server.use(
    http.get(mainUrl('/office/newsletter'), () => HttpResponse.json(buildPage([subscriber]))),
    http.get(mainUrl('/office/newsletter.csv'), ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ message: 'Later, please.' }, { status: 503 })
    }),
  )
  const { user } = open('/office/members')
  await user.click(await screen.findByRole('link', { name: 'Who gets the newsletter' }))
  const table = within(await screen.findByRole('table', { name: 'Newsletter' }))
  expect(table.getByRole('cell', { name: 'noor@site.test' })).toBeVisible()
  expect(table.getByRole('cell', { name: 'Arabic' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  expect(await screen.findByText(/^This did not work/)).toBeVisible()
  expect(asked).toEqual(['?lang=en'])
})

test('MemberPage has the browser save all data as a file', async () => {
  const saved: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (file) => {
    saved.push(file as Blob)
    return 'blob:data'
  }
  URL.revokeObjectURL = () => undefined
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user } = open('/office/members/member-7')
  await user.click(await screen.findByRole('button', { name: 'Download the data' }))
  await waitFor(() => expect(names).toEqual(['member-member-7.json']))
  expect(saved[0]?.type).toBe('application/json')
  expect(saved[0]?.size).toBe(JSON.stringify(data, null, 2).length)
  click.mockRestore()
})

test('MemberPage says what stays, asks for the address, and deletes', async () => {
  const { user, sent, router } = open('/office/members/member-7')
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this member for good?' }))
  expect(dialog.getByText(/2 paid orders stay, as the law demands/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
  expect(await dialog.findByText('E-mail of the member is required.')).toBeVisible()
  const field = dialog.getByRole('textbox', { name: /^E-mail of the member/ })
  await user.type(field, 'other@site.test')
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
  expect(await dialog.findByText('This is not the e-mail address of the member.')).toBeVisible()
  await user.clear(field)
  await user.type(field, member.email)
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/members'))
  expect(sent).toEqual([{ email: 'other@site.test' }, { email: member.email }])
  expect(
    await screen.findByText('Deleted. 2 paid orders stay without the person.'),
  ).toBeInTheDocument()
})

test('MemberPage does not offer to delete somebody with a role', async () => {
  open('/office/members/member-7', { ...member, hasRole: true })
  expect(await screen.findByText(/Take the role away first/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull()
})
