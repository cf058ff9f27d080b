import { lookup } from 'node:dns'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'

import { createCertificate } from '../../testing/certificate.ts'
import { createFetchPublic, isPublicAddress, isPublicUrl } from './fetch-public.ts'

describe('isPublicAddress', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each(['1.1.1.1', '::ffff:1.1.1.1', '2606:4700:4700::1111'])('takes %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
})

test.each([
  ['https://a.test/p', true],
  ['https://a.test:443/p', true],
  ['http://a.test/p', false],
  ['https://a.test:22/p', false],
  ['https://a:b@a.test/p', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/', false],
  ['https://0x7f.1/', false],
])('isPublicUrl(%s) is %s', (url, isPublic) => expect(isPublicUrl(new URL(url))).toBe(isPublic))

describe('createFetchPublic', () => {
  const { key, cert } = createCertificate()
  let server: Server
  let requests: string[]
  beforeAll(async () => {
    server = createServer({ key, cert }, ({ url = '' }, response) => {
      requests.push(url)
      if (url === '/moved') response.writeHead(302, { location: '/profile' }).end()
      else if (url === '/large') response.end('x'.repeat(65 * 1024))
      else if (url === '/profile') response.end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  })
  beforeEach(() => void (requests = []))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const toUrl = (path: string) =>
    new URL(path, `https://localhost:${(server.address() as AddressInfo).port}`)

  test('connects to no name of this machine', async () => {
    await expect(createFetchPublic({ ca: cert })(toUrl('/profile'))).rejects.toThrow(
      'localhost is not on the public internet',
    )
    expect(requests).toEqual([])
  })

  test('returns what an address has', async () => {
    expect(await createFetchPublic({ ca: cert, lookup })(toUrl('/profile'))).toBe('{}')
  })

  test('follows no redirect', async () => {
    const moved = createFetchPublic({ ca: cert, lookup })(toUrl('/moved'))
    await expect(moved).rejects.toThrow('responded with 302')
    expect(requests).toEqual(['/moved'])
  })

  test.each<[string, string, Parameters<typeof createFetchPublic>[0]]>([
    ['is too large', '/large', { ca: cert }],
    ['does not come', '/never', { ca: cert, timeoutMs: 200 }],
    ['has a certificate that nobody trusts', '/profile', {}],
  ])('rejects what %s', async (_, path, connection) => {
    await expect(createFetchPublic({ ...connection, lookup })(toUrl(path))).rejects.toThrow()
  })
})
