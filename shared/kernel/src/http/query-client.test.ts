import { messageResponseSchema } from '@shop/contracts/user.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { onlineManager } from '@tanstack/react-query'
import { AxiosError } from 'axios'
import { http, HttpResponse } from 'msw'

import { request, mainApi } from './clients.ts'
import { createQueryClient } from './query-client.ts'

type Answer = () => Response

/** Asks through a new cache, and counts how often the server was asked. */
async function ask(...answers: [Answer, ...Answer[]]) {
  setUpBrowser()
  let calls = 0
  server.use(
    http.get(mainUrl('/thing'), () => (answers[Math.min(calls++, answers.length - 1)] as Answer)()),
  )
  const client = createQueryClient()
  const options = {
    queryKey: ['thing'],
    queryFn: () => request(mainApi, messageResponseSchema, { url: '/thing' }),
    retryDelay: 1,
  }
  const first = await client.fetchQuery(options).catch(String)
  return { first, again: () => client.fetchQuery(options), calls: () => calls }
}

const fine: Answer = () => HttpResponse.json({ message: 'Hi' })
const broken: Answer = () => HttpResponse.json({}, { status: 500 })

test('a call that failed fast is tried once more', async () => {
  const { first, calls } = await ask(broken, fine)
  expect(first).toEqual({ message: 'Hi' })
  expect(calls()).toBe(2)
})

test.each([
  ['a broken server', broken, 2],
  ['no connection', () => HttpResponse.error(), 2],
  ['nothing there', () => HttpResponse.json({}, { status: 404 }), 1],
  ['a wrong shape', () => HttpResponse.json({}), 1],
] satisfies [string, Answer, number][])(
  'with %s it gives up after so many calls',
  async (...row) => {
    const [, answer, expected] = row
    const { first, calls } = await ask(answer)
    expect(first).toMatch(/Error/)
    expect(calls()).toBe(expected)
    expectConsole()
  },
)

test('a server that was slow is not waited for twice', async () => {
  const queryFn = jest.fn(() => Promise.reject(new AxiosError('timeout', 'ECONNABORTED')))
  const asking = createQueryClient().fetchQuery({ queryKey: ['slow'], queryFn, retryDelay: 1 })
  await expect(asking).rejects.toThrow('timeout')
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('an answer is good for a minute', async () => {
  const { again, calls } = await ask(fine)
  const now = jest.spyOn(Date, 'now')
  const asked = Date.now()
  now.mockReturnValue(asked + 59_000)
  await again()
  expect(calls()).toBe(1)
  now.mockReturnValue(asked + 60_001)
  await again()
  expect(calls()).toBe(2)
  jest.restoreAllMocks()
})

test('offline, a page gets an error instead of waiting without end', async () => {
  onlineManager.setOnline(false)
  const { first } = await ask(() => HttpResponse.error())
  expect(first).toMatch('Network Error')
  onlineManager.setOnline(true)
})
