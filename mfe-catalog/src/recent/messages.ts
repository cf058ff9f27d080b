import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.recent.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.recent.ar" */ './messages/ar.json'),
})
