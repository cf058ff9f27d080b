import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.company.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.company.ar" */ './messages/ar.json'),
})
