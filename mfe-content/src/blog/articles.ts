import { createMessages } from '@shop/i18n/messages.tsx'

// A catalogue of its own: the list of articles does not need their texts.
export const { useT: useArticles, load: loadArticles } = createMessages({
  en: () => import('./articles/messages/en.json'),
  ar: () => import('./articles/messages/ar.json'),
})

/** Titled sections of every article, between its lead and its conclusion. */
export const articleSections = ['section1', 'section2', 'section3'] as const
