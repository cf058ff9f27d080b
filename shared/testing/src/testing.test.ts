import { runtimeConfigSchema } from '@shop/contracts/configuration/runtime-config.ts'
import { agentPageSchema, agentSchema } from '@shop/contracts/wire/agent.ts'
import { categorySchema, productPageSchema, productSchema } from '@shop/contracts/wire/catalog.ts'
import { profileSchema } from '@shop/contracts/wire/user.ts'
import { jwtDecode } from 'jwt-decode'

import { testConfig } from './config.ts'
import { expectConsole } from './console.ts'
import { deferred } from './deferred.ts'
import { buildAgent, buildCategory, buildPage, buildProduct, buildProfile } from './fixtures.ts'
import { testToken } from './token.ts'

describe('testToken', () => {
  test('returns a token of member-1 that is valid for an hour', () => {
    const { _id, exp } = jwtDecode<{ _id: string; exp: number }>(testToken())
    expect(_id).toBe('member-1')
    expect(exp - Date.now() / 1000).toBeGreaterThan(3590)
    expect(exp - Date.now() / 1000).toBeLessThan(3610)
  })

  test('encodes claims in any script', () => {
    expect(jwtDecode(testToken({ _id: 'x', exp: 5, firstName: 'مها' }))).toEqual({
      _id: 'x',
      exp: 5,
      firstName: 'مها',
    })
  })
})

describe('deferred', () => {
  test('returns a promise that stays pending until it is resolved', async () => {
    const answer = deferred<string>()
    let settled = false
    void answer.promise.then(() => (settled = true))
    await Promise.resolve()
    expect(settled).toBe(false)
    answer.resolve('value')
    await expect(answer.promise).resolves.toBe('value')
  })

  test('returns a promise that can be rejected', async () => {
    const answer = deferred()
    answer.reject(new Error('No'))
    await expect(answer.promise).rejects.toThrow('No')
  })
})

describe('fixtures', () => {
  test.each([
    ['product', productSchema, buildProduct()],
    ['category', categorySchema, buildCategory()],
    ['agent', agentSchema, buildAgent()],
    ['profile', profileSchema, buildProfile()],
    ['list of products', productPageSchema, buildPage([buildProduct()])],
    ['list of agents', agentPageSchema, buildPage([buildAgent()], { totalPage: 3 })],
    ['configuration', runtimeConfigSchema, testConfig],
  ])('%s matches its schema', (_, schema, value) => {
    expect(schema.parse(value)).toEqual(value)
  })

  test('changes override a fixture’s properties', () => {
    expect(buildProduct({ price: 5 })).toEqual({ ...buildProduct(), price: 5 })
    expect(buildPage([1, 2], { currentPage: 2 })).toEqual({
      results: [1, 2],
      paginate: { currentPage: 2, totalPage: 1, totalCount: 2, currentLimit: 100 },
    })
  })
})

describe('expectConsole', () => {
  test('returns the formatted messages once', () => {
    console.error('Failed:', { code: 7 })
    console.warn('%s is odd', 'this')
    expect(expectConsole()).toEqual(['Failed: { code: 7 }', 'this is odd'])
    expect(expectConsole()).toEqual([])
  })
})
