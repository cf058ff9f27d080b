import { sitePaths } from '@shop/contracts/browser/site-paths.ts'

import { getContentVersion } from '../content-page/content-page.api.ts'
import { paths } from '../paths.generated.ts'
import type { Question } from './topics.ts'

const pages = {
  categories: sitePaths.shop,
  sale: sitePaths.sale,
  brands: sitePaths.brands,
  compare: sitePaths.compare,
  stores: sitePaths.stores,
  cart: sitePaths.cart,
  orders: sitePaths.account,
  password: sitePaths.forgotPassword,
  support: paths['help.support'],
  contact: paths.contact,
  agents: sitePaths.agents,
  faqs: paths.faqs,
  about: paths['company.about'],
} as const

/** A line of a guide: links to a page or to the answer to a question. */
type Feature = keyof typeof pages | Question

/** Tasks by group, in order; titles are the messages `guide.ID`. */
export const guides = [
  { id: 'shopping', features: ['categories', 'sale', 'brands', 'compare', 'stores'] },
  {
    id: 'ordering',
    features: ['orders.place', 'names.languages', 'discounts.apply', 'delivery.when', 'cart'],
  },
  {
    id: 'paying',
    features: ['payments.card', 'payments.tax', 'payments.result', 'payments.session'],
  },
  { id: 'sharing', features: ['cards.share', 'cards.phones', 'cards.update', 'cards.care'] },
  { id: 'account', features: ['account.login', 'account.details', 'orders', 'password'] },
  { id: 'people', features: ['support', 'contact', 'agents', 'faqs', 'about'] },
] as const satisfies readonly { id: string; features: readonly Feature[] }[]

export function getAnswerPath(name: string): string {
  return `${paths['help.faqs']}#${name}`
}

const isPage = (feature: Feature): feature is keyof typeof pages => feature in pages

/** The lines that lead somewhere: an owner's text has other answers. */
export const listFeatures = (features: readonly Feature[]): readonly Feature[] =>
  getContentVersion('help') === undefined ? features : features.filter(isPage)

/** Target of a guide's line and the id of its message. */
export function toFeatureLink(feature: Feature) {
  return isPage(feature)
    ? { to: pages[feature], label: `guides.to.${feature}` as const }
    : { to: getAnswerPath(feature), label: `${feature}.feature` as const }
}
