import { sessionStorageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { buildAgent, buildPage } from '@shop/testing/fixtures.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { loadMessages } from '../messages.generated.ts'
import { AskAmbassador } from './AskAmbassador.tsx'

const title = { en: 'Steel Card', ar: 'بطاقة فولاذية' }

function mockAgents(count: number): void {
  const agents = Array.from({ length: count }, (_, index) => buildAgent({ _id: `agent-${index}` }))
  server.use(http.get(mainUrl('/users'), () => HttpResponse.json(buildPage(agents))))
}

describe('AskAmbassador', () => {
  test('renders the first three ambassadors of the directory, whose links open the message form', async () => {
    mockAgents(4)
    await loadMessages()
    renderUi(<AskAmbassador title={title} />)
    const box = within(await screen.findByRole('region', { name: 'Ask an ambassador' }))
    const links = box.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([0, 1, 2].map((number) => `/agents?message=agent-${number}`))
  })

  test('begins a member’s message, and leaves one alone that is there', async () => {
    mockAgents(2)
    await loadMessages()
    const member = { _id: 'member', exp: 4_000_000_000 }
    const keyOf = (agent: string) => `${sessionStorageKeys.messageDraft}member:${agent}`
    sessionStorage.setItem(keyOf('agent-1'), 'Hello again')
    renderUi(<AskAmbassador title={title} />, { token: testToken(member) })
    for (const link of await screen.findAllByRole('link')) fireEvent.click(link)
    expect(sessionStorage.getItem(keyOf('agent-0'))).toBe(
      'Hello, I have a question about Steel Card: ',
    )
    expect(sessionStorage.getItem(keyOf('agent-1'))).toBe('Hello again')
  })

  test('renders nothing without ambassadors', async () => {
    const handle = jest.fn(() => HttpResponse.json(buildPage([])))
    server.use(http.get(mainUrl('/users'), handle))
    await loadMessages()
    renderUi(<AskAmbassador title={title} />)
    await waitFor(() => expect(handle).toHaveBeenCalled())
    await act(async () => {})
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})
