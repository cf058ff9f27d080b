// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import { createMessages } from '@shop/i18n/messages.tsx'

export const { t: markdownT, useT: useMarkdownT, T: MarkdownT, load: loadMarkdownMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.markdown.en" */ './markdown/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.markdown.ar" */ './markdown/messages/ar.json'),
})
