import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, T, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.help.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.help.ar" */ './messages/ar.json'),
})
