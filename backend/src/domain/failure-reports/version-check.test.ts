import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createVersionCheck } from './version-check.ts'

describe('createVersionCheck', () => {
  let server: Server
  let url: string
  let requests: string[] = []
  const statuses: Record<string, number> = { '/mfe-agents/1.0.0-ab/integrity.json': 200 }

  beforeAll(async () => {
    server = createServer(({ method, url: path = '' }, response) => {
      requests.push(`${method} ${path}`)
      response.writeHead(statuses[path] ?? 404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    url = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => void (requests = []))
  afterAll(() => void server.close())

  test('asks the site once for each version, whether it was ever live', async () => {
    const isReleased = createVersionCheck(url)
    const both = () =>
      Promise.all([isReleased('mfe-agents', '1.0.0-ab'), isReleased('mfe-agents', '9.9.9')])
    expect(await both()).toEqual([true, false])
    expect(await both()).toEqual([true, false])
    expect(requests.toSorted()).toEqual([
      'HEAD /mfe-agents/1.0.0-ab/integrity.json',
      'HEAD /mfe-agents/9.9.9/integrity.json',
    ])
  })

  test('takes a version for released while the site cannot be asked, or does not know', async () => {
    expect(await createVersionCheck('http://localhost:2')('shell', '1.0.0')).toBe(true)
    statuses['/shell/1.0.0/integrity.json'] = 503
    expect(await createVersionCheck(url)('shell', '1.0.0')).toBe(true)
  })

  test('asks for no more than 60 unknown versions a minute, and takes the others for made up', async () => {
    let time = 0
    const isReleased = createVersionCheck(url, () => time)
    expect(await isReleased('mfe-agents', '1.0.0-ab')).toBe(true)
    for (let version = 0; version < 100; version++) await isReleased('mfe-agents', `7.${version}.0`)
    expect(requests).toHaveLength(60)
    expect(await isReleased('mfe-agents', '1.0.0-ab')).toBe(true)
    statuses['/mfe-agents/2.0.0/integrity.json'] = 200
    expect(await isReleased('mfe-agents', '2.0.0')).toBe(false)
    time += 60_000
    expect(await isReleased('mfe-agents', '2.0.0')).toBe(true)
  })
})
