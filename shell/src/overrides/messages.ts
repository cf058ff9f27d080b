import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "overrides.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "overrides.ar" */ './messages/ar.json'),
})
