import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.app.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.app.ar" */ './messages/ar.json'),
})
