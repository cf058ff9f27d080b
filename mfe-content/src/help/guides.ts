import { sitePaths } from '@shop/contracts/site-paths.ts'

import { paths } from '../paths.generated.ts'
import type { Question } from './topics.ts'

/** A line of a guide: links to an answer or to a page. */
type Feature = { question: Question } | { id: keyof typeof pages }

/** Pages that guides link to. */
const pages = {
  categories: sitePaths.shop,
  sale: sitePaths.sale,
  brands: sitePaths.brands,
  compare: sitePaths.compare,
  stores: sitePaths.stores,
  cart: sitePaths.cart,
  orders: `${sitePaths.portal}/orders`,
  password: sitePaths.forgotPassword,
  support: paths['help.support'],
  contact: paths.contact,
  agents: sitePaths.agents,
  faqs: paths.faqs,
  about: paths['company.about'],
} as const

/** Tasks by group, in order; titles are the messages `guide.ID`. */
export const guides = [
  {
    id: 'shopping',
    features: [
      { id: 'categories' },
      { id: 'sale' },
      { id: 'brands' },
      { id: 'compare' },
      { id: 'stores' },
    ],
  },
  {
    id: 'ordering',
    features: [
      { question: 'orders.place' },
      { question: 'orders.change' },
      { question: 'discounts.apply' },
      { id: 'cart' },
    ],
  },
  {
    id: 'paying',
    features: [
      { question: 'payments.card' },
      { question: 'payments.tax' },
      { question: 'payments.result' },
      { question: 'payments.session' },
    ],
  },
  {
    id: 'sharing',
    features: [
      { question: 'cards.share' },
      { question: 'cards.phones' },
      { question: 'cards.update' },
      { question: 'cards.care' },
    ],
  },
  {
    id: 'account',
    features: [
      { question: 'account.login' },
      { question: 'account.details' },
      { id: 'orders' },
      { id: 'password' },
    ],
  },
  {
    id: 'people',
    features: [
      { id: 'support' },
      { id: 'contact' },
      { id: 'agents' },
      { id: 'faqs' },
      { id: 'about' },
    ],
  },
] as const satisfies readonly { id: string; features: readonly Feature[] }[]

/** Path of the answers to a topic or a question. */
export function getAnswerPath(name: string): string {
  return `${paths['help.faqs']}#${name}`
}

/** Target of a guide's line and the id of its message. */
export function toFeatureLink(feature: Feature) {
  return 'question' in feature
    ? { to: getAnswerPath(feature.question), label: `${feature.question}.feature` as const }
    : { to: pages[feature.id], label: `guides.to.${feature.id}` as const }
}
