import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.stores.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.stores.ar" */ './messages/ar.json'),
})
