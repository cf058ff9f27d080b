import { createMessages } from '@shop/i18n/messages.tsx'

// A catalogue of its own, so that the shop window does not wait for the words of the long pages.
export const { useT, T, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.home.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.home.ar" */ './messages/ar.json'),
})
