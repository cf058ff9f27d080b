import { agentFields, type OfficeAgent } from '@shop/contracts/wire/office-agents.ts'
import { emptyRecord } from '@shop/contracts/wire/office-record.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const agent: OfficeAgent = {
  ...emptyRecord(agentFields),
  _id: 'agent-1',
  version: 4,
  firstName: { en: 'Huda', ar: 'هدى' },
  lastName: { en: 'Al Riyami', ar: 'الريامية' },
  city: { en: 'Nizwa', ar: '' },
  dialCode: '+968',
  phoneNumber: '90001234',
  picture: 'avatar-01',
  pictureUrl: 'http://backend.test/media/avatar-01-320.webp?widths=320',
  position: 1,
  hidden: false,
}

function open(at: string) {
  const sent: unknown[] = []
  const save = async ({ request }: { request: Request }) => {
    sent.push(await request.json())
    return HttpResponse.json(agent)
  }
  const handlers = [
    http.get(mainUrl('/office/agents'), () => HttpResponse.json({ results: [agent] })),
    http.get(mainUrl('/office/agents/agent-1'), () => HttpResponse.json(agent)),
    http.post(mainUrl('/office/agents'), save),
    http.patch(mainUrl('/office/agents/agent-1'), save),
  ]
  return { ...openOffice(at, { handlers }), sent }
}

test('AgentsPage lists ambassadors', async () => {
  open('/office/agents')
  const table = within(await screen.findByRole('table', { name: 'Ambassadors' }))
  expect(table.getByRole('link', { name: 'Huda Al Riyami' })).toHaveAttribute(
    'href',
    '/office/agents/agent-1',
  )
})

test('AgentPage saves the version that was read, with what was changed', async () => {
  const { user, sent } = open('/office/agents/agent-1')
  const number = await screen.findByRole('textbox', { name: /^Phone number/ })
  await user.clear(number)
  await user.type(number, '٩٠٠٠ ٥٦٧٨')
  await user.click(screen.getByRole('checkbox', { name: /^Hidden/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const { firstName, lastName, city, social, picture } = agent
  await waitFor(() =>
    expect(sent).toMatchObject([
      { firstName, lastName, city, social, picture, banner: '', position: 1 },
    ]),
  )
  expect(sent[0]).toMatchObject({ version: 4, phoneNumber: '90005678', hidden: true })
})

test('AgentPage says what is wrong with a profile, and sends nothing', async () => {
  const { user, sent } = open('/office/agents/new')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('First name in English is required.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^First name in English/ }), 'Huda')
  await user.type(screen.getByRole('textbox', { name: /^TikTok/ }), 'tiktok.example/huda')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText('Please write an address that begins with https://.'),
  ).toBeVisible()
  expect(sent).toEqual([])
})
