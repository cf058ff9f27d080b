import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, load } = createMessages({
  en: () => import(/* webpackChunkName: "messages.blog.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.blog.ar" */ './messages/ar.json'),
})
