import { createUcpProfile, UCP_VERSION } from '@shop/contracts/rules/ucp.ts'
import type { SettingName } from '@shop/contracts/wire/office-settings.ts'

import { toJson } from '../../platform/db/json.ts'
import { shareInBlock } from '../../testing/test-shop.ts'
import { digestSchema, findSchemaErrors, manifest, ucpSchemas } from '../../testing/ucp-schemas.ts'
import { agentProfile, openUcpShop } from '../../testing/ucp-shop.ts'

interface UcpProduct {
  id: string
  title: string
  url: string
  price_range: object
  variants: { id: string; availability: object; inputs?: object[] }[]
}

interface UcpResponse {
  ucp: { version: string; status: string; capabilities: object }
  products: UcpProduct[]
  product: UcpProduct
  pagination: { cursor?: string; has_next_page: boolean; total_count: number }
  messages?: { code: string; content: string }[]
  continue_url?: string
}

const ucp = shareInBlock(openUcpShop)
afterAll(() => ucp().close())

/** Calls, and validates the response by the protocol's own schema. */
async function call(
  operation: 'search' | 'lookup' | 'product',
  body: object,
  { schema = ucpSchemas[operation], headers = {} }: { schema?: string; headers?: object } = {},
): Promise<UcpResponse> {
  const response = await ucp().call(`/catalog/${operation}`, body, headers)
  expect(response.statusCode).toBe(200)
  const content = response.json<UcpResponse>()
  expect(findSchemaErrors(schema, content)).toEqual([])
  expect(content.ucp.version).toBe(UCP_VERSION)
  return content
}

const idsOf = ({ products }: UcpResponse) => products.map(({ id }) => id)
const codesOf = ({ messages = [] }: UcpResponse) => messages.map(({ code }) => code)

/** Changes a setting of the office. */
async function set(name: SettingName, value: object) {
  const { db } = ucp().shop.deps
  await db.deleteFrom('shopSettings').where('name', '=', name).execute()
  await db
    .insertInto('shopSettings')
    .values({ name, value: toJson(value), version: 1 })
    .execute()
}

describe('the recorded schemas', () => {
  test('are those of the version that the shop speaks, byte for byte', () => {
    const { tag, files } = manifest
    expect(tag).toBe(`v${UCP_VERSION}`)
    const digests = Object.keys(files).map((file) => [file, digestSchema(file)])
    expect(Object.fromEntries(digests)).toEqual(files)
  })

  test('take the profile of the shop, and that of the agent of these tests', () => {
    const profile = createUcpProfile('https://api.shop.test/api/v1.0')
    expect(findSchemaErrors(ucpSchemas.profile, profile)).toEqual([])
    expect(findSchemaErrors(ucpSchemas.platformProfile, agentProfile)).toEqual([])
    expect(
      findSchemaErrors(ucpSchemas.profile, { ucp: { ...profile.ucp, version: 'next' } }),
    ).not.toEqual([])
  })
})

describe('POST /catalog/search', () => {
  test('finds products by words, with prices in baisa, addresses and availability', async () => {
    const found = await call('search', { query: 'wood card' })
    expect(found.ucp).toEqual({
      version: UCP_VERSION,
      status: 'success',
      capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: UCP_VERSION }] },
    })
    const price = { amount: 9_990, currency: 'OMR' }
    expect(found.products).toEqual([
      expect.objectContaining({
        id: 'wood-card',
        title: 'The wood-card',
        description: { plain: 'About the wood-card' },
        url: 'http://site.test/product-detail/wood-card',
        categories: [{ value: 'Cards', taxonomy: 'merchant' }],
        price_range: { min: price, max: price },
        metadata: { material: 'Walnut', size: '85 × 54 mm', takes_a_name: true },
      }),
    ])
    expect(found.products[0]?.variants).toEqual([
      expect.objectContaining({
        id: 'wood-card',
        price,
        availability: { available: true, status: 'in_stock' },
      }),
    ])
    expect(found.messages).toEqual([
      { type: 'info', code: 'tax', content: 'Prices are without 5% VAT, which the cart adds.' },
    ])
  })

  test('speaks the language of the context, else of the header', async () => {
    const arabic = { title: 'منتج wood-card', url: 'http://site.test/ar/product-detail/wood-card' }
    const query = 'wood card'
    const header = { headers: { 'accept-language': 'ar-OM, en;q=0.5' } }
    const inContext = await call('search', { query, context: { language: 'ar' } })
    expect(inContext.products[0]).toMatchObject(arabic)
    expect(inContext.messages?.[0]?.content).toContain('ضريبة القيمة المضافة')
    expect((await call('search', { query }, header)).products[0]).toMatchObject(arabic)
    const english = await call('search', { query, context: { language: 'en' } }, header)
    expect(english.products[0]?.title).toBe('The wood-card')
    const other = await call('search', { query, context: { language: 'fr' } })
    expect(other.products[0]?.title).toBe('The wood-card')
  })

  test('returns pages, each of which leads to the next', async () => {
    const first = await call('search', { query: 'the', pagination: { limit: 2 } })
    expect(first.pagination).toMatchObject({ has_next_page: true, total_count: 3 })
    const { cursor } = first.pagination
    const last = await call('search', { query: 'the', pagination: { limit: 2, cursor } })
    expect(last.pagination).toEqual({ has_next_page: false, total_count: 3 })
    expect([...idsOf(first), ...idsOf(last)].toSorted()).toEqual([
      'key-fob',
      'steel-card',
      'wood-card',
    ])
  })

  test('returns nothing, and says nothing, where nothing is found', async () => {
    const { products, messages } = await call('search', { query: 'xyzzyq' })
    expect([products, messages]).toEqual([[], undefined])
  })

  test.each<[object, string[]]>([
    [{ categories: ['cards'] }, ['steel-card', 'wood-card', 'key-fob']],
    [{ categories: ['بطاقات', 'none'] }, ['steel-card', 'wood-card', 'key-fob']],
    [{ categories: ['Empty'] }, []],
    [{ price: { max: 9_990 } }, ['wood-card', 'key-fob']],
    [{ price: { min: 9_991 } }, ['steel-card']],
    [{ categories: ['Cards'], price: { min: 51, max: 20_000 } }, ['wood-card']],
  ])('filters without words by %j', async (filters, ids) => {
    expect(idsOf(await call('search', { filters }))).toEqual(ids)
  })

  test('filters what words find', async () => {
    expect(idsOf(await call('search', { query: 'the', filters: { price: { max: 50 } } }))).toEqual([
      'key-fob',
    ])
  })

  test('does not filter by prices in another currency, and says so', async () => {
    const filters = { price: { max: 1 } }
    const found = await call('search', { filters, context: { currency: 'USD' } })
    expect(found.products.length).toBe(3)
    expect(codesOf(found)).toEqual(['price_filter_ignored', 'tax'])
  })

  test.each([
    [{}],
    [{ filters: {} }],
    [{ filters: { categories: [] } }],
    [{ query: ' ' }],
    [{ query: 'x'.repeat(101) }],
    [{ query: 'card', pagination: { cursor: 'x' } }],
    [{ query: 'card', pagination: { limit: 0 } }],
    [{ filters: { price: { max: 1.5 } } }],
  ])('rejects %j', async (body) => {
    const response = await ucp().call('/catalog/search', body)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      400,
      'invalid_request',
    ])
  })
})

describe('POST /catalog/lookup', () => {
  test('returns each product once with the id that led to it, and names the others', async () => {
    const found = await call('lookup', { ids: ['wood-card', 'nothing', 'wood-card', 'key-fob'] })
    expect(found.products.map(({ variants }) => variants[0]?.inputs)).toEqual([
      [{ id: 'wood-card', match: 'exact' }],
      [{ id: 'key-fob', match: 'exact' }],
    ])
    expect(found.messages).toContainEqual({ type: 'info', code: 'not_found', content: 'nothing' })
  })

  test('leaves out what filters exclude', async () => {
    const found = await call('lookup', {
      ids: ['wood-card', 'key-fob'],
      filters: { price: { max: 50 } },
    })
    expect([idsOf(found), codesOf(found)]).toEqual([['key-fob'], ['tax']])
  })

  test('rejects too many ids by the code of the protocol', async () => {
    const ids = Array.from({ length: 51 }, (_, at) => `id-${at}`)
    const response = await ucp().call('/catalog/lookup', { ids })
    expect([response.statusCode, response.json<object>()]).toEqual([
      400,
      expect.objectContaining({ code: 'request_too_large' }),
    ])
  })
})

describe('POST /catalog/product', () => {
  test('returns one product', async () => {
    const { product } = await call('product', { id: 'steel-card', selected: [] })
    expect(product).toMatchObject({ id: 'steel-card', variants: [{ id: 'steel-card' }] })
  })

  test('says that there is none, and where to go on', async () => {
    const found = await call('product', { id: 'nothing' }, { schema: ucpSchemas.error })
    expect(found).toEqual({
      ucp: {
        version: UCP_VERSION,
        status: 'error',
        capabilities: { 'dev.ucp.shopping.catalog.lookup': [{ version: UCP_VERSION }] },
      },
      messages: [
        {
          type: 'error',
          code: 'not_found',
          content: 'Product not found: nothing',
          severity: 'unrecoverable',
        },
      ],
      continue_url: 'http://site.test/shop',
    })
  })
})

describe('with settings of the office', () => {
  const price = async () => (await call('product', { id: 'wood-card' })).product.price_range

  test('prices have their tax where pages show it, and filters go by it', async () => {
    await set('tax', {
      taxPercent: 5,
      shownPrices: 'withTax',
      vatNumber: '',
      sellerName: { en: '', ar: '' },
    })
    const amount = { amount: 10_490, currency: 'OMR' }
    await ucp()
      .shop.deps.db.updateTable('products')
      .set({ stock: 0 })
      .where('id', '=', 'steel-card')
      .execute()
    const found = await call('search', {
      filters: { price: { min: 10_000 } },
      context: { currency: 'OMR' },
    })
    expect(idsOf(found)).toEqual(['steel-card', 'wood-card'])
    expect(found.products[0]?.variants[0]?.availability).toEqual({
      available: false,
      status: 'out_of_stock',
    })
    expect(await price()).toEqual({ min: amount, max: amount })
    expect(found.messages?.[0]?.content).toBe('Prices include 5% VAT.')
  })

  test('says nothing of tax where none is added', async () => {
    await set('tax', {
      taxPercent: 0,
      shownPrices: 'withTax',
      vatNumber: '',
      sellerName: { en: '', ar: '' },
    })
    const found = await call('lookup', { ids: ['wood-card', 'key-fob'] })
    expect(found.messages).toBeUndefined()
  })

  test.each(['/catalog/search', '/catalog/lookup', '/catalog/product', '/checkout-sessions'])(
    '%s is not there where nothing is published for programs',
    async (path) => {
      await set('machines', { texts: 'unpublished' })
      const response = await ucp().call(path, {
        query: 'card',
        ids: ['wood-card'],
        id: 'wood-card',
      })
      expect(response.statusCode).toBe(404)
      await set('machines', { texts: 'published' })
      expect((await ucp().call(path, { query: 'card', ids: ['x'], id: 'x' })).statusCode).toBe(200)
    },
  )
})
