import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.faqs.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.faqs.ar" */ './messages/ar.json'),
})
