import { setConfig } from '@shop/kernel'
import { testConfig } from '@shop/testing/config.ts'

import { createOrganizationData } from './organization.ts'

afterEach(() => void setConfig(testConfig))

describe('createOrganizationData', () => {
  test('returns the localized brand name and the social links', () => {
    const url = 'https://social.example/wasla'
    setConfig({ ...testConfig, socialLinks: [{ network: 'instagram', url }] })
    expect(createOrganizationData('ar')).toEqual({
      '@type': 'Organization',
      name: testConfig.brandName.ar,
      url: 'http://shop.test/',
      sameAs: [url],
    })
  })

  test('returns no links when none are configured', () => {
    expect(createOrganizationData('en')).toMatchObject({
      name: testConfig.brandName.en,
      sameAs: [],
    })
  })
})
