import { createMessages } from '@shop/i18n/messages.tsx'

export const { t, useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.ar" */ './messages/ar.json'),
})
