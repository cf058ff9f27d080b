import { createMessages } from '@shop/i18n/messages.tsx'

import en from './messages/en.json'

/** English is the language of the first visit, so it comes with the shell itself. */
export const { t, useT, T, load } = createMessages({
  en: { default: en },
  ar: () => import('./messages/ar.json'),
})
