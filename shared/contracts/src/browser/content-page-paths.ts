import { sitePaths } from './site-paths.ts'

/** The pages whose text an owner can replace. */
export const contentPagePaths = {
  /** About us, mission and vision alone; its slides are a setting. */
  home: sitePaths.home,
  about: sitePaths.about,
  faqs: sitePaths.faqs,
  help: '/helpcenter-faqs',
  career: sitePaths.career,
  terms: sitePaths.terms,
  privacy: sitePaths.privacy,
} as const
export type ContentPageId = keyof typeof contentPagePaths
