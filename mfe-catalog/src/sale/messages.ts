import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.sale.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.sale.ar" */ './messages/ar.json'),
})
