import { createMessages } from '@shop/i18n/messages.tsx'

// A catalogue of its own, so that the shop window does not wait for the words of the long pages.
export const { useT, T, load } = createMessages({
  en: () => import('./messages/en.json'),
  ar: () => import('./messages/ar.json'),
})
