import { sitePaths } from '@shop/contracts/site-paths.ts'

/** The pages of the top bar, in order. */
export const mainPages = [
  { id: 'nav.home', to: sitePaths.home },
  { id: 'nav.shop', to: sitePaths.shop },
  { id: 'nav.faqs', to: sitePaths.faqs },
  { id: 'nav.contact', to: sitePaths.contact },
  { id: 'nav.portal', to: sitePaths.portal },
] as const
