import Fastify from 'fastify'

import { parseTrustedProxies, toTrustProxyOption } from './trusted-proxies.ts'

async function getAddress(setting: string, forwardedFor: string, remoteAddress = '10.0.0.2') {
  const proxies = parseTrustedProxies(setting)
  if (proxies === null) throw new Error(`${setting} is not a setting.`)
  const app = Fastify({ trustProxy: toTrustProxyOption(proxies) })
  app.get('/', (request) => request.ip)
  const headers = { 'x-forwarded-for': forwardedFor }
  return (await app.inject({ url: '/', headers, remoteAddress })).body
}

const spoofed = '203.0.113.9, 198.51.100.7'

test.each([
  ['off', '10.0.0.2'],
  ['10.0.0.2', '198.51.100.7'],
  ['10.0.0.0/8', '198.51.100.7'],
  ['uniquelocal', '198.51.100.7'],
  ['192.168.0.1', '10.0.0.2'],
  ['1', '198.51.100.7'],
])('with TRUST_PROXY=%s a spoofed X-Forwarded-For leads to %s', async (setting, address) => {
  expect(await getAddress(setting, spoofed)).toBe(address)
})

test('a caller that is no named proxy is not believed', async () => {
  expect(await getAddress('10.0.0.2', spoofed, '198.51.100.8')).toBe('198.51.100.8')
})

test('two hops are two proxies', async () => {
  expect(await getAddress('2', '203.0.113.9, 198.51.100.7, 10.0.0.3')).toBe('198.51.100.7')
})

test.each(['true', 'on', 'all', '*', '', '0', '-1', '0.0.0.0/0', '::/0', 'proxy', '10.0.0.2,'])(
  'parseTrustedProxies rejects "%s"',
  (setting) => {
    expect(parseTrustedProxies(setting)).toBeNull()
  },
)
