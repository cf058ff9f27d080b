import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'

/** The run-time configuration of tests. */
export const testConfig: RuntimeConfig = {
  siteUrl: 'http://shop.test',
  apiUrl: 'http://api.test/api/v1.0',
  paymentsUrl: 'http://payments.test/api/v1.0',
  portalUrl: 'http://portal.test/portal',
  translationUrl: 'http://translate.test/get',
  checkoutOrigins: ['https://pay.test'],
  brandName: { en: 'Wasla', ar: 'وصلة' },
}
