import { createMessages } from '@shop/i18n/messages.tsx'

export const { useT, T, load } = createMessages({
  en: () => import('./messages/en.json'),
  ar: () => import('./messages/ar.json'),
})
