import { sitePaths } from '@shop/contracts/browser/site-paths.ts'

/** The footer's link columns. */
export const footerColumns = [
  {
    title: 'footer.shop',
    links: [
      { id: 'footer.allProducts', to: sitePaths.shop },
      { id: 'footer.sale', to: sitePaths.sale },
      { id: 'footer.brands', to: sitePaths.brands },
      { id: 'footer.recent', to: sitePaths.recent },
      { id: 'footer.compare', to: sitePaths.compare },
    ],
  },
  {
    title: 'footer.company',
    links: [
      { id: 'footer.about', to: sitePaths.about },
      { id: 'footer.stores', to: sitePaths.stores },
      { id: 'footer.agents', to: sitePaths.agents },
      { id: 'footer.blogs', to: sitePaths.blogs },
      { id: 'footer.career', to: sitePaths.career },
      { id: 'footer.contact', to: sitePaths.contact },
    ],
  },
  {
    title: 'footer.help',
    links: [
      { id: 'footer.helpCenter', to: sitePaths.help },
      { id: 'footer.faqs', to: sitePaths.faqs },
      { id: 'footer.cart', to: sitePaths.cart },
    ],
  },
] as const

export const legalPages = [
  { id: 'footer.terms', to: sitePaths.terms },
  { id: 'footer.privacy', to: sitePaths.privacy },
] as const
