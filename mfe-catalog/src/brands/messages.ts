import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.brands.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.brands.ar" */ './messages/ar.json'),
})
