import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, T, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.legal.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.legal.ar" */ './messages/ar.json'),
})
