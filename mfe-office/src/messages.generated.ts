// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import { createMessages } from '@shop/i18n/messages.tsx'

export const { t, useT, T, load: loadMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.ar" */ './messages/ar.json'),
})
