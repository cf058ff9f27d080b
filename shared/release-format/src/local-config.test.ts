import { runtimeConfigSchema } from '@shop/contracts/configuration/runtime-config.ts'

import { createLocalConfig } from './local-config.js'

describe('createLocalConfig', () => {
  test('returns a valid run-time configuration', () => {
    const config = createLocalConfig('http://localhost:3000', 'http://localhost:4000')
    expect(runtimeConfigSchema.parse(config)).toEqual(config)
  })

  test('points all services and the checkout origins to the backend', () => {
    const { siteUrl, checkoutOrigins, ...others } = createLocalConfig(
      'http://localhost:3000',
      'http://localhost:4711',
    )
    const services = Object.values(others).filter((value) => typeof value === 'string')
    expect(siteUrl).toBe('http://localhost:3000')
    for (const address of [...services, ...checkoutOrigins]) {
      expect(new URL(address).origin).toBe('http://localhost:4711')
    }
  })
})
