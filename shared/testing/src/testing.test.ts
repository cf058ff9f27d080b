import { runtimeConfigSchema } from '@shop/contracts/configuration/runtime-config.ts'
import { agentPageSchema, agentSchema } from '@shop/contracts/wire/agent.ts'
import { categorySchema, productPageSchema, productSchema } from '@shop/contracts/wire/catalog.ts'
import { profileSchema } from '@shop/contracts/wire/user.ts'

import { testConfig } from './config.ts'
import { buildAgent, buildCategory, buildPage, buildProduct, buildProfile } from './fixtures.ts'

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
})
