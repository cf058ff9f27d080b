import { runtimeConfigSchema } from '@shop/contracts/runtime-config.ts'
import { testConfig } from '@shop/testing/config.ts'

import { isUsable } from './is-usable.ts'

const complete = {
  ...testConfig,
  emailChangeUrl: 'https://portal.test/email',
  searchUrl: 'https://api.test/search',
  bestSellersUrl: 'https://api.test/best',
  reportUrl: 'https://report.test',
  remoteOrigins: ['https://cdn.test'],
  overrideOrigins: ['http://localhost:3101'],
  mapTilesUrl: 'https://tiles.test/{z}/{x}/{y}.png',
  comingSoonDate: '2030-01-01T00:00:00Z',
  maintenanceSeconds: 60,
  socialLinks: [{ network: 'facebook', url: 'https://facebook.com/wasla' }],
}

test('isUsable accepts a valid configuration', () => {
  expect(isUsable(testConfig)).toBe(true)
  expect(isUsable(complete)).toBe(true)
})

const keys = Object.keys(complete) as (keyof typeof complete)[]
const wrong = [
  null,
  7,
  '',
  'nowhere',
  'javascript:alert(1)',
  [],
  [7],
  ['x'],
  {},
  [{ url: 'x' }],
  0,
  1.5,
  '2030-01-01',
  [{ network: 'myspace', url: 'https://x.test' }],
]
test.each(keys)('isUsable rejects whatever the schema rejects as %s', (key) => {
  for (const value of wrong) {
    const raw = { ...complete, [key]: value }
    if (!runtimeConfigSchema.safeParse(raw).success)
      expect([value, isUsable(raw)]).toEqual([value, false])
  }
})

test.each([[null], ['text'], [[]], [{}]])('isUsable rejects %j', (raw) => {
  expect(isUsable(raw)).toBe(false)
})
