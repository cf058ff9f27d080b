import { UCP_VERSION } from '@shop/contracts/rules/ucp.ts'

import { shareInBlock } from '../../testing/test-shop.ts'
import { findSchemaErrors, ucpSchemas } from '../../testing/ucp-schemas.ts'
import { AGENT, agentProfile, openUcpShop } from '../../testing/ucp-shop.ts'
import { readProfileUrl } from './agent-profile.ts'

const ucp = shareInBlock(openUcpShop)
afterAll(() => ucp().close())

const search = (headers: object) => ucp().call('/catalog/search', { query: 'card' }, headers)

/** Searches as an agent that has this profile. */
async function searchAs(name: string, profile: unknown) {
  const url = `https://${name}.test/profile`
  if (profile !== undefined) ucp().profiles.set(url, profile)
  const response = await search({ 'ucp-agent': `profile="${url}"` })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}

describe('readProfileUrl', () => {
  test.each([
    ['profile="https://a.test/p"', 'https://a.test/p'],
    ['profile="https://a.test/p"; version="2026-01-11"', 'https://a.test/p'],
    ['other=1, profile="https://a.test/\\"p\\\\"', 'https://a.test/%22p/'],
    ['profile="https://a.test:443/p"', 'https://a.test/p'],
  ])('returns the address of %s', (header, url) => expect(readProfileUrl(header).href).toBe(url))

  test.each([
    '',
    'agent/1.0',
    'profile=https://a.test/p',
    'xprofile="https://a.test/p"',
    'profile="http://a.test/p"',
    'profile="https://127.0.0.1/p"',
    'profile="https://[::1]/p"',
    'profile="https://2130706433/p"',
    'profile="https://a.test:8443/p"',
    'profile="https://user@a.test/p"',
    'profile="file:///etc/passwd"',
    `profile="https://a.test/${'x'.repeat(4_000)}"`,
  ])('rejects %s', (header) => {
    let refusal: unknown
    try {
      readProfileUrl(header)
    } catch (error) {
      refusal = error
    }
    expect(refusal).toMatchObject({ statusCode: 400, code: 'invalid_profile_url' })
  })
})

describe('the negotiation', () => {
  test.each(['2026-01-11', '2027-01-01'])('refuses an agent of version %s', async (version) => {
    const profile = { ucp: { version, capabilities: [{ name: 'dev.ucp.shopping.checkout' }] } }
    expect(await searchAs(`v${version}`, profile)).toEqual({
      status: 422,
      body: {
        code: 'version_unsupported',
        content: `Protocol version ${version} is not supported. This shop supports version ${UCP_VERSION}.`,
        continue_url: 'http://site.test/search?q=card',
      },
    })
  })

  test.each<[string, unknown]>([
    ['none', {}],
    ['others', { 'dev.ucp.shopping.checkout': [{ version: UCP_VERSION }] }],
    ['another-version', { 'dev.ucp.shopping.catalog.search': [{ version: '2027-01-01' }] }],
  ])('says that an agent with %s has no capability in common', async (name, capabilities) => {
    const { status, body } = await searchAs(name, { ucp: { ...agentProfile.ucp, capabilities } })
    expect(status).toBe(200)
    expect(findSchemaErrors(ucpSchemas.error, body)).toEqual([])
    expect(body).toMatchObject({
      ucp: { version: UCP_VERSION, status: 'error', capabilities: {} },
      messages: [{ code: 'capabilities_incompatible' }],
      continue_url: 'http://site.test/search?q=card',
    })
  })

  test.each<[string, unknown, number, string]>([
    ['away', undefined, 424, 'profile_unreachable'],
    ['no-json', '<html>', 422, 'profile_malformed'],
    ['no-version', { ucp: {} }, 422, 'profile_malformed'],
    ['draft', { ucp: { version: 'draft' } }, 422, 'profile_malformed'],
    ['list', { ucp: { version: UCP_VERSION, capabilities: [] } }, 422, 'profile_malformed'],
  ])('refuses an agent whose profile is: %s', async (name, profile, status, code) => {
    expect(await searchAs(name, profile)).toMatchObject({ status, body: { code } })
  })

  test('refuses an agent without a profile', async () => {
    const response = await search({ 'ucp-agent': '' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_profile_url' })
  })

  test('fetches a profile once, also one that cannot be read', async () => {
    await searchAs('again', agentProfile)
    await searchAs('again', agentProfile)
    await searchAs('gone', undefined)
    await searchAs('gone', undefined)
    const count = (name: string) => ucp().fetched.filter((url) => url.includes(`//${name}.`)).length
    expect([count('again'), count('gone')]).toEqual([1, 1])
  })
})

test('a checkout leads to the cart of the shop, with the product', async () => {
  const order = async (id: string, headers: object = {}) => {
    const response = await ucp().call(
      '/checkout-sessions',
      { line_items: [{ item: { id }, quantity: 1 }] },
      headers,
    )
    expect(findSchemaErrors(ucpSchemas.error, response.json())).toEqual([])
    return [response.statusCode, response.json<{ continue_url: string }>().continue_url]
  }
  expect(await order('wood-card')).toEqual([200, 'http://site.test/shop-cart?product=wood-card'])
  expect(await order('nothing', { 'accept-language': 'ar' })).toEqual([
    200,
    'http://site.test/ar/shop-cart',
  ])
  const cart = await ucp().call('/carts', { line_items: 'none' })
  expect(cart.json()).toMatchObject({
    messages: [{ code: 'capabilities_incompatible', severity: 'unrecoverable' }],
    continue_url: 'http://site.test/shop-cart',
  })
})

test('a response sets no cookie, and is public', async () => {
  const { headers } = await search({})
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-language': 'en',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
})

describe('with rate limits', () => {
  test('limits the calls of a network, and the profiles that all agents have fetched', async () => {
    const limited = await openUcpShop({
      rateLimits: true,
      limits: {
        ...ucp().shop.deps.config.limits,
        catalogAgents: { max: 4, minutes: 1 },
        agentProfiles: { max: 3, minutes: 1 },
        allAgentProfiles: { max: 2, minutes: 1 },
      },
    })
    const call = async (agent: string) =>
      (await limited.call('/catalog/search', { query: 'card' }, { 'ucp-agent': agent })).statusCode
    const strange = (name: string) => `profile="https://${name}.test/p"`
    expect(await call(AGENT)).toBe(200)
    expect(await call(strange('first'))).toBe(424)
    expect(await call(strange('second'))).toBe(429)
    expect(await call(AGENT)).toBe(200)
    const last = await limited.call('/catalog/search', { query: 'card' })
    expect([last.statusCode, last.json<{ code: string }>().code]).toEqual([429, 'rate_limited'])
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(limited.fetched.length).toBe(2)
    await limited.close()
  })
})
