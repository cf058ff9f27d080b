import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.contact.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.contact.ar" */ './messages/ar.json'),
})
