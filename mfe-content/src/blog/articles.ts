import { createMessages } from '@shop/i18n/messages.tsx'

// The list of articles does without their texts.
export const { useT: useArticles, load: loadArticles } = createMessages({
  en: () => import('./articles/messages/en.json'),
  ar: () => import('./articles/messages/ar.json'),
})

/** Between an opening and a closing, every article has these parts, each with a title. */
export const articleSections = ['section1', 'section2', 'section3'] as const
