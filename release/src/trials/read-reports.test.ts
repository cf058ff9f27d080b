import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { checkPermission } from '@shop/contracts/signed-permission.ts'

import { createReportsReader, describeRate, rateOf } from './read-reports.ts'

const since = new Date('2026-03-01T09:00:00Z')
const counts = [
  { version: '2.0.0', phase: 'use', reports: 40, pageLoads: 40 },
  { version: '2.0.0', phase: 'render', reports: 9, pageLoads: 2 },
  { version: '2.0.0', phase: 'event', reports: 1, pageLoads: 1 },
  { version: '1.0.0', phase: 'use', reports: 400, pageLoads: 400 },
  { version: '3.0.0', phase: 'load', reports: 5, pageLoads: 5 },
] as const

let server: Server
let url: string
let answer: { status: number; body: string }
const requests: IncomingMessage[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request)
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}/failure-reports`
})
afterAll(() => void server.close())

describe('createReportsReader', () => {
  test('reads the counts, with a permission signed by the secret', async () => {
    answer = { status: 200, body: JSON.stringify({ counts }) }
    expect(await createReportsReader(url, 'secret')('mfe-agents', since)).toEqual(counts)
    const request = requests.at(-1)
    expect(request?.url).toBe(
      '/failure-reports?remote=mfe-agents&since=2026-03-01T09%3A00%3A00.000Z',
    )
    const token = request?.headers.authorization?.replace('Bearer ', '') ?? ''
    const permission = await checkPermission('secret', 'reports', token, new Date())
    expect(permission).toEqual({ expiresAt: expect.any(Date) as Date })
  })

  test.each([
    [401, '{}', "RELEASE_SECRET is missing, or is not the backend's"],
    [500, '{}', 'it answers 500'],
    [200, '{}', 'it does not answer with counts'],
    [200, '<!doctype html>', 'is not valid JSON'],
  ])('says what is wrong with status %i and %j', async (status, body, reason) => {
    answer = { status, body }
    const read = createReportsReader(url, undefined)('mfe-agents', since)
    await expect(read).rejects.toThrow(
      `The failure reports at ${url} (RELEASE_REPORTS_URL) cannot be read: `,
    )
    await expect(read).rejects.toThrow(reason)
  })

  test.each([
    ['http://localhost:2/reports', 'ECONNREFUSED'],
    ['nowhere', 'Invalid URL'],
  ])('says that %s cannot be reached', async (address, reason) =>
    expect(createReportsReader(address, undefined)('mfe-agents', since)).rejects.toThrow(reason),
  )
})

test('rateOf returns the page loads in which a version failed, of those that were reported', () => {
  expect(rateOf([...counts], '2.0.0')).toEqual({ pageLoads: 40, failures: 3 })
  expect(rateOf([...counts], '1.0.0')).toEqual({ pageLoads: 400, failures: 0 })
  expect(rateOf([...counts], '3.0.0')).toEqual({ pageLoads: 0, failures: 0 })
})

test('describeRate says how often, and when mostly', () => {
  expect(describeRate([...counts], '2.0.0')).toBe(
    '3 of 40 page loads (7.5 %), mostly when it was rendered',
  )
  expect(describeRate([...counts], '1.0.0')).toBe('0 of 400 page loads (0 %)')
  expect(describeRate([...counts], '3.0.0')).toBe('0 of 0 page loads (0 %)')
})
