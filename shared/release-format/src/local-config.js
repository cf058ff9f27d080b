/**
 * The run-time configuration of a site and backend on this machine, as served in `/config.json`.
 * @param {string} site its origin
 * @param {string} backend the backend's origin
 * @returns {import('@shop/contracts/configuration/runtime-config.ts').RuntimeConfig}
 */
export function createLocalConfig(site, backend) {
  return {
    siteUrl: site,
    apiUrl: `${backend}/api/v1.0`,
    paymentsUrl: `${backend}/api/v1.0`,
    portalUrl: `${backend}/portal`,
    accountUrl: `${backend}/api/v1.0/account`,
    translationUrl: `${backend}/api/v1.0/translate`,
    searchUrl: `${backend}/api/v1.0/search`,
    newestPaymentUrl: `${backend}/api/v1.0/payment/newest`,
    bestSellersUrl: `${backend}/api/v1.0/products/best-sellers`,
    formsUrl: `${backend}/api/v1.0/forms`,
    reportUrl: `${backend}/api/v1.0/failure-reports`,
    checkoutOrigins: [backend],
    brandName: { en: 'Shop', ar: 'المتجر' },
  }
}
