import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, T, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.notices.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.notices.ar" */ './messages/ar.json'),
})
