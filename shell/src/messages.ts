import { createMessages } from '@shop/i18n/messages.tsx'

import en from './messages/en.json'

/** English is bundled: it is the language of a first visit. */
export const { t, useT, load } = createMessages({
  en: { default: en },
  ar: () => import(/* webpackChunkName: "messages.ar" */ './messages/ar.json'),
})
