import { runtimeConfigSchema } from '@shop/contracts/runtime-config.ts'

import { localConfig } from './local-config.js'

test('the configuration of a shop on this machine is one that shops accept', () => {
  const config = localConfig('http://localhost:3000', 'http://localhost:4000')
  expect(runtimeConfigSchema.parse(config)).toEqual(config)
})

test('every server is the backend, and card pages are nowhere else', () => {
  const { siteUrl, apiUrl, paymentsUrl, portalUrl, translationUrl, checkoutOrigins } = localConfig(
    'http://localhost:3000',
    'http://localhost:4711',
  )
  expect(siteUrl).toBe('http://localhost:3000')
  for (const address of [apiUrl, paymentsUrl, portalUrl, translationUrl, ...checkoutOrigins]) {
    expect(new URL(address).origin).toBe('http://localhost:4711')
  }
})
