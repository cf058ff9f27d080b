import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.listings.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.listings.ar" */ './messages/ar.json'),
})
