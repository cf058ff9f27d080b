// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import { createMessages } from '@shop/i18n/messages.tsx'

export const { t, useT, T, load: loadMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.ar" */ './messages/ar.json'),
})

export const { t: brandsT, useT: useBrandsT, T: BrandsT, load: loadBrandsMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.brands.en" */ './brands/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.brands.ar" */ './brands/messages/ar.json'),
})

export const { t: compareT, useT: useCompareT, T: CompareT, load: loadCompareMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.compare.en" */ './compare/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.compare.ar" */ './compare/messages/ar.json'),
})

export const { t: listingsT, useT: useListingsT, T: ListingsT, load: loadListingsMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.listings.en" */ './listings/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.listings.ar" */ './listings/messages/ar.json'),
})

export const { t: productT, useT: useProductT, T: ProductT, load: loadProductMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.product.en" */ './product/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.product.ar" */ './product/messages/ar.json'),
})

export const { t: productLogoT, useT: useProductLogoT, T: ProductLogoT, load: loadProductLogoMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.product.logo.en" */ './product/logo/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.product.logo.ar" */ './product/logo/messages/ar.json'),
})

export const { t: productsNamesT, useT: useProductsNamesT, T: ProductsNamesT, load: loadProductsNamesMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.products.names.en" */ './products/names/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.products.names.ar" */ './products/names/messages/ar.json'),
})

export const { t: recentT, useT: useRecentT, T: RecentT, load: loadRecentMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.recent.en" */ './recent/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.recent.ar" */ './recent/messages/ar.json'),
})

export const { t: saleT, useT: useSaleT, T: SaleT, load: loadSaleMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.sale.en" */ './sale/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.sale.ar" */ './sale/messages/ar.json'),
})

export const { t: searchT, useT: useSearchT, T: SearchT, load: loadSearchMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.search.en" */ './search/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.search.ar" */ './search/messages/ar.json'),
})

export const { t: storesT, useT: useStoresT, T: StoresT, load: loadStoresMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.stores.en" */ './stores/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.stores.ar" */ './stores/messages/ar.json'),
})
