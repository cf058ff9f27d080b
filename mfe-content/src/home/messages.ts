import { createMessages } from '@shop/i18n/messages.tsx'

// A catalogue of its own, so that the home page does not wait for the texts of long pages.
export const { useT, T, load } = createMessages({
  en: () => import('./messages/en.json'),
  ar: () => import('./messages/ar.json'),
})
