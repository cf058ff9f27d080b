import { createMessages } from '@shop/i18n/messages.tsx'

export const { t, useT, T, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.account.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.account.ar" */ './messages/ar.json'),
})
