import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, T, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.emails.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.emails.ar" */ './messages/ar.json'),
})
