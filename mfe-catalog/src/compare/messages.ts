import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.compare.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.compare.ar" */ './messages/ar.json'),
})
