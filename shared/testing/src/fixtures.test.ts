import { agentPageSchema, agentSchema } from '@shop/contracts/agent.ts'
import { categorySchema, productPageSchema, productSchema } from '@shop/contracts/catalog.ts'
import { runtimeConfigSchema } from '@shop/contracts/runtime-config.ts'
import { profileSchema } from '@shop/contracts/user.ts'

import { testConfig } from './config.ts'
import { buildAgent, buildCategory, buildPage, buildProduct, buildProfile } from './fixtures.ts'

test.each([
  ['product', productSchema, buildProduct()],
  ['category', categorySchema, buildCategory()],
  ['agent', agentSchema, buildAgent()],
  ['profile', profileSchema, buildProfile()],
  ['list of products', productPageSchema, buildPage([buildProduct()])],
  ['list of agents', agentPageSchema, buildPage([buildAgent()], { totalPage: 3 })],
  ['configuration', runtimeConfigSchema, testConfig],
])('the fixture %s matches its schema', (_, schema, value) => {
  expect(schema.parse(value)).toEqual(value)
})

test('changes override a fixture’s properties', () => {
  expect(buildProduct({ price: 5 })).toEqual({ ...buildProduct(), price: 5 })
  expect(buildPage([1, 2], { currentPage: 2 })).toEqual({
    results: [1, 2],
    paginate: { currentPage: 2, totalPage: 1, totalCount: 2, currentLimit: 100 },
  })
})
