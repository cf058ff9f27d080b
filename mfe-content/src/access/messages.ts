import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, T, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.access.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.access.ar" */ './messages/ar.json'),
})
