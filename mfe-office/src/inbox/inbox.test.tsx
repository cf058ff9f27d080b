import type { OfficeMessageDetails } from '@shop/contracts/wire/office-messages.ts'
import { buildPage } from '@shop/testing/fixtures.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const message: OfficeMessageDetails = {
  _id: 'form-1',
  kind: 'contact',
  from: 'مها',
  about: 'Cards for a team',
  createdAt: '2026-11-26T10:00:00.000Z',
  state: 'new',
  language: 'ar',
  email: 'maha@site.test',
  agent: null,
  orderId: null,
  fields: [
    { name: 'firstName', text: 'مها' },
    { name: 'message', text: 'Ten steel cards, please.' },
  ],
  answer: null,
}
const answered: OfficeMessageDetails = {
  ...message,
  state: 'answered',
  answer: { text: 'Gladly.', by: 'salma@site.test', at: '2026-11-26T11:00:00.000Z' },
}

function open(at: string, { stored = message, status = 200 } = {}) {
  const asked: string[] = []
  const sent: unknown[] = []
  let present = stored
  const handlers = [
    http.get(mainUrl('/office/counts'), () =>
      HttpResponse.json({ orders: 0, messages: present.state === 'new' ? 1 : 0 }),
    ),
    http.get(mainUrl('/office/messages'), ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(buildPage([message]))
    }),
    http.get(mainUrl('/office/messages/form-1'), () => HttpResponse.json(present)),
    http.post(mainUrl('/office/messages/form-1/answer'), async ({ request }) => {
      sent.push(await request.json())
      present = answered
      const told = { message: 'Somebody else has answered this meanwhile. Nothing was sent.' }
      return HttpResponse.json(status === 200 ? answered : told, { status })
    }),
  ]
  return { ...openOffice(at, { handlers }), asked, sent }
}

const answerField = () => screen.findByRole('textbox', { name: /^Your answer/ })

test('MessagesPage lists messages by the state in the address, and the menu says how many wait', async () => {
  const { asked, user } = open('/office/messages?state=new&sort=received&page=2')
  const table = within(await screen.findByRole('table', { name: 'Messages' }))
  expect(table.getByRole('link', { name: 'Cards for a team' })).toHaveAttribute(
    'href',
    '/office/messages/form-1',
  )
  expect(asked).toEqual(['?page=2&sort=received&state=new'])
  const tabs = within(screen.getByRole('navigation', { name: 'State' }))
  expect(tabs.getByRole('link', { current: true })).toHaveTextContent('New')
  expect(screen.getByRole('columnheader', { name: 'When' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await user.click(await screen.findByRole('button', { name: 'Menu of the office' }))
  expect(await screen.findByRole('link', { name: /^Messages.*1 waits/ })).toBeVisible()
})

test('MessagePage sends an answer, shows it, and nothing waits any more', async () => {
  const { user, sent } = open('/office/messages/form-1')
  expect(await screen.findByText('Ten steel cards, please.')).toBeVisible()
  expect(screen.getByText(/They use the shop in Arabic/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('Your answer is required.')).toBeVisible()
  await user.type(await answerField(), 'Gladly.')
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText(/^Answered by salma@site.test/)).toBeVisible()
  expect(screen.getByText('Gladly.')).toBeVisible()
  expect(sent).toEqual([{ text: 'Gladly.' }])
  await waitFor(() => expect(screen.queryByText('1 waits')).toBeNull())
})

test('MessagePage tells the second of two people, keeps what was typed, and shows the other answer', async () => {
  const { user } = open('/office/messages/form-1', { status: 409 })
  await user.type(await answerField(), 'Mine')
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has answered')
  expect(await answerField()).toHaveValue('Mine')
  await user.click(screen.getByRole('button', { name: 'See what is stored' }))
  expect(await screen.findByText('Gladly.')).toBeVisible()
})

test('MessagePage leads from a question to the order that it is about', async () => {
  const fields: OfficeMessageDetails['fields'] = [
    { name: 'order', text: '123456' },
    { name: 'message', text: 'When?' },
  ]
  const stored = { ...message, kind: 'order' as const, orderId: 'order-1', fields }
  open('/office/messages/form-1', { stored })
  expect(await screen.findByRole('heading', { name: 'Question about an order' })).toBeVisible()
  expect(screen.getByRole('link', { name: '123456' })).toHaveAttribute(
    'href',
    '/office/orders/order-1',
  )
})

test('MessagePage settles a message that left no address', async () => {
  const { user, sent } = open('/office/messages/form-1', { stored: { ...message, email: null } })
  expect(await screen.findByText(/No e-mail address was left/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Settle without an e-mail' }))
  await waitFor(() => expect(sent).toEqual([{ text: null }]))
})
